internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// Renders findings as a compiler does: `path:line:col: error: message [code]`, the source line, and a
/// mark below the value.
///
/// Lines and columns count from 1, columns in UTF-16 code units. Control characters in names, messages and
/// source are escaped, so a finding never breaks its lines or controls the terminal.
public struct FindingTextRenderer: FindingRenderer {
  private let style: TextStyle
  /// Whether notes have what the other formats show: the value, what is missing, the fix and the help.
  private let showsNotes: Bool

  /// A renderer of text.
  ///
  /// - Parameter style: The colours; none by default.
  public init(style: TextStyle = .plain) { self.init(style: style, showsNotes: false) }

  init(style: TextStyle = .plain, showsNotes: Bool) {
    self.style = style
    self.showsNotes = showsNotes
  }

  /// True: the text shows the source line and the closest option of a union.
  public var showsSource: Bool { true }
  /// False: the source line shows the value.
  public var showsValues: Bool { showsNotes }

  /// Appends a finding's lines.
  public func append(_ finding: Finding, to output: inout [UInt8]) {
    var lines = ByteBuffer()
    append(finding, to: &lines)
    output.append(contentsOf: lines.bytes)
  }

  /// Returns the finding's lines, each ending in a line feed.
  public func text(of finding: Finding) -> String {
    var lines = ByteBuffer()
    append(finding, to: &lines)
    return String(decoding: lines.bytes, as: UTF8.self)
  }

  /// Appends a finding's lines.
  func append(_ finding: Finding, to lines: inout ByteBuffer) {
    appendHeadline(of: finding, to: &lines)
    let gutter = finding.shownRange.map { ByteBuffer.digitCount(of: $0.start.line) } ?? 0
    if let excerpt = finding.excerpt {
      lines.append(literal: "  ")
      lines.append(literal: style.faint)
      if let line = finding.shownRange?.start.line { lines.append(decimal: line) }
      appendBar(to: &lines)
      excerpt.line.withUnsafeBufferPointer { lines.append($0) }
      lines.append(UInt8(ascii: "\n"))
      openNote(gutter, to: &lines)
      appendBar(to: &lines)
      lines.append(UInt8(ascii: " "), count: excerpt.padding)
      lines.append(literal: style.mark)
      lines.append(UInt8(ascii: "^"))
      lines.append(UInt8(ascii: "~"), count: excerpt.width - 1)
      lines.append(literal: style.reset)
      lines.append(UInt8(ascii: "\n"))
    }
    let path = finding.valuePath
    if !path.isEmpty { appendField(path, gutter, to: &lines) }
    if let hint = finding.hint, !showsNotes {
      appendEquals(gutter, to: &lines)
      lines.append(printable: hint)
      lines.append(UInt8(ascii: "\n"))
    }
    for complaint in finding.branch?.complaints ?? [] {
      append(complaint, gutter, to: &lines)
    }
    guard showsNotes else { return }
    for note in FindingNotes.ofValue(finding) + FindingNotes.help(finding) {
      appendEquals(gutter, to: &lines)
      lines.append(printable: note)
      lines.append(UInt8(ascii: "\n"))
    }
  }

  private func appendHeadline(of finding: Finding, to lines: inout ByteBuffer) {
    lines.append(literal: style.place)
    lines.append(lineStart: finding.path)
    if let start = finding.shownRange?.start {
      lines.append(UInt8(ascii: ":"))
      lines.append(decimal: start.line)
      lines.append(UInt8(ascii: ":"))
      lines.append(decimal: start.column)
    }
    lines.append(UInt8(ascii: ":"))
    lines.append(literal: style.reset)
    lines.append(UInt8(ascii: " "))
    switch finding.severity {
    case .error:
      lines.append(literal: style.error)
      lines.append(literal: "error:")
    case .warning:
      lines.append(literal: style.warning)
      lines.append(literal: "warning:")
    case .note:
      lines.append(literal: style.faint)
      lines.append(literal: "note:")
    }
    lines.append(literal: style.reset)
    lines.append(UInt8(ascii: " "))
    lines.append(literal: style.message)
    lines.append(printable: finding.messageText)
    lines.append(literal: style.reset)
    lines.append(UInt8(ascii: " "))
    lines.append(literal: style.faint)
    lines.append(UInt8(ascii: "["))
    lines.append(text: finding.code)
    lines.append(UInt8(ascii: "]"))
    lines.append(literal: style.reset)
    lines.append(UInt8(ascii: "\n"))
  }

  /// Appends the bar between the number of a line and its text.
  private func appendBar(to lines: inout ByteBuffer) {
    lines.append(literal: " |")
    lines.append(literal: style.reset)
    lines.append(UInt8(ascii: " "))
  }

  /// Starts a line without a number.
  private func openNote(_ gutter: Int, to lines: inout ByteBuffer) {
    lines.append(literal: "  ")
    lines.append(literal: style.faint)
    lines.append(UInt8(ascii: " "), count: gutter)
  }

  /// Appends the start of a note.
  private func appendEquals(_ gutter: Int, to lines: inout ByteBuffer) {
    openNote(gutter, to: &lines)
    lines.append(literal: " =")
    lines.append(literal: style.reset)
    lines.append(UInt8(ascii: " "))
  }

  private func appendField(_ path: [PathSegment], _ gutter: Int, to lines: inout ByteBuffer) {
    // A single empty key is the field "", which is not shown.
    if path.count == 1, case .key(let key) = path[0], key.isEmpty { return }
    appendEquals(gutter, to: &lines)
    lines.append(literal: "at ")
    lines.append(path: path)
    lines.append(UInt8(ascii: "\n"))
  }

  /// Appends an issue of the closest option of a union.
  private func append(
    _ complaint: UnionBranch.Complaint, _ gutter: Int, to lines: inout ByteBuffer
  ) {
    appendEquals(gutter, to: &lines)
    lines.append(literal: "closest option: ")
    if !complaint.field.isEmpty {
      lines.append(printable: complaint.field)
      lines.append(literal: ": ")
    }
    lines.append(printable: complaint.message)
    lines.append(literal: " [")
    lines.append(text: complaint.code.rawValue)
    lines.append(literal: "]\n")
    appendEquals(gutter, to: &lines)
    lines.append(literal: "  ")
    if let expected = complaint.expected {
      lines.append(literal: "expected ")
      lines.append(printable: expected)
      lines.append(literal: ", ")
    }
    lines.append(literal: "received ")
    lines.append(printable: complaint.received)
    if showsNotes, let missing = complaint.missing {
      lines.append(literal: ", ")
      lines.append(text: missing.hint)
    }
    lines.append(UInt8(ascii: "\n"))
  }
}

extension ByteBuffer {
  /// Appends the segments of a path joined by ".", as text of one line.
  fileprivate mutating func append(path: [PathSegment]) {
    for (place, segment) in path.enumerated() {
      if place > 0 { append(UInt8(ascii: ".")) }
      switch segment {
      case .key(let key): append(printable: key)
      case .index(let index): append(decimal: index)
      }
    }
  }
}
