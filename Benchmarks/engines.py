"""Programs that answer names of measures with numbers, for the scripts that compare engines."""
import statistics
import subprocess
import sys
import time

from environment import CannotMeasure, output, pinned


class Engine:
    """A program that answers names of measures with numbers."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            pinned(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def measure(self, name):
        """Returns the measure's count, such as its matches, and the nanoseconds of one or several calls."""
        self.process.stdin.write(name + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().split()
        if not answer or answer[0] == "unknown":
            raise CannotMeasure(f"no answer for {name}")
        return int(answer[0]), [float(number) for number in answer[1:]]


class Node(Engine):
    """V8. On Linux its CPU time is read from outside, since V8's own is inexact; it then answers with wall
    time and the number of calls."""

    def __init__(self, command, timed_outside=lambda name: True):
        super().__init__(command)
        self.timed_outside = timed_outside

    def measure(self, name):
        start = self.cpu_time()
        found, numbers = super().measure(name)
        if not self.timed_outside(name):
            return found, numbers
        nanoseconds, calls = numbers
        if sys.platform == "linux":
            nanoseconds = self.cpu_time() - start
        return found, [nanoseconds / calls]

    def cpu_time(self):
        """The nanoseconds of all threads of the process so far."""
        if sys.platform != "linux":
            return 0
        # The CPU clock of a process in Linux's numbering, see clock_getcpuclockid(3).
        return time.clock_gettime_ns(~self.process.pid << 3 | 2)


def take_turns(count, measures):
    """The times of measures that take turns, each a list of lists of nanoseconds over the rounds.

    `measures` maps keys to pairs of an engine and a name; all must find the same.
    """
    times = {key: [] for key in measures}
    for index in range(-1, count):
        order = list(measures.items())
        found = set()
        for key, (engine, name) in order if index % 2 else reversed(order):
            number, nanoseconds = engine.measure(name)
            found.add(number)
            # The round before the first warms up.
            if index >= 0:
                times[key].append(nanoseconds)
        if len(found) > 1:
            raise CannotMeasure(f"{measures}: the engines found {found}")
    return times


def ratios(times, over, under):
    """The ratios of two measures within each round."""
    return [a[0] / b[0] for a, b in zip(times[over], times[under])]


def middle(times, key):
    return statistics.median(numbers[0] for numbers in times[key])


def table(head, rows):
    print("| " + " | ".join(head) + " |")
    print("| --- |" + " ---: |" * (len(head) - 1))
    for row in rows:
        print("| " + " | ".join(row) + " |")
    print(flush=True)
