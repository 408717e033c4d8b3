#!/usr/bin/env python3
"""Searches texts with Python's `re`, or with the Rust crate regex through its binding rurex.

usage: regex_search.py re|rurex PATTERN FLAGS

FLAGS are JavaScript's letters. Reads names from standard input, one a line, which are a call and the path of a text:
test/PATH and exec/PATH find whether the text has a match, all/PATH counts the matches. Answers each with the number of
matches and the nanoseconds of CPU time of a call. Status 3 means that the engine refuses the pattern.
"""
import importlib
import pathlib
import sys
import time

# The least CPU time of one measurement, in nanoseconds.
WINDOW = 2_000_000


def compiled(engine, source, flags):
    """The pattern, for text if it has the flag u or v, else for bytes."""
    letters = "".join(sorted(set(flags) & set("ims")))
    is_text = not set(flags).isdisjoint("uv")
    if engine.__name__ == "rurex" and is_text:
        # Without a copy of the text: bytes, read as UTF-8.
        return engine.compile(f"(?u{letters}:{source})".encode())
    if letters:
        source = f"(?{letters}:{source})"
    return engine.compile(source if is_text else source.encode())


def main():
    engine = importlib.import_module(sys.argv[1])
    try:
        pattern = compiled(engine, *sys.argv[2:])
    except Exception:
        return 3
    is_text = isinstance(pattern.pattern, str)
    # The crate counts where Python would make an object of each match.
    calls = {
        "all": (lambda text: pattern.subn(b"", text)[1]) if engine.__name__ == "rurex"
        else lambda text: sum(1 for _ in pattern.finditer(text)),
    }
    texts = {}
    for line in sys.stdin:
        call, path = line.strip().split("/", 1)
        if path not in texts:
            found = pathlib.Path(path).read_bytes()
            texts[path] = found.decode() if is_text else found
        text = texts[path]
        call = calls.get(call, lambda text: pattern.search(text) is not None)
        repetitions, taken = 0, 0
        while taken < WINDOW:
            start = time.process_time_ns()
            found = call(text)
            taken += time.process_time_ns() - start
            repetitions += 1
        print(int(found), taken / repetitions, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
