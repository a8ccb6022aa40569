"""What decisions were worth: generalised advantages of every seat by itself.

The rows of a rollout are the decisions of games in lockstep: row t of place n is a decision of seat `seat[t, n]`. The
next decision of that seat comes some rows later, and a game's end pays all its seats at once. The last decisions in a
rollout of seats whose game goes on have nothing to be measured by: they are not valid, and those before them are
measured by their values.
"""

from __future__ import annotations

from typing import Any

import torch


def advantages(values: Any, seat: Any, ended: Any, outcomes: Any, lambdas: Any) -> tuple[Any, Any]:
    """Advantages by row, place and head, and which rows are valid.

    values (T, N, V): of the seat that decides. seat, ended (T, N). outcomes (T, N, seats, V): where a game ended, what
    its end was for every seat, in units of the values. lambdas (V). Undiscounted.
    """
    steps, places, heads = values.shape
    seats = outcomes.shape[2]
    later = torch.zeros(places, seats, heads, device=values.device)  # the value of the seat's next decision, or the end
    trace = torch.zeros_like(later)  # and its advantage
    known = torch.zeros(places, seats, dtype=torch.bool, device=values.device)
    out = torch.zeros_like(values)
    valid = torch.zeros(steps, places, dtype=torch.bool, device=values.device)
    for t in range(steps - 1, -1, -1):
        over = ended[t].bool()
        later = torch.where(over[:, None, None], outcomes[t], later)
        trace = trace.masked_fill(over[:, None, None], 0.0)
        known = known | over[:, None]
        own = seat[t].long()[:, None]
        wide = own[:, :, None].expand(-1, -1, heads)
        sure = known.gather(1, own)
        gained = later.gather(1, wide)[:, 0] - values[t] + lambdas * trace.gather(1, wide)[:, 0]
        gained = torch.where(sure, gained, torch.zeros_like(gained))
        out[t], valid[t] = gained, sure[:, 0]
        later.scatter_(1, wide, values[t][:, None])
        trace.scatter_(1, wide, gained[:, None])
        known.scatter_(1, own, True)
    return out, valid


def outcomes_of(ends: Any, seats: Any, margin_scale: float, points_scale: float) -> Any:
    """Ends (..., N, 2 x seats: shares of the win, points) as values of the four heads (..., N, seats, 4).

    `seats` (N): how many play at each place.
    """
    most = ends.shape[-1] // 2
    share, points = ends[..., :most], ends[..., most:]
    absent = torch.arange(most, device=ends.device) >= seats[:, None]
    here = points.masked_fill(absent, -1e6)
    best, second = here.topk(2, -1).values.unbind(-1)
    leads = here >= best[..., None]  # where two lead, both find their rival in the second
    rival = torch.where(leads, second[..., None], best[..., None])
    margin = (points - rival).masked_fill(absent, 0.0) / margin_scale
    out = torch.stack([share, margin, points / points_scale, torch.tanh(margin)], -1)
    return out.masked_fill(absent[..., None], 0.0)
