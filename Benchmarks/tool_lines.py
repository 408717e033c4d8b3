"""compass-validate on the lines of a schema: the CPU time of a line, as a whole process less its start."""
import subprocess

import environment
from environment import CACHE, CannotMeasure
from spending import spend

# Bytes of a file to measure, so that the start is a small part.
SIZE = 4_000_000


class Ours:
    def __init__(self, options, kind="--zod-json-schema"):
        """`kind` is the option that names a schema."""
        self.tool, self.rounds, self.kind = options.ours or environment.static_tool(), options.rounds, kind

    def command(self, schema, *arguments):
        return [self.tool, *arguments, self.kind, schema]

    def refusal(self, schema):
        """The error if a schema can't be read; None if it can."""
        done = subprocess.run(
            list(map(str, self.command(schema, "check", "--quiet", "--exit-zero", "-"))), input="null", text=True,
            capture_output=True)
        return done.stderr.strip().splitlines()[-1].split(".json: ")[-1] if done.returncode else None

    def generated(self, schema, name, kind, count=2000):
        """A file of payloads."""
        path = CACHE / f"corpus-{name}-{kind}.ndjson"
        done = subprocess.run(
            list(map(str, [*self.command(schema, "generate"), f"--{kind}", "--count", count, "--seed", 1])),
            capture_output=True)
        if done.returncode:
            raise CannotMeasure(done.stderr.decode()[-500:])
        path.write_bytes(done.stdout)
        return path

    def measure(self, schema, lines):
        """The number of valid lines, and the CPU seconds of a line."""
        text = lines.read_bytes().rstrip(b"\n") + b"\n"
        count = text.count(b"\n")
        times = max(1, SIZE // len(text))
        many, one = CACHE / "corpus-many.ndjson", CACHE / "corpus-one.ndjson"
        many.write_bytes(text * times)
        one.write_bytes(text.splitlines(True)[0])

        def minimum(path):
            spent = []
            for _ in range(self.rounds):
                command = self.command(schema, "check", "--ndjson", "--quiet", "--exit-zero", "-j", "1", path)
                spent.append(spend(command))
            return min(each.cpu for each in spent), spent[0].printed

        whole, printed = minimum(many)
        start, _ = minimum(one)
        summary = printed.strip().splitlines()[-1].replace(",", "").split()
        invalid = next((int(word) for word, what in zip(summary, summary[1:]) if what == "invalid"), 0)
        return count - invalid // times, (whole - start) / (count * times)
