"""The cost of a whole process: CPU time, wall time, and the peak of memory."""
import dataclasses
import os
import subprocess
import tempfile

from environment import CACHE, HERE, CannotMeasure, compiled


@dataclasses.dataclass
class Spent:
    cpu: float
    """Seconds of CPU time, of user and system."""
    wall: float
    """Seconds on the clock."""
    peak: int
    """Bytes of memory at the peak."""
    printed: str
    """The text of standard output and standard error."""


def spend(command, status=0, pinned=True, keeps_output=True):
    """Runs a command to its end, on one core if the system can do that."""
    program = compiled("spend", [HERE / "native/spend.c"])
    with tempfile.NamedTemporaryFile("r", dir=CACHE) as figures:
        call = [str(program), figures.name, *map(str, command)]
        with core(pinned):
            done = subprocess.run(
                call, text=True, stderr=subprocess.STDOUT,
                stdout=subprocess.PIPE if keeps_output else subprocess.DEVNULL)
        if done.returncode:
            raise CannotMeasure(f"{call} ended with status {done.returncode}")
        found, cpu, wall, peak = map(int, figures.read().split())
    if found != status:
        raise CannotMeasure(f"{call[2:]} ended with status {found}, not {status}: {(done.stdout or '')[-500:]}")
    return Spent(cpu / 1e9, wall / 1e9, peak, done.stdout or "")


class core:
    """A context in which new processes stay on the last core, if `pinned` is true and the system can do that."""

    def __init__(self, pinned):
        self.pinned = pinned and hasattr(os, "sched_setaffinity")

    def __enter__(self):
        if self.pinned:
            self.allowed = os.sched_getaffinity(0)
            os.sched_setaffinity(0, {max(self.allowed)})

    def __exit__(self, *_):
        if self.pinned:
            os.sched_setaffinity(0, self.allowed)
