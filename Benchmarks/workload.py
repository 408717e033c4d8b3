"""The records to validate, made once and kept under .bench, and the schema document of their mixture."""
import csv
import dataclasses
import json
import pathlib
import random
import sys

from environment import CACHE, HERE, ROOT, output

KINDS = ("mixed", "coach", "interaction", "event")


@dataclasses.dataclass
class Workload:
    kind: str
    path: pathlib.Path
    records: int
    invalid: int
    mistakes: int
    misordered: int
    """The number of records that are invalid by the order of two dates alone, which a plain JSON Schema can't find."""

    @property
    def size(self):
        return self.path.stat().st_size


def records(kind, lines, seed=1, wrong=0.1):
    """A file of records, one a line, and the generator's counts; `wrong` is the share of those with mistakes."""
    generator = HERE / "generate.py"
    share = "" if wrong == 0.1 else f"-{wrong}"
    path = CACHE / f"{kind}-{lines}-{seed}{share}.ndjson"
    known = path.with_suffix(".json")
    if not known.exists() or known.stat().st_mtime < generator.stat().st_mtime:
        CACHE.mkdir(exist_ok=True)
        known.write_text(output(
            [sys.executable, generator, "--kind", kind, "--lines", lines, "--seed", seed,
             "--wrong", wrong, "--out", path]))
    return Workload(kind, path, **json.loads(known.read_text()))


def lines(name, count, line):
    """A file with the same line several times over."""
    path = CACHE / f"{name}-{count}.ndjson"
    text = (line + "\n") * count
    if not path.exists() or path.stat().st_size != len(text):
        CACHE.mkdir(exist_ok=True)
        path.write_text(text)
    return path


def rows(count, seed=1):
    """Small coaches, all right, as the rows of a CSV file and as lines of JSON: a path for each extension."""
    paths = {name: CACHE / f"rows-{count}-{seed}.{name}" for name in ("csv", "ndjson")}
    if not all(path.exists() for path in paths.values()):
        CACHE.mkdir(exist_ok=True)
        source = random.Random(seed)
        with open(paths["csv"], "w", newline="") as table, open(paths["ndjson"], "w") as lines:
            writer = csv.DictWriter(
                table, ("first_name", "last_name", "role", "email", "notes"), restval="", lineterminator="\n")
            writer.writeheader()
            for number in range(count):
                coach = {
                    "first_name": source.choice(("Ana", "Ben", "Chloé", "Dmitri", "Eve")),
                    "last_name": source.choice(("Diaz", "O'Neil", "Smith, Jr.", "Lopez", "Kim")),
                    "role": source.choice(("head", "assistant", "recruiting"))}
                if source.random() < 0.8:
                    coach["email"] = f"coach{number}@example.com"
                if source.random() < 0.3:
                    coach["notes"] = source.choice(("met at camp", 'says "call me"', "two\nlines"))
                writer.writerow(coach)
                lines.write(json.dumps(coach, ensure_ascii=False, separators=(",", ":")) + "\n")
    return paths


def repeated(work, times):
    """The same records several times over, in one file."""
    path = work.path.with_name(f"{work.path.stem}-x{times}.ndjson")
    if not path.exists() or path.stat().st_mtime < work.path.stat().st_mtime:
        text = work.path.read_bytes()
        with open(path, "wb") as file:
            for _ in range(times):
                file.write(text)
    counts = (work.records, work.invalid, work.mistakes, work.misordered)
    return Workload(work.kind, path, *(count * times for count in counts))


def document(work, size):
    """One JSON document of about this size in bytes: the records in an array, repeated from the start as needed."""
    path = CACHE / f"{work.path.stem}-array-{size}.json"
    if not path.exists() or path.stat().st_mtime < work.path.stat().st_mtime:
        lines = work.path.read_bytes().splitlines()
        with open(path, "wb") as file:
            file.write(b"[" + lines[0])
            written, index = len(lines[0]) + 2, 1
            while written + len(lines[index % len(lines)]) + 1 <= size:
                line = lines[index % len(lines)]
                file.write(b"," + line)
                written += len(line) + 1
                index += 1
            file.write(b"]")
    return path


def mixed_schema():
    """The schema of a mixed record as a document: three objects with the discriminator `schema`."""
    options = [
        {"type": "object", "unknownKeys": "strip", "shape": {
            "schema": {"type": "literal", "values": [kind]},
            "input": json.loads((ROOT / f"schemas/{kind}.json").read_text())["schema"]}}
        for kind in KINDS[1:]]
    return save("mixed", {"type": "discriminated_union", "discriminator": "schema", "options": options})


def array_schema():
    """The schema of an array of mixed records as a document."""
    element = json.loads(mixed_schema().read_text())["schema"]
    return save("mixed-array", {"type": "array", "element": element})


def save(name, schema):
    path = CACHE / f"{name}.schema.json"
    CACHE.mkdir(exist_ok=True)
    path.write_text(json.dumps({"format": "schema-document/1", "name": name, "schema": schema}))
    return path


def schema_arguments(kind):
    """The arguments of compass-validate that name the schema of a kind, at the revision that the peers restate."""
    return ["--schema", mixed_schema()] if kind == "mixed" else [kind, "--revision", "2026-02"]
