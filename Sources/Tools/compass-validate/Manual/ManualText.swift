/// The text of the man page that is not in the tool's help.
enum ManualText {
  static let description = """
    Validates payloads against a schema and prints every error. FILE is a file, a folder (all .json, .ndjson and
    .jsonl files in it and below, compressed or not), a quoted pattern such as 'data/**/*.json', or - for standard
    input, which is the default. Files compressed with gzip are decompressed, whatever their name. In a pattern,
    * matches any characters of a name, ? matches one, [a-z] matches one in the set, [!a-z] one outside of it,
    and ** matches any number of folders.

    Each line of a .ndjson or .jsonl file is a payload of its own. A line that is invalid, too long, not JSON or
    not UTF-8 has its own finding, and the following lines are still validated.

    Findings are printed on standard output, or on standard error with --output -. Everything else is printed on
    standard error. As text, a finding is path:line:column: error: message [code], followed by the source line
    with a mark under the value, or under the key if a field is missing or unknown. Lines and columns count from
    1, columns in UTF-16 code units. Offsets count bytes from 0. For a union, the finding shows the option that
    is closest to the value.

    A byte order mark at the start of a file or of standard input is skipped in payloads, schema documents and
    vectors. JSON forbids it, and the tool rejects it anywhere else, such as at the start of a later line.
    Offsets count it, columns do not.

    The file of --output is replaced as a whole, and only if every payload of every input is valid. If a payload
    is invalid, not JSON or undecided, or a file can't be read, an existing file is left unchanged, no new file is
    created, and standard error says so. Standard output, a device or a pipe receives the valid payloads as they
    come, in the order of the input. So does a descriptor by its name, such as /dev/stdout or /dev/fd/3, which is
    written from where it is: an append redirection keeps the earlier contents of its file.
    """

  static let statuses = [
    ("0", "All payloads are valid."),
    ("1", "At least one payload is invalid."),
    (
      "2",
      """
      At least one payload could not be judged (unreadable, not JSON, beyond a limit), or output could not
      be written.
      """
    ),
    ("64", "Wrong usage."),
  ].map { (name: $0.0, text: $0.1) }

  static let signals = """
    With --exit-zero the status is 0 instead of 1 or 2, unless a file can't be read, or output can't be written or
    is withheld.

    When the tool is interrupted, or when the reader of its output is gone, it removes unfinished files and
    ends by the signal. A shell shows 130 or 141.
    """

  static let environment = [
    ("NO_COLOR", "If set and not empty, disables color unless --color is always."),
    ("TMPDIR", "The folder for a temporary file, where findings beyond a megabyte wait."),
  ].map { (name: $0.0, text: $0.1) }

  static let examples = [
    "compass-validate coach form.json",
    "compass-validate coach 'import/**/*.ndjson.gz' --output coaches.ndjson",
    "compass-validate event data --format sarif > findings.sarif",
    "compass-validate explain invalid_union",
  ]
}
