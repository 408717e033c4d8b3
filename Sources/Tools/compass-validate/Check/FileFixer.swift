import Diagnostics
import PayloadWarnings
import SourceJSON
import Validation

/// Mends the payloads of a file's text.
struct FileFixer {
  /// A mended text.
  struct FixedText {
    /// A change with its position in the file.
    struct Fix {
      var title: String
      var place: LineIndex.Position
    }

    var text: [UInt8]
    var fixes: [Fix] = []
    /// Whether a changed payload was invalid.
    var wasInvalid = false
  }

  private let fixer: PayloadFixer
  private let maximumLineBytes: Int

  init(_ validator: Validator, _ options: CheckOptions) {
    fixer = PayloadFixer(validator)
    maximumLineBytes = options.maximumLineBytes
  }

  /// Returns the text with mended payloads.
  ///
  /// - Parameter isNDJSON: Whether each line is a payload.
  func fix(_ text: [UInt8], isNDJSON: Bool) throws(FileError) -> FixedText {
    var fixed = FixedText(text: [])
    var failure: FileError?
    text.withUnsafeBufferPointer { text in
      do throws(FileError) {
        if isNDJSON {
          try fixLines(of: text, &fixed)
        } else {
          fix(text, linesBefore: 0, &fixed, isFirst: true)
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return fixed
  }

  private func fixLines(
    of text: UnsafeBufferPointer<UInt8>, _ fixed: inout FixedText
  ) throws(FileError) {
    fixed.text.reserveCapacity(text.count)
    var start = 0
    var lines = 0
    while start < text.count {
      try Interruption.check()
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      let line = UnsafeBufferPointer(rebasing: text[start..<end])
      if line.count > maximumLineBytes || line.isBlank {
        fixed.text.append(contentsOf: line)
      } else {
        fix(line, linesBefore: lines, &fixed, isFirst: start == 0, isLine: true)
      }
      if end < text.count { fixed.text.append(UInt8(ascii: "\n")) }
      start = end + 1
      lines += 1
    }
  }

  /// Appends a payload, mended or as it is.
  private func fix(
    _ payload: UnsafeBufferPointer<UInt8>, linesBefore: Int, _ fixed: inout FixedText,
    isFirst: Bool, isLine: Bool = false
  ) {
    var payload = payload
    if isFirst, ByteOrderMark.starts(payload) {
      fixed.text.append(contentsOf: payload.prefix(ByteOrderMark.length))
      payload = UnsafeBufferPointer(rebasing: payload[ByteOrderMark.length...])
    }
    guard let mended = fixer.fix(payload) else {
      fixed.text.append(contentsOf: payload)
      return
    }
    let lines = LineIndex(payload, ends: isLine ? .lineFeed : .any)
    fixed.text.append(contentsOf: mended.text)
    fixed.wasInvalid = fixed.wasInvalid || mended.wasInvalid
    fixed.fixes += mended.fixes.map { fix in
      var place = lines.position(of: fix.offset)
      place.line += linesBefore
      return FixedText.Fix(title: fix.title, place: place)
    }
  }
}
