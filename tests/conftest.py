"""What holds for all tests."""

from hypothesis import HealthCheck, settings

# No deadlines: machines differ, and speed is measured in benchmarks, never in tests. Derandomised
# in every run, so that a red test is red for everybody.
settings.register_profile(
    "cardpress",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
settings.load_profile("cardpress")
