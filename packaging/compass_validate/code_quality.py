"""Turns the findings of compass-validate --format ndjson into a code quality report of GitLab.

usage: compass-validate SCHEMA FILE... --format ndjson | python -m compass_validate.code_quality > gl-code-quality-report.json

A finding keeps its fingerprint when lines move: it is made of the file, the code, the path in the payload and the message.

Exit status: 0 written, whatever the findings, 2 a line is not a finding, 64 wrong usage.
"""
import collections
import hashlib
import json
import sys

SEVERITIES = {"error": "major", "warning": "minor", "note": "info"}


def entry(finding, seen):
    """The report's entry for a finding. `seen` counts equal findings, whose fingerprints differ by their number."""
    path = finding.get("path", [])
    place = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path).lstrip(".")
    message = finding["message"] + (f" (at {place})" if place else "")
    file = finding["file"]
    file = file[2:] if file.startswith("./") else file
    start = finding.get("range", {}).get("start", {"line": 1, "column": 1})
    identity = json.dumps([file, finding["code"], path, finding["message"]])
    seen[identity] += 1
    if seen[identity] > 1:
        identity += str(seen[identity])
    severity = finding.get("severity") or finding.get("level")
    if severity is None:
        severity = "note" if finding["code"] == "depends_on_stubs" else "error"
    return {
        "description": message,
        "check_name": finding["code"],
        "fingerprint": hashlib.sha256(identity.encode()).hexdigest(),
        "severity": SEVERITIES.get(severity, "major"),
        "location": {"path": file, "lines": {"begin": start["line"]}},
    }


def main(arguments):
    if arguments:
        print(__doc__.split("\n\n")[1], file=sys.stderr)
        return 64
    seen, report = collections.Counter(), []
    for number, line in enumerate(sys.stdin.buffer, 1):
        if not line.strip():
            continue
        try:
            report.append(entry(json.loads(line), seen))
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            print(f"code_quality: line {number} is not a finding of --format ndjson", file=sys.stderr)
            return 2
    json.dump(report, sys.stdout, indent=2, ensure_ascii=True)
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
