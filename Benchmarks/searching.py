"""The engines that search texts for a pattern, each pattern in a process of its own."""
import selectors
import subprocess
import sys
import time

import environment
from environment import HERE, CannotMeasure, output

# What an engine answers instead of a time.
REFUSES, GIVES_UP, GOES_ON, FAILS = "refuses", "gives up", "goes on", "fails"

NAMES = {"pcre2": "ours with PCRE2", "own": "ours without PCRE2", "v8": "V8", "bare": "bare PCRE2", "re2": "RE2",
         "re": "Python's `re`", "rust": "Rust's regex"}


class Search:
    """A process that searches texts for one pattern."""

    def __init__(self, command, is_timed_outside=False):
        self.process = subprocess.Popen(
            list(map(str, command)), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.is_timed_outside = is_timed_outside
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.process.stdout, selectors.EVENT_READ)

    def measure(self, call, path, limit=None):
        """The number that a call finds and its nanoseconds, or None and the reason why there are none.

        An engine that needs more than `limit` seconds of CPU time is ended, and answers no further call.
        """
        if self.process.poll() is not None:
            return None, REFUSES if self.process.returncode == 3 else FAILS
        try:
            start = self.spent()
            self.process.stdin.write(f"{call}/{path}\n".encode())
            self.process.stdin.flush()
            line = self.line(limit)
        except BrokenPipeError:
            line = b""
        words = line.decode().split() if line is not None else []
        if line is None:
            self.end()
            return None, GOES_ON
        if not words:
            return None, REFUSES if self.process.wait() == 3 else FAILS
        if words[0] == "undecided":
            return None, GIVES_UP
        if words[0] == "unknown":
            raise CannotMeasure(f"no answer for {call}/{path}")
        nanoseconds = float(words[1])
        if self.is_timed_outside:
            nanoseconds = (self.spent() - start if sys.platform == "linux" else nanoseconds) / int(words[2])
        return int(words[0]), nanoseconds

    def line(self, limit):
        """The next line of the process, which is short and written at once; None if it takes too long."""
        start = self.spent()
        while not self.selector.select(limit and limit / 50):
            if self.spent() - start > limit * 1e9:
                return None
        return self.process.stdout.readline()

    def spent(self):
        """The nanoseconds of CPU time of the process so far, elsewhere than on Linux those on the clock; see
        clock_getcpuclockid(3)."""
        if sys.platform != "linux":
            return time.monotonic_ns()
        return time.clock_gettime_ns(~self.process.pid << 3 | 2)

    def end(self):
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            try:
                pipe.close()
            except BrokenPipeError:
                pass

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()


class Searchers:
    """The engines that are here, each with the command that searches for a pattern."""

    def __init__(self, ours, without, node):
        """Takes compass-bench of both configurations, and the Node, or None if there is none."""
        self.commands = {"pcre2": [ours, "regex-search"], "own": [without, "regex-search"]}
        self.node = node
        if node:
            self.commands["v8"] = [node, HERE / "regex-search.mjs"]
        self.commands["bare"] = [environment.compiled(
            "pcre2_search", [HERE / "native/pcre2_search.c"],
            *output(["pkg-config", "--cflags", "--libs", "libpcre2-8"]).split())]
        found = environment.re2()
        if found:
            self.commands["re2"] = [environment.compiled("re2_search", [HERE / "native/re2_search.cpp"], *found[1])]
        python = environment.peer_python()
        script = [python, "-B", HERE / "peers/regex_search.py"]
        self.commands["re"] = [*script, "re"]
        self.commands["rust"] = [*script, "rurex"]

    def start(self, engine, pattern, flags):
        """A process of an engine for a pattern."""
        return Search([*self.commands[engine], pattern, flags], is_timed_outside=engine == "v8")

    def versions(self):
        """The engines that are not ours, with their versions."""
        parts = [f"PCRE2 {output(['pkg-config', '--modversion', 'libpcre2-8']).strip()}"]
        if self.node:
            parts.append(f"V8 {output([self.node, '-p', 'process.versions.v8']).strip()}")
        if "re2" in self.commands:
            parts.append(f"RE2 {environment.re2()[0]}")
        return ", ".join([environment.swift_version(), *parts, environment.peer_versions("rurex")])

