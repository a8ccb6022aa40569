"""Many machines: an executor that hands tasks to a Ray cluster, and random play cut into tasks for it."""

from .connect import connected
from .hands import Cluster
from .simulation import simulate

__all__ = ["Cluster", "connected", "simulate"]
