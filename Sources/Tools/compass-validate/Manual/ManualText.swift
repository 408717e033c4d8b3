/// What the man page says besides what the tool's help says.
enum ManualText {
  static let description = """
    Judges payloads by a schema and prints what is wrong with them. A FILE is a file, a folder (its .json,
    .ndjson and .jsonl files, compressed or not, and those of the folders below it), a quoted pattern such as
    'data/**/*.json', or - for standard input, which is read when there is none. What is compressed with gzip is
    inflated, whatever its name. In a pattern * and ? stand for characters of a name, [a-z] and [!a-z] for one
    of them, ** for any folders.

    Each line of a .ndjson or .jsonl file is a payload, judged for itself: one that is invalid, too long, not
    JSON or not UTF-8 has its own finding, and those behind it are judged.

    Findings go to standard output, everything else to standard error; with --output - findings go to standard
    error. As text a finding is path:line:column: error: message [code], followed by the source line with a mark
    under the value, or under the key where a field is missing or unknown. Lines and columns count from 1,
    columns in UTF-16 code units, offsets from 0 in bytes. For a union the option is shown that the value comes
    closest to.

    A byte order mark at the start of a file or of standard input is skipped, in payloads, schema documents and
    vectors; JSON itself refuses one, and so does the tool anywhere else, such as at the start of a later line.
    Columns don't count it and offsets do.

    The file of --output appears whole and only if every payload of every input is valid: when one is invalid,
    not JSON or undecided, or a file can't be read, an older file stays as it was, none is made, and a line on
    standard error says so. To standard output, a device or a pipe the valid payloads are written as they come, in the order
    of the input.
    """

  static let statuses = [
    ("0", "All payloads are valid."),
    ("1", "Some payload is invalid."),
    (
      "2",
      """
      Some payload could not be judged (unreadable, not JSON, beyond a limit), or something could not be
      written.
      """
    ),
    ("64", "Wrong usage."),
  ].map { (name: $0.0, text: $0.1) }

  static let signals = """
    When interrupted, or when nobody reads what it writes, it removes what it has begun to write and ends by the
    signal: a shell shows 130 or 141.
    """

  static let environment = [
    ("NO_COLOR", "Set to anything but nothing: no colours, unless --color always."),
    ("TMPDIR", "Where JUnit reports wait for their counts."),
  ].map { (name: $0.0, text: $0.1) }

  static let examples = [
    "compass-validate coach form.json",
    "compass-validate coach 'import/**/*.ndjson.gz' --output coaches.ndjson",
    "compass-validate event data --format sarif > findings.sarif",
    "compass-validate explain invalid_union",
  ]
}
