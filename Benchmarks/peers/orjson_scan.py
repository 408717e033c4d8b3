"""Reads each line with orjson.loads into Python's objects. Input is the name of a measure, output its count and times.

    orjson_scan.py FILE
"""
import sys
import time

import orjson


def main(path):
    with open(path, "rb") as file:
        lines = file.read().splitlines()
    loads = orjson.loads
    for name in sys.stdin:
        if name.strip() != "scan/all":
            print("unknown", flush=True)
            continue
        start = time.process_time_ns()
        count = 0
        for line in lines:
            loads(line)
            count += 1
        print(count, (time.process_time_ns() - start) / count, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
