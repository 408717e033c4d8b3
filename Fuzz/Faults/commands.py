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
    # Whether the output is a table of counts.
    is_table: bool = False
    # A function that the system lacks.
    absent: str = ""
    # The files that are in the folder's git repository, and those that have other contents there.
    commits: tuple = ()
    old: dict = dataclasses.field(default_factory=dict)


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



def zstd(content):
    """A frame of zstd with one block that is stored as it is."""
    size = len(content)
    assert size < 1 << 17
    return b"\x28\xb5\x2f\xfd\xa0" + size.to_bytes(4, "little") + (size << 3 | 1).to_bytes(3, "little") + content


# What --fix surely mends: a word in another case, and blanks around one.
MENDED, MENDED_LINES = b'{"role":"HEAD"}', b'{"role":" head"}\n{"role":"head"}\n{"role":"Assistant"}\n'
BASELINE = (b'{"format":"compass-validate-baseline/1"}\n{"file":"a.ndjson","schema":"coach","path":"role","code":"invalid_value",'
            b'"received":"\\"boss\\"","count":2}\n{"file":"gone.json","schema":"coach","path":"role","code":"invalid_value",'
            b'"received":"1","count":1}\n{"file":"other.json","schema":"coach","path":"role","code":"invalid_value",'
            b'"received":"2","count":1}\n')
