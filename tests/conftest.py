"""Settings of the whole suite: which examples hypothesis tries.

"house" tries the same ones in every run, so that `make test` says the same twice. "fresh" tries new ones, many more:
`make fuzz-rules`, which prints the seed that repeats it. HYPOTHESIS_PROFILE names another for a run by hand.
"""

import os

from hypothesis import HealthCheck, settings

# Loading compiled code takes longer than hypothesis expects of an example.
settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile(
    "fresh", settings.get_profile("house"), derandomize=False, max_examples=1000, print_blob=True, database=None
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "house"))
