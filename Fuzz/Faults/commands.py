"""The commands that Fuzz/faults runs, with their files."""
import dataclasses
import gzip
import json
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
OLD = b"the old contents\n"


@dataclasses.dataclass(frozen=True, eq=False)
class Command:
    """A command line, its files (or the targets of links) and standard input, and its status without a fault."""
    name: str
    arguments: list
    files: dict = dataclasses.field(default_factory=dict)
    input: bytes = b""
    status: int = 0
    # Whether the output of a run that could not finish is the start of a whole run's; else lines may be missing.
    is_cut_at_any_byte: bool = False


def lines(count, invalid=0):
    """Coaches, of which every so often one is invalid."""
    rows = []
    for number in range(count):
        role = "boss" if invalid and number % invalid == 3 else "head"
        rows.append(json.dumps({"role": role, "last_name": f"Name {number}", "notes": "x" * 60}))
    return "".join(row + "\n" for row in rows).encode()


GOOD, BAD = b'{"role":"head"}', b'{"role":"boss"}'
MANY = {f"in/{number:03}.json": BAD if number % 9 == 4 else GOOD for number in range(80)}
SCHEMA = b'{"format":"schema-document/2","name":"a","schema":{"type":"string","checks":[{"check":"min_length","minimum":2}]}}'
VECTORS = (b'{"format":"golden-vectors/1","suite":"tiny","kind":"url","recorded":{"from":"by hand"},"cases":[\n'
           b'{"id":"a","input":"https://a.b","valid":true,"href":"https://a.b/"}]}')
MORE = VECTORS.replace(b"tiny", b"more").replace(b'"a"', b'"b"')
SUITE = {
    "suite/urls/tiny.json": VECTORS, "suite/urls/more.json": MORE,
    "suite/manifest.json": b'{"format":"conformance-manifest/2","families":[{"folder":"urls","why":"w","source":"s"}],'
                           b'"file_format":null,"files":[],"releases":[]}',
}

ALL = [
    Command("file", ["coach", "a.json", "b.json"], {"a.json": GOOD, "b.json": BAD}, status=1),
    Command("lines-on-threads", ["coach", "a.ndjson", "-j", "3"], {"a.ndjson": lines(3_000, 500)}, status=1),
    Command("lines-of-a-pipe", ["coach", "-", "--ndjson", "-j", "2"], input=lines(2_000, 300), status=1),
    Command("lines-exit-zero", ["coach", "-", "--ndjson", "--exit-zero"], input=lines(50, 9)),
    Command("folder", ["coach", "in", "-j", "3"], MANY, status=1),
    Command("pattern", ["coach", "in/0[0-2]*.json", "-q"], MANY, status=1),
    Command("gzip", ["coach", "a.ndjson.gz"], {"a.ndjson.gz": gzip.compress(lines(900, 100), mtime=0)}, status=1),
    Command("output", ["coach", "a.ndjson", "--output", "out.ndjson"], {"a.ndjson": lines(1_500), "out.ndjson": OLD}),
    Command("output-of-a-file", ["coach", "a.json", "--output", "out.json"], {"a.json": GOOD, "out.json": OLD}),
    Command("output-through-a-link", ["coach", "a.json", "--output", "link"],
            {"a.json": GOOD, "out.json": OLD, "link": pathlib.Path("out.json")}),
    Command("output-standard", ["coach", "a.ndjson", "--output", "-", "-q"], {"a.ndjson": lines(1_500, 100)}, status=1,
            is_cut_at_any_byte=True),
    Command("output-device", ["coach", "-", "--ndjson", "--output", "/dev/stdout", "-q"], input=lines(40), is_cut_at_any_byte=True),
    Command("large-array", ["coach-list.json", "--schema", "list.json", "--output", "out.json"],
            {"coach-list.json": b"[" + b'"abcdefgh",' * 100_000 + b'"z1"]', "out.json": OLD,
             "list.json": SCHEMA.replace(b'"schema":', b'"schema":{"type":"array","element":') + b"}"}),
    Command("json", ["coach", "a.json", "b.json", "--format", "json"], {"a.json": GOOD, "b.json": BAD}, status=1),
    Command("junit", ["coach", "a.ndjson", "--format", "junit"], {"a.ndjson": lines(30, 9)}, status=1),
    Command("sarif", ["coach", "a.json", "--format", "sarif"], {"a.json": BAD}, status=1),
    Command("verdicts", ["verdicts", "coach", "a.ndjson", "--end"], {"a.ndjson": lines(900, 100)}, status=1,
            is_cut_at_any_byte=True),
    Command("verdicts-of-a-pipe", ["verdicts", "coach", "--end", "--exit-zero"], input=lines(900, 100), is_cut_at_any_byte=True),
    Command("schema", ["--schema", "a.schema.json", "a.json"], {"a.schema.json": SCHEMA, "a.json": b'"ab"'}),
    Command("export", ["export", "coach", "event", "--into", "."], {"coach.json": OLD, "event.json": OLD}),
    Command("conformance", ["conformance", "suite", "--report", "r.html"],
            {"suite/a.json": VECTORS, "suite/below/b.json": MORE, "r.html": OLD}),
    Command("manifest", ["conformance", "suite", "--write-manifest", "1.0.0"], SUITE),
    Command("generate", ["generate", "coach", "--count", "3", "--seed", "4", "--vectors"], is_cut_at_any_byte=True),
    Command("diff", ["diff", "a.json", "b.json"],
            {"a.json": SCHEMA, "b.json": SCHEMA.replace(b'"minimum":2', b'"minimum":3')}, status=1),
    Command("regex", ["regex", "a+"], input=b"caat\nba\n", is_cut_at_any_byte=True),
    Command("rules", ["rules", "fit.tier", "-"], input=b'{"score":71}', is_cut_at_any_byte=True),
    Command("form", ["form", "add-coach", "a.json", "--now", "2026-02-08T12:00:00Z"], {"a.json": GOOD}, status=1,
            is_cut_at_any_byte=True),
    Command("list", ["list"], is_cut_at_any_byte=True),
    Command("help", ["help", "check"], is_cut_at_any_byte=True),
    Command("version", ["--version"], is_cut_at_any_byte=True),
]
