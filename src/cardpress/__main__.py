"""``python -m cardpress``."""

from cardpress.cli import main

if __name__ == "__main__":
    main()
