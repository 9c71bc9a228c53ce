"""One module a command, each named ``COMMAND_command`` and holding ``command``."""
