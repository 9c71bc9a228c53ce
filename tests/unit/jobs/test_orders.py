"""Where print settings come from when an order is placed."""

from pathlib import PurePath

from cardpress.jobs.orders import _user_layer
from cardpress.world import World


def test_a_home_that_cannot_be_entered_holds_no_settings() -> None:
    """As for another user's or a container's; whatever the system says, nothing breaks."""
    layer = _user_layer(World(home=PurePath("/" + "x" * 300), platform="linux"))
    assert (layer.value.values, layer.diagnostics) == ({}, ())
