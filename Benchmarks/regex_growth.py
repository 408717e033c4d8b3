"""The table of hostile patterns: the time of a byte as the text grows, beside other engines."""
import concurrent.futures
import json
import os
import statistics
import sys

import environment
import publish
from environment import CACHE, HERE, CannotMeasure
from searching import GOES_ON, NAMES, REFUSES

CASES = HERE / "regex-growth.json"
SIZES = [1_000, 10_000, 100_000, 1_000_000]
# The greatest factor between the time of a byte in one text and in a larger one.
STEEPEST = 3
# Times of a byte below this one, in nanoseconds, count as this one. A small text may be refused for a character that it
# lacks, at a tenth of a nanosecond a byte, where a larger one is searched at a few.
FLOOR = 20
# A call of ours that takes more seconds counts as one that never ends.
PATIENCE = 60
# A result is the median of these measurements, or if one takes more nanoseconds, a single one.
ROUNDS, LONG = 3, 2e8
BUILDS = {"pcre2": "with PCRE2", "own": "without"}
OURS = list(BUILDS)
PEERS = ["v8", "bare", "re2", "re"]


class Case:
    def __init__(self, data, shipped):
        self.pattern = shipped[data["shipped"]] if "shipped" in data else data["pattern"]
        self.name = data.get("name")
        self.flags = data.get("flags", "")
        self.calls = data.get("calls", ["test", "exec"])
        self.group = data["group"]
        self.data = data
        self.times = {}
        """For an engine, a call and a size: the nanoseconds of a call, or why there are none."""
        self.found = {}
        """For an engine, a call and a size: the number that the call finds."""

    def text(self, size):
        """The attack text of about this many bytes: a start, something repeated, and an end."""
        prefix, suffix = self.data.get("prefix", ""), self.data.get("suffix", "")
        room = size - len((prefix + suffix).encode())
        return prefix + self.data["pump"] * max(room // len(self.data["pump"].encode()), 1) + suffix

    def cost(self, engine, call, size):
        """The nanoseconds of a byte, or why there are none."""
        time = self.times.get((engine, call, size))
        return time / size if isinstance(time, float) else time

    def growth(self, engine, call):
        """The greatest factor between the time of a byte in a text and in a larger one."""
        costs = [max(self.cost(engine, call, size), FLOOR) for size in SIZES]
        return max(large / small for place, small in enumerate(costs) for large in costs[place:])

    def title(self):
        """The pattern, or the name of a longer one."""
        source = f"/{self.pattern}/{self.flags}"
        return self.name or "`" + source.replace("|", "\\|") + "`"


def cases(shipped):
    return [Case(data, shipped) for data in json.loads(CASES.read_text())["cases"]]


class Growth:
    def __init__(self, searchers, all_cases, limit):
        self.searchers = searchers
        self.cases = all_cases
        self.limit = limit
        self.missed = []

    def paths(self, index):
        """The files of a case's texts, by size."""
        folder = CACHE / "regex-growth"
        folder.mkdir(parents=True, exist_ok=True)
        paths = {}
        for size in SIZES:
            paths[size] = folder / f"{index}-{size}.txt"
            paths[size].write_text(self.cases[index].text(size), newline="")
        return paths

    def measure(self, index, engine):
        """Measures a case with an engine, in a process of its own, up to the first text on which it does not end."""
        case, paths = self.cases[index], self.paths(index)
        # The peers have one search behind both calls.
        calls = case.calls if engine in OURS else case.calls[-1:]
        for call in calls:
            with self.searchers.start(engine, case.pattern, case.flags) as search:
                for size in SIZES:
                    key = engine, call, size
                    times = []
                    for _ in range(ROUNDS if engine in OURS else 1):
                        found, time = search.measure(call, paths[size], PATIENCE if engine in OURS else self.limit)
                        if found is None:
                            break
                        times.append(time)
                        if time > LONG:
                            break
                    case.times[key] = statistics.median(times) if found is not None else time
                    case.found[key] = found
                    if found is None:
                        break

    def run(self, engines):
        """Measures ours one after the other, then the peers, as many at once as there are cores."""
        for index in range(len(self.cases)):
            print(f"pattern {index + 1} of {len(self.cases)}: {self.cases[index].title()}", file=sys.stderr, flush=True)
            for engine in OURS:
                self.measure(index, engine)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            places = range(len(self.cases))
            for job in [pool.submit(self.measure, index, engine) for engine in engines for index in places]:
                job.result()

    def compare(self):
        """Reports results of our builds and V8 that differ."""
        for case in self.cases:
            for (engine, call, size), found in case.found.items():
                others = ["own", "v8"] if engine == "pcre2" else []
                for other in others:
                    number = case.found.get((other, call, size))
                    if None not in (found, number) and found != number:
                        self.missed.append(f"{case.title()}, {call} at {short(size)}: {found}, {NAMES[other]} {number}")

    def ours(self, case, engine, call):
        """The cell of one of our builds: the time of a byte at the largest size and its growth."""
        if call not in case.calls:
            return ""
        failed = [size for size in SIZES if not isinstance(case.times.get((engine, call, size)), float)]
        if failed:
            reason = case.times[engine, call, failed[0]]
            self.missed.append(f"{case.title()}, {call} {BUILDS[engine]}: {self.shown(reason)} at {short(failed[0])}")
            return f"**{self.shown(reason)} at {short(failed[0])}**"
        growth = case.growth(engine, call)
        text = f"{amount(case.cost(engine, call, SIZES[-1]))} ({growth:.1f})"
        if growth > STEEPEST:
            self.missed.append(f"{case.title()}, {call} {BUILDS[engine]}: a byte takes {growth:.1f} times as long")
            return f"**{text}**"
        return text

    @staticmethod
    def shown(reason, limit=PATIENCE):
        """Why there is no time, in short form."""
        return f"> {limit:g} s" if reason == GOES_ON else reason

    def peer(self, case, engine):
        """The cell of a peer: the time of a byte at the largest size, or at which size it fails."""
        for size in SIZES:
            cost = case.cost(engine, case.calls[-1], size)
            if cost == REFUSES:
                return "-"
            if isinstance(cost, str):
                return f"{self.shown(cost, self.limit)} at {short(size)}"
        return amount(cost) if cost is not None else ""

    def tables(self, engines):
        """The tables, one for each group of cases, and a summary."""
        head = ["", "with PCRE2: `test`", "`exec`", "`matchAll`", "without: `test`", "`exec`", "`matchAll`",
                *(NAMES[engine] for engine in engines)]
        parts = []
        for group in dict.fromkeys(case.group for case in self.cases):
            rows = [
                [case.title()] + [self.ours(case, engine, call) for engine in OURS for call in ("test", "exec", "all")]
                + [self.peer(case, engine) for engine in engines]
                for case in self.cases if case.group == group]
            parts.append(publish.table([group, *head[1:]], rows))
        return "\n".join([self.summary(engines), *parts])

    def summary(self, engines):
        """A table of the numbers of cases that each engine answers at each size."""
        rows = []
        for engine in OURS + engines:
            known = [case for case in self.cases if case.times.get((engine, case.calls[-1], SIZES[0])) != REFUSES]
            answered = [sum(isinstance(case.times.get((engine, case.calls[-1], size)), float) for case in known)
                        for size in SIZES]
            flat = sum(isinstance(case.times.get((engine, case.calls[-1], SIZES[-1])), float)
                       and case.growth(engine, case.calls[-1]) <= STEEPEST for case in known)
            name = f"ours, {BUILDS[engine]}" if engine in BUILDS else NAMES[engine]
            rows.append([name, f"{len(known)}", *map(str, answered), f"{flat}"])
        head = ["engine", "patterns it accepts", *(f"answers at {short(size)}" for size in SIZES), "flat"]
        return publish.table(head, rows)

    def figures(self):
        """All measured times, a line each, for a look behind the table."""
        lines = ["case\tengine\tcall\tbytes\tnanoseconds"]
        for case in self.cases:
            lines += [f"{case.title()}\t{engine}\t{call}\t{size}\t{time}"
                      for (engine, call, size), time in case.times.items()]
        return "\n".join(lines) + "\n"


def amount(number):
    """A number in few digits."""
    return f"{number:,.0f}" if number >= 100 else f"{number:.1f}" if number >= 10 else f"{number:.2f}"


def short(size):
    """A number of bytes in short form."""
    return f"{size // 1_000_000} MB" if size >= 1_000_000 else f"{size // 1_000} KB"


def head(options, chosen, searchers):
    """The lines above the tables: their origin, and the meaning of a cell."""
    title = (f"`Benchmarks/regex --growth` in {publish.month()}: {len(chosen)} patterns, strings of "
             f"{', '.join(map(short, SIZES))}, peers limited to {options.limit:g} s of CPU time a call; {searchers.versions()}; "
             f"{environment.machine()}.\n")
    note = (f"CPU nanoseconds of a byte at {short(SIZES[-1])}; in parentheses, the maximum factor between the cost of a byte "
            f"in one\nstring and in a larger one, at most {STEEPEST}. A target that is missed is in bold.\n")
    return title, note


def run(options, searchers, shipped):
    """The text of the tables, and the lines of targets that are missed."""
    chosen = [case for case in cases(shipped) if options.only is None or options.only in case.title()]
    if not chosen:
        raise CannotMeasure(f"no case has {options.only} in its title")
    engines = [] if options.without_peers else [engine for engine in PEERS if engine in searchers.commands]
    growth = Growth(searchers, chosen, options.limit)
    growth.run(engines)
    growth.compare()
    text = growth.tables(engines)
    (CACHE / "regex-growth.tsv").write_text(growth.figures())
    title, note = head(options, chosen, searchers)
    return f"{title}\n{note}\n{text}", growth.missed
