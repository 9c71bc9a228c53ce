"""``cardpress doctor``."""

import click

from cardpress.cli.session import Session, common_options

__all__ = ["command"]

_BROKEN = 3


@click.command("doctor")
@common_options
def command(session: Session) -> int:
    """Tell whether everything that cardpress needs is there."""
    from cardpress.jobs.doctor import examine  # noqa: PLC0415 - not for --help

    findings = examine()
    if not session.as_json:
        for finding in findings:
            mark = "ok" if finding.sound else "MISSING" if finding.needed else "note"
            click.echo(f"{mark:8}{finding.name}: {finding.detail}")
    session.finish(
        {
            "findings": [
                {
                    "name": finding.name,
                    "detail": finding.detail,
                    "sound": finding.sound,
                    "needed": finding.needed,
                }
                for finding in findings
            ]
        }
    )
    return _BROKEN if any(f.needed and not f.sound for f in findings) else 0
