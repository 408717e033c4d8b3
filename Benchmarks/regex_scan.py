"""The table of scanning: all matches in 10 MB of text, in turns with other engines."""
import statistics

import environment
import prose
import publish
from environment import CannotMeasure
from searching import NAMES

SIZE = 10_000_000
LISTED = "|".join(f"{first} {last}" for first, last in zip(prose.FIRST[:12], prose.LAST[:12]))
MONTHS = "|".join(prose.MONTHS)
# A name, the pattern and flags for ASCII, and those for text with other letters where they differ.
PATTERNS = [
    ("email addresses", (r"[\w.+-]+@[\w-]+\.[\w.-]+", ""), None),
    ("tags", (r"<\/?[a-z][^<>]*>", "i"), None),
    ("names", (r"[A-Z][a-z]+ [A-Z][a-z]+", ""), (r"\p{Lu}\p{L}+ \p{Lu}\p{L}+", "u")),
    ("names of a list", (LISTED, ""), None),
    ("dates of digits", (r"\b\d{4}-\d{2}-\d{2}\b", ""), None),
    ("dates with a month", (rf"(?:{MONTHS}) \d{{1,2}}, \d{{4}}", ""), None),
]
ENGINES = ["pcre2", "own", "v8", "bare", "re2", "rust"]
# The least ratio of V8's time to ours.
TARGETS = {"pcre2": 1, "own": 0.5}


class Scan:
    def __init__(self, searchers, rounds):
        self.searchers = searchers
        self.rounds = rounds
        self.missed = []
        self.engines = [engine for engine in ENGINES if engine in searchers.commands]

    def times(self, pattern, flags, path):
        """The nanoseconds of each engine over the rounds, and the number of matches."""
        processes = {engine: self.searchers.start(engine, pattern, flags) for engine in self.engines}
        try:
            times, counts = {engine: [] for engine in self.engines}, {}
            # The round before the first warms up.
            for index in range(-1, self.rounds):
                for engine in self.engines if index % 2 else reversed(self.engines):
                    count, nanoseconds = processes[engine].measure("all", path)
                    counts[engine] = count
                    if index >= 0:
                        times[engine].append(nanoseconds)
        finally:
            for process in processes.values():
                process.end()
        if None in counts.values() or len(set(counts.values())) > 1:
            raise CannotMeasure(f"/{pattern}/{flags}: the engines found {counts}")
        return times, counts["v8"]

    def row(self, name, pattern, flags, path):
        size = path.stat().st_size
        times, count = self.times(pattern, flags, path)
        # Bytes by nanoseconds are gigabytes by seconds.
        speeds = {engine: size / statistics.median(numbers) * 1000 for engine, numbers in times.items()}
        cells = [name, f"{count:,}"]
        for engine in self.engines:
            cells.append(f"{speeds[engine]:,.0f}")
            if engine in TARGETS:
                ratio = statistics.median(v8 / own for v8, own in zip(times["v8"], times[engine]))
                met = round(ratio, 2) >= TARGETS[engine]
                if not met:
                    self.missed.append(f"{name}, {NAMES[engine]}: {ratio:.2f} of V8's speed, not {TARGETS[engine]}")
                cells.append(f"{ratio:.2f}" if met else f"**{ratio:.2f}**")
        return cells

    def table(self, is_wide):
        path = prose.path(SIZE, is_wide)
        kind = "10 MB with letters of several scripts" if is_wide else "10 MB of ASCII"
        head = [kind, "matches"]
        for engine in self.engines:
            head.append({"pcre2": "`matchAll` with PCRE2", "own": "`matchAll` without"}.get(engine, NAMES[engine]))
            if engine in TARGETS:
                head.append(f"to V8, at least {TARGETS[engine]:g}")
        rows = []
        for name, narrow, wide in PATTERNS:
            pattern, flags = wide if is_wide and wide else narrow
            rows.append(self.row(name, pattern, flags, path))
        return publish.table(head, rows)


def run(options, searchers):
    """The text of the tables, and the lines of targets that are missed."""
    scan = Scan(searchers, max(options.rounds // 3, 3))
    tables = [scan.table(is_wide) for is_wide in (False, True)]
    title = (f"`Benchmarks/regex --scan` in {publish.month()}: medians of {scan.rounds} rounds; {searchers.versions()}; "
             f"{environment.machine()}.\n")
    note = "Megabytes of text a second, all matches counted. A target that is missed is in bold.\n"
    return "\n".join([title, note, *tables]), scan.missed
