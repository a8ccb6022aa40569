"""Settings of the whole suite."""

from hypothesis import HealthCheck, settings

# Loading compiled code takes longer than hypothesis expects of an example; examples are the same in every run.
settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
