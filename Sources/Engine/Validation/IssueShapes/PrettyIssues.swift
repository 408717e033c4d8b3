package import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension Sequence<ValidationIssue> {
  /// The issues as lines for a person: Zod's `prettifyError`, the same in every version.
  ///
  /// An issue has a line with its message and, unless it is about the whole payload, one with its path. Issues with
  /// shorter paths come first. The last line has no line end.
  ///
  ///     ✖ Invalid ZIP code
  ///       → at people[2].address.zip
  public var pretty: String { prettyText.string }

  /// The lines with lone surrogates.
  package var prettyText: JSText {
    let sorted = enumerated().sorted { left, right in
      (left.element.path.count, left.offset) < (right.element.path.count, right.offset)
    }
    var bytes: [UInt8] = []
    for (_, issue) in sorted {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
      IssueText.appendPretty(issue.messageText.bytes, at: issue.path, to: &bytes)
    }
    // A message is between a blank and a line end, so that the bytes stay well-formed WTF-8.
    return JSText(wtf8: bytes)
  }
}

extension IssueText {
  /// Appends the lines of an issue, the last one without its line end.
  static func appendPretty(
    _ message: some Sequence<UInt8>, at path: [PathSegment], to bytes: inout [UInt8]
  ) {
    bytes += "✖ ".utf8
    bytes += message
    guard !path.isEmpty else { return }
    bytes += "\n  → at ".utf8
    appendDotPath(path, to: &bytes)
  }

  /// Appends a path as an expression of JavaScript: `a[0].b["c-d"]`.
  static func appendDotPath(_ path: [PathSegment], to bytes: inout [UInt8]) {
    for (position, segment) in path.enumerated() {
      switch segment {
      case .index:
        bytes.append(UInt8(ascii: "["))
        bytes += segment.text.bytes
        bytes.append(UInt8(ascii: "]"))
      case .key(let key) where !key.bytes.allSatisfy(\.isOfName):
        bytes.append(UInt8(ascii: "["))
        JSONWriter.append(key, to: &bytes)
        bytes.append(UInt8(ascii: "]"))
      case .key(let key):
        if position > 0 { bytes.append(UInt8(ascii: ".")) }
        bytes += key.bytes
      }
    }
  }
}

extension UInt8 {
  /// Whether the byte is a letter, a digit, `_` or `$`.
  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