ROWS = b"role,last_name\nhead,Ana\nboss,Eva\n"
PROJECT = {
    "compass-validate.json": b'{"files":[{"include":"in/*.json","exclude":"in/old*","schema":"coach"},\n'
                             b'{"include":["words","more.ndjson"],"schema":{"document":"schemas/a.json"},"ndjson":false},'
                             b'],"exclude":"**/drafts"}',
    "schemas/a.json": SCHEMA, "in/a.json": GOOD, "in/b.json": BAD, "in/old.json": b"[]", "in/drafts/c.json": BAD,
    "words/w.json": b'"ab"', "more.ndjson": b'"abc"',
}
NAMING = {
    "compass-validate.json": b'{"files":[{"include":"in","schema":"coach","schemaFromPayload":true}]}',
    "schemas/a.json": b'{"format":"schema-document/2","name":"a","schema":{"type":"unknown"}}',
    "in/a.json": b'{"$schema":"../schemas/a.json","role":"boss"}', "in/b.json": BAD,
    "in/c.json": b'{"$schema":"compass:event","role":"head"}',
}
IGNORING = {
    ".gitignore": b"drafts/\nb*.json\n", "in/.gitignore": b"c.json\n!b1.json\n", "in/a.json": GOOD, "in/b.json": BAD,
    "in/b1.json": BAD, "in/c.json": BAD, "in/drafts/d.json": BAD,
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
    Command("fix", ["coach", "a.json", "b.ndjson", "c.json", "--fix"],
            {"a.json": MENDED, "b.ndjson": MENDED_LINES, "c.json": GOOD}),
    Command("fix-through-a-link", ["coach", "link.json", "--fix"], {"in/a.json": MENDED, "link.json": pathlib.Path("in/a.json")}),
    Command("fix-without-an-exchange", ["coach", "a.json", "--fix"], {"a.json": MENDED}, absent="renameat2"),
    Command("fix-shown", ["coach", "a.json", "--fix", "--dry-run"], {"a.json": MENDED}, status=1),
    Command("fix-standard-input", ["coach", "--fix"], input=MENDED, is_cut_at_any_byte=True),
    Command("fix-invalid", ["coach", "a.json", "b.json", "--fix", "--format", "sarif"], {"a.json": MENDED, "b.json": BAD}, status=1),
    Command("output-new", ["coach", "a.json", "--output", "new.json"], {"a.json": GOOD}),
    Command("output-new-without-moves", ["coach", "a.json", "--output", "new.json"], {"a.json": GOOD}, absent="renameat2"),
    Command("project", [], PROJECT, status=1),
    Command("project-files", ["in", "words/w.json", "-j", "2"], PROJECT, status=1),
    Command("project-listing", ["--show-files"], PROJECT),
    Command("project-fixing", ["--fix"], PROJECT | {"in/b.json": MENDED}),
    Command("project-naming", ["--format", "json"], NAMING, status=1),
    Command("payload-naming", ["--schema-from-payload", "in/a.json", "in/c.json", "--no-config"], NAMING, status=1),
    Command("changed", ["--changed"], PROJECT, status=1, commits=tuple(PROJECT), old={"in/a.json": BAD, "in/b.json": GOOD}),
    Command("changed-schema", ["--changed", "HEAD"], PROJECT, commits=("schemas/a.json", "in/a.json", "in/b.json"),
            old={"schemas/a.json": b"{}"}, status=1),
    Command("ignoring", ["coach", "in"], IGNORING, status=1, commits=(".gitignore",)),
    Command("ignoring-pattern", ["coach", "in/*.json"], IGNORING, status=1, commits=(".gitignore",)),
    Command("twice", ["coach", "a.json", "./a.json", "link.json", "in"],
            {"a.json": GOOD, "link.json": pathlib.Path("a.json"), "in/b.json": pathlib.Path("../a.json")}),
    Command("init", ["init"], {"coaches/a.json": GOOD, "coaches/b.json": BAD, "schemas/a.json": SCHEMA, "rows.ndjson": lines(3)}),
    Command("init-again", ["init", "--force"], {"compass-validate.json": OLD, "coaches/a.json": GOOD}),
    Command("init-existing", ["init"], {"compass-validate.json": OLD, "coaches/a.json": GOOD}, status=2),
    Command("init-shown", ["init", "--dry-run"], {"coaches/a.json": GOOD, "coaches/b.json": GOOD}),
    Command("baseline", ["coach", "a.ndjson", "--baseline", "known.ndjson"],
            {"a.ndjson": lines(30, 9), "known.ndjson": BASELINE, "other.json": GOOD}, status=1),
    Command("baseline-update", ["coach", "a.ndjson", "b.json", "--baseline", "known.ndjson", "--update-baseline"],
            {"a.ndjson": lines(30, 9), "b.json": BAD, "known.ndjson": BASELINE, "other.json": GOOD}),
    Command("baseline-new", ["coach", "a.ndjson", "--baseline", "known.ndjson", "--update-baseline"], {"a.ndjson": lines(30, 9)}),
    Command("report", ["coach", "a.ndjson", "--report", "r.html"], {"a.ndjson": lines(30, 9), "r.html": OLD}, status=1),
    Command("report-and-output", ["coach", "a.ndjson", "--report", "r.html", "--output", "o.ndjson"],
            {"a.ndjson": lines(30), "r.html": OLD, "o.ndjson": OLD}),
    Command("statistics", ["coach", "a.ndjson", "--statistics"], {"a.ndjson": lines(30, 9)}, status=1,
            is_table=True),
    Command("warnings", ["coach", "a.json", "--warnings", "error"], {"a.json": b'{"role":"head","emial":"a"}'}, status=1),
    Command("each", ["coach", "a.json", "--each"], {"a.json": b"[" + GOOD + b",\n" + BAD + b"]"}, status=1),
    Command("at", ["coach", "a.ndjson", "--at", "/rows/*"], {"a.ndjson": b'{"rows":[' + GOOD + b"]}\n" + b'{"rows":[' + BAD + b"]}\n"},
            status=1),
    Command("embedded", ["coach", "a.json", "--at", "/body", "--embedded"], {"a.json": b'{"body":"{\\"role\\":\\"boss\\"}"}'}, status=1),
    Command("yaml", ["coach", "a.yaml", "b.yaml"], {"a.yaml": b"role: head\n---\nrole: boss\n", "b.yaml": b"role: &a\n"}, status=1),
    Command("json5", ["coach", "a.json5", "b.jsonc"], {"a.json5": b"{role: 'boss', }", "b.jsonc": b'{"role": "head", // a\n}'}, status=1),
    Command("csv", ["coach", "a.csv", "b.tsv"], {"a.csv": ROWS, "b.tsv": ROWS.replace(b",", b"\t")}, status=1),
    Command("utf-16", ["coach", "a.json", "b.ndjson"],
            {"a.json": BAD.decode().encode("utf-16"), "b.ndjson": lines(5).decode().encode("utf-16")}, status=1),
    Command("zstd", ["coach", "a.ndjson.zst", "b.json.zst"], {"a.ndjson.zst": zstd(lines(300, 40)), "b.json.zst": zstd(GOOD)}, status=1),
    Command("formats-of-a-pipe", ["coach", "-", "--input-format", "yaml"], input=b"role: head\n---\nrole: boss\n", status=1),
    Command("diff-json-schemas", ["diff", "a.json", "b.json", "--zod-json-schema"],
            {"a.json": b'{"type":"string"}', "b.json": b'{"type":"string","minLength":2}'}, status=1),
    Command("upgrade", ["upgrade", "--schema", "a.json", "p.ndjson", "--from", "4.4.3", "--count", "3"],
            {"a.json": SCHEMA, "p.ndjson": b'"a"\n"abc"\n'}, status=1),
    Command("fingerprint", ["fingerprint", "coach", "a.json"], {"a.json": SCHEMA}, is_cut_at_any_byte=True),
    Command("export-over-another", ["export", "--schema", "a.json", "--into", "out"], {"a.json": SCHEMA, "out/a.json": OLD}),
]
