internal import JSPrimitives

/// A JavaScript string in the making.
///
/// ASCII is collected as bytes. From the first other character on the string is code units, so that the
/// halves of a pair join even if they come from different pieces, as they do in JavaScript.
struct TextAssembly {
  private var bytes: [UInt8] = []
  private var units: [UInt16] = []
  private var isASCII = true

  /// An empty string that is expected to become about as long as a subject.
  init(for subject: Subject) {
    if subject.isASCII {
      bytes.reserveCapacity(subject.length)
    } else {
      widen()
      units.reserveCapacity(subject.length)
    }
  }

  /// Adds a range of UTF-16 code units of a subject.
  mutating func append(_ range: Range<Int>, of subject: Subject) {
    if !subject.isASCII {
      widen()
      units.append(contentsOf: subject.units[range])
    } else if isASCII {
      bytes.append(contentsOf: subject.bytes[range])
    } else {
      units.append(contentsOf: subject.bytes[range].lazy.map(UInt16.init))
    }
  }

  /// Adds a text.
  mutating func append(_ text: JSText) {
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

  private mutating func widen() {
    guard isASCII else { return }
    isASCII = false
    units = bytes.map(UInt16.init)
    bytes = []
  }
}
