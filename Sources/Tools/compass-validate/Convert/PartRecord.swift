import Diagnostics
import PayloadFormats
import SourceJSON

/// A payload to validate: a part of a file, or JSON that was made of one.
struct PartRecord: Sendable {
  /// The text, which several payloads may share.
  var text: [UInt8]
  /// The payload in the text.
  var range: Range<Int>
  var origin: RecordOrigin

  /// Calls `body` with the payload.
  func withPayload<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    text.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}

extension PartRecord {
  /// A fault that a payload could not be found for.
  struct Fault: Error {
    var code: FailureCode
    var message: String
    /// The offset in the record's text.
    var offset: Int
    var record: PartRecord
  }

  /// Returns the value that a pointer found.
  func part(_ match: ValuePointer.Match) -> PartRecord {
    var part = self
    part.range =
      range.lowerBound + match.range.lowerBound..<range.lowerBound + match.range.upperBound
    part.origin.source?.steps.insert(.shift(match.range.lowerBound), at: 0)
    part.name(match.path, at: match.range.lowerBound, in: self)
    return part
  }

  /// Returns the payload in a string that a pointer found.
  func embedded(_ text: EmbeddedText, _ match: ValuePointer.Match) -> PartRecord {
    var embedded = PartRecord(text: text.bytes, range: 0..<text.bytes.count, origin: origin)
    embedded.origin.source?.steps.insert(.spans(text.map), at: 0)
    embedded.name(match.path, at: match.range.lowerBound, in: self)
    return embedded
  }

  /// Sets the line and the pointer of a payload.
  ///
  /// - Parameters:
  ///   - offset: Its start in the payload around it.
  ///   - whole: The payload around it.
  private mutating func name(_ path: String, at offset: Int, in whole: PartRecord) {
    guard let source = whole.origin.source else { return }
    let start = source.origin(of: offset..<offset).lowerBound
    origin.linesBefore = source.linesBefore + source.text.line(of: start) - 1
    let isLine = whole.origin.isLine && whole.origin.label == nil
    let line = isLine ? "line \(origin.linesBefore + 1)" : whole.origin.label ?? ""
    origin.label = line.isEmpty ? path : path.isEmpty ? line : "\(line) \(path)"
    origin.isLine = true
  }
}
