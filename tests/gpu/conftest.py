"""In plain mode nothing is compiled, and there is nothing to run on a GPU."""

from twistosaur.kernel import PLAIN

collect_ignore = ["test_gpu.py"] if PLAIN else []
