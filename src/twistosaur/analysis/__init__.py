"""Analysis that teaches: every decision of a game judged from what its player knew."""

from .crew import Stopped
from .result import Analysis, AnalysisError
from .run import Progress, analyse

__all__ = ["Analysis", "AnalysisError", "Progress", "Stopped", "analyse"]
