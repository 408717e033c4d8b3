internal import Validation

/// The explanation of a code, with an example.
public struct CodeExplanation: Sendable {
  /// A small schema and a payload that has the issue.
  public struct Example: Sendable {
    /// The schema as the `schema` of a schema document, in JSON.
    public var schema: String
    /// The payload as JSON text.
    public var payload: String
  }

  /// The code as findings print it, such as `too_big`.
  public var code: String
  /// The meaning in one line.
  public var title: String
  /// The details in a few lines.
  public var text: String
  /// A payload with the code; nil if no JSON text has it, as if the code is about a file.
  public var example: Example?

  /// Returns the explanation of a code, or nil if there is no such code.
  public static func of(_ code: String) -> CodeExplanation? {
    indices[code].map { known[$0] }
  }

  /// The codes of issues, failures and warnings.
  static let known = all + warnings

  /// The position of each code in `known`.
  private static let indices = Dictionary(
    uniqueKeysWithValues: known.enumerated().map { ($1.code, $0) })

  /// The address of a page on the code; nil if this explanation is the only one.
  public var address: String? {
    if IssueCode(rawValue: code) != nil { return "https://zod.dev/packages/core#issues" }
    return code == FailureCode.notJSON.rawValue ? "https://www.rfc-editor.org/rfc/rfc8259" : nil
  }

  init(
    _ code: String, _ title: String, _ text: String, schema: String? = nil, payload: String = ""
  ) {
    self.code = code
    self.title = title
    self.text = text
    example = schema.map { Example(schema: $0, payload: payload) }
  }

  /// The codes of findings in every run: Zod's first, then those of payloads that can't be validated.
  public static let all = [
    CodeExplanation(
      "invalid_type", "The value is of another type.",
      """
      A required field that is missing has it too: its type is then undefined, and the finding marks the
      object that should have it. The issue's "expected" names the type.
      """,
      schema: #"{"type":"object","shape":{"name":{"type":"string"}},"unknownKeys":"strip"}"#,
      payload: #"{"name": 7}"#),
    CodeExplanation(
      "invalid_value", "The value is none of the allowed ones.",
      """
      An enumeration, a literal or a word for true or false. The issue's "values" lists what is allowed; spaces
      count, and so does case, except in words for true or false.
      """,
      schema:
        #"{"type":"object","shape":{"role":{"type":"enum","values":["head","assistant"]}},"unknownKeys":"strip"}"#,
      payload: #"{"role": "Head"}"#),
    CodeExplanation(
      "too_big", "The number is too large, or the text or array too long.",
      """
      The issue's "maximum" is the limit, "inclusive" says whether it is allowed itself. Text is counted in
      UTF-16 code units, from Zod 4.6.7 on in code points. The limit of a date is in milliseconds.
      """,
      schema: #"{"type":"string","checks":[{"check":"max_length","maximum":3}]}"#,
      payload: #""four""#),
    CodeExplanation(
      "too_small", "The number is too small, or the text or array too short.",
      """
      The issue's "minimum" is the limit, "inclusive" says whether it is allowed itself. Text is counted in
      UTF-16 code units, from Zod 4.6.7 on in code points. The limit of a date is in milliseconds.
      """,
      schema: #"{"type":"string","checks":[{"check":"min_length","minimum":1}]}"#,
      payload: #""""#),
    CodeExplanation(
      "invalid_format", "The text does not have the format.",
      """
      The issue's "format" names it: an email address, a date, a template literal, or a format of the schema's
      own. "pattern" is the regular expression that decides, where one does; URLs, IPv6 addresses, base64,
      tokens and card numbers have rules instead, and "note" says which part of a URL is at fault.
      """,
      schema: #"{"type":"string","checks":[{"check":"string_format","format":"date"}]}"#,
      payload: #""2026-02-30""#),
    CodeExplanation(
      "not_multiple_of", "The number is not a multiple of the divisor.",
      """
      The issue's "divisor" is the number that should divide it without a remainder.
      """,
      schema: #"{"type":"number","checks":[{"check":"multiple_of","value":5}]}"#, payload: "12"),
    CodeExplanation(
      "unrecognized_keys", "The object has keys that a strict schema does not declare.",
      """
      The issue's "keys" lists them; the finding marks the first one. A record with listed keys has it too.
      """,
      schema: #"{"type":"object","shape":{"a":{"type":"number"}},"unknownKeys":"reject"}"#,
      payload: #"{"a": 1, "b": 2}"#),
    CodeExplanation(
      "invalid_union", "The value fits no option of a union.",
      """
      The issue's "errors" has the issues of each option. The finding shows the closest option: of those for
      such a value, and with a matching discriminator, the one that the smallest part of the value does not
      fit, then the one with the fewest issues. It marks the innermost value at fault in that option.
      """,
      schema:
        #"{"type":"union","options":[{"type":"null"},{"type":"object","shape":{"id":{"type":"number"}},"unknownKeys":"strip"}]}"#,
      payload: #"{"id": "7"}"#),
    CodeExplanation(
      "invalid_key", "A key of a record does not fit.",
      """
      The record has a schema of its keys. The issue's "issues" has those of the key, as if the key were the
      payload; the value under it is not looked at.
      """,
      schema:
        #"{"type":"record","key":{"type":"string","checks":[{"check":"max_length","maximum":2}]},"value":{"type":"number"}}"#,
      payload: #"{"TX": 1, "Texas": 2}"#),
    CodeExplanation(
      "invalid_element", "An element of a map or set does not fit.",
      """
      The issue's "key" names the element, and "issues" has those of its value. No JSON value is a map or a set,
      so that only a function of the schema makes one.
      """),
    CodeExplanation(
      "custom", "A refinement does not hold.",
      """
      A rule of the app that no type can state, such as one that relates two fields. Its message says what
      is asked for.
      """,
      schema:
        #"{"type":"object","shape":{},"unknownKeys":"strip","checks":[{"check":"custom","name":"atLeastOneField","message":"Give a field"}]}"#,
      payload: "{}"),
    CodeExplanation(
      "not_json", "The text is not JSON.",
      """
      RFC 8259, as JSON.parse reads it: no comments, no trailing commas, UTF-8 alone.
      The finding marks the first byte that can't be read. The exit status is 2.
      """,
      schema: #"{"type":"any"}"#, payload: "[1, 2,]"),
    CodeExplanation(
      "undecided", "A limit was reached before a verdict was known.",
      """
      The payload is too long, nests too deep or has too many issues, or a regular expression or the HTML
      sanitizer used up what it may use. Nothing is guessed: it is neither valid nor invalid. The options
      that start with --max set the limits. The exit status is 2.
      """),
    CodeExplanation(
      "too_long", "The line has more bytes than a line may have.",
      """
      A line of NDJSON beyond --max-line is skipped; the lines after it are judged. The exit status is 2.
      """),
    CodeExplanation(
      "unreadable", "The file can't be read.",
      """
      It is missing, may not be read, is damaged, or changed while it was read. The exit status is 2.
      """),
    CodeExplanation(
      "depends_on_stubs", "The verdict depends on functions that are not registered.",
      """
      With --stub-functions a stub ran instead of each function that the finding names. The functions may
      lead to another verdict or output. A payload without this note has the verdict that they lead to. The
      exit status is that of the verdict.
      """),
  ]
}
