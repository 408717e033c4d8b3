public import SourceJSON
public import Validation

/// Renders findings as a compiler does, one line each: `path:line:col: error: message (code)`.
///
/// Columns count UTF-8 bytes from 1. Control characters in names and messages are escaped, so that a
/// finding never breaks its line.
public struct TextRenderer: Sendable {
  /// The payload's path as the user gave it.
  private let path: String
  /// What to add to the line numbers: a record of NDJSON starts behind other lines.
  private let linesBefore: Int

  public init(path: String, linesBefore: Int = 0) {
    self.path = path
    self.linesBefore = linesBefore
  }

  /// The lines of the issues, each ending in a line feed. An issue below the payload's root is followed
  /// by an indented line with its field.
  public func render(_ issues: [Issue], in bytes: UnsafeBufferPointer<UInt8>) -> String {
    let lines = LineIndex(bytes)
    var text = ""
    for issue in issues {
      let position = lines.position(of: issue.range?.lowerBound ?? 0)
      text += render(position, "\(issue.message) (\(issue.code.rawValue))")
      if !issue.path.isEmpty { text += "    at \(Self.oneLine(issue.field))\n" }
    }
    return text
  }

  /// The line of a text that can't be read.
  public func render(_ error: JSONError) -> String {
    render(LineIndex.Position(line: error.line, column: error.column), "not JSON: \(error)")
  }

  /// The line of a payload that can't be decided; it names the place where a limit was passed.
  public func render(_ reason: UndecidedReason) -> String {
    var position = LineIndex.Position(line: 1, column: 1)
    if case .payloadLimit(let error) = reason {
      position = LineIndex.Position(line: error.line, column: error.column)
    }
    return render(position, "undecided: \(reason)")
  }

  private func render(_ position: LineIndex.Position, _ message: String) -> String {
    "\(Self.oneLine(path)):\(position.line + linesBefore):\(position.column): error: "
      + "\(Self.oneLine(message))\n"
  }

  /// The text with its control characters escaped, and with what breaks a line or reorders text.
  public static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isBreaking) else { return text }
    return text.unicodeScalars.reduce(into: "") { line, scalar in
      line += isBreaking(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
  }

  private static func isBreaking(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
