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
      var change: PayloadFixer.FixedPlace
      var place: LineIndex.Position
    }

    var text: [UInt8]
    var fixes: [Fix] = []
    /// The unsafe changes that were not requested.
    var withheld: [Fix] = []
    /// Whether a changed payload was invalid.
    var wasInvalid = false
  }

  private let fixer: PayloadFixer
  private let maximumLineBytes: Int

  init(_ validator: Validator, _ options: CheckOptions) {
    fixer = PayloadFixer(
      validator, allowed: options.appliesUnsafeFixes ? [.safe, .unsafe] : [.safe])
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
    let mended = fixer.fix(payload)
    let ends: LineIndex.LineEnds = isLine ? .lineFeed : .any
    add(mended.fixes, of: payload, linesBefore, ends, to: &fixed.fixes)
    guard let text = mended.text else {
      add(mended.withheld, of: payload, linesBefore, ends, to: &fixed.withheld)
      fixed.text.append(contentsOf: payload)
      return
    }
    text.withUnsafeBufferPointer {
      add(mended.withheld, of: $0, linesBefore, ends, to: &fixed.withheld)
    }
    fixed.text.append(contentsOf: text)
    fixed.wasInvalid = fixed.wasInvalid || mended.wasInvalid
  }

  /// Adds changes with their lines and columns.
  private func add(
    _ places: [PayloadFixer.FixedPlace], of payload: UnsafeBufferPointer<UInt8>,
    _ linesBefore: Int, _ ends: LineIndex.LineEnds, to fixes: inout [FixedText.Fix]
  ) {
    guard !places.isEmpty else { return }
    let lines = LineIndex(payload, ends: ends)
    fixes += places.map { fix in
      var place = lines.position(of: fix.offset)
      place.line += linesBefore
      return FixedText.Fix(change: fix, place: place)
    }
  }
}
