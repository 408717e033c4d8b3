/// How many attributes one tag of a text may have.
///
/// The parser compares each attribute of a tag with those before it, which on a tag of a hundred thousand
/// takes minutes. Whether a `<` starts a tag, and a quote a value, depends on what comes before; here both
/// are followed at once, so the estimate is never below what the parser finds. Linear in the length of the
/// text.
struct AttributeEstimate {
  /// The most attributes that a tag may have so far, if the position lies in a tag outside of values; -1 if
  /// it can't.
  private var unquoted = -1
  /// The same, if the position lies in a value between double quotes, and between single ones.
  private var doubleQuoted = -1
  private var singleQuoted = -1
  /// Whether a quote would start a value.
  private var mayQuote = false
  private var isBehindSeparator = false

  /// Whether some tag may have more than `limit` attributes.
  static func exceeds(_ limit: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    // An attribute takes two bytes at least, a separator and a name.
    guard text.count / 2 > limit else { return false }
    var estimate = AttributeEstimate()
    var previous: UInt8 = 0
    for byte in text {
      estimate.pass(byte)
      if previous == 0x3C, byte.isLetter { estimate.unquoted = max(estimate.unquoted, 0) }
      if estimate.unquoted > limit { return true }
      previous = byte
    }
    return false
  }

  private mutating func pass(_ byte: UInt8) {
    switch byte {
    case 0x22: doubleQuoted = quote(closing: doubleQuoted)
    case 0x27: singleQuoted = quote(closing: singleQuoted)
    case 0x3E:
      unquoted = -1
      separate()
    case 0x3D: mayQuote = true
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20: isBehindSeparator = true
    case 0x2F: separate()
    default:
      if isBehindSeparator, unquoted >= 0 { unquoted += 1 }
      isBehindSeparator = false
      mayQuote = false
    }
  }

  private mutating func separate() {
    isBehindSeparator = true
    mayQuote = false
  }

  /// A quote may end a value, start one behind a `=`, or be part of a name: all of them are followed.
  ///
  /// Returns the most attributes before a value that starts here.
  private mutating func quote(closing closed: Int) -> Int {
    let opened = mayQuote ? unquoted : -1
    unquoted = max(unquoted, closed)
    separate()
    return opened
  }
}
