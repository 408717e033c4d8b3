internal import JSPrimitives

/// A builder of a JavaScript string.
///
/// Collects ASCII as bytes, and code units from the first other character on. So the halves of a
/// pair join even if they come from different pieces, as in JavaScript.
struct TextAssembly {
  private var bytes: [UInt8] = []
  private var units: [UInt16] = []
  private var isASCII = true
  /// The number of code units that may still be added.
  private var room: Int
  /// Whether an addition exceeded the room.
  private(set) var isOverfull = false

  /// Creates an empty string that is expected to become about as long as a subject, and at most
  /// `heap` code units longer.
  init(for subject: Subject, heap: Int) {
    let (sum, overflow) = subject.length.addingReportingOverflow(max(heap, 0))
    room = overflow ? .max : sum
    if subject.isASCII {
      bytes.reserveCapacity(subject.length)
    } else {
      widen()
      units.reserveCapacity(subject.length)
    }
  }

  /// Appends a range of UTF-16 code units of a subject.
  mutating func append(_ range: Range<Int>, of subject: Subject) {
    guard takesRoom(range.count) else { return }
    if !subject.isASCII {
      widen()
      units.append(contentsOf: subject.units[range])
    } else if isASCII {
      bytes.append(contentsOf: subject.bytes[range])
    } else {
      units.append(contentsOf: subject.bytes[range].lazy.map(UInt16.init))
    }
  }

  /// Appends a text.
  mutating func append(_ text: JSText) {
    guard takesRoom(text.bytes.count) else { return }
    if !text.isASCII {
      widen()
      units.append(contentsOf: text.utf16)
    } else if isASCII {
      bytes.append(contentsOf: text.bytes)
    } else {
      units.append(contentsOf: text.bytes.lazy.map(UInt16.init))
    }
  }

  /// The string.
  var text: JSText { isASCII ? JSText(wtf8: bytes) : JSText(utf16: units) }

  private mutating func takesRoom(_ count: Int) -> Bool {
    if count > room { isOverfull = true }
    if isOverfull { return false }
    room -= count
    return true
  }

  private mutating func widen() {
    guard isASCII else { return }
    isASCII = false
    units = bytes.map(UInt16.init)
    bytes = []
  }
}
