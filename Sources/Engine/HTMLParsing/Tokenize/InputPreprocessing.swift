private import Platform

/// Normalizes newlines. HTML Standard, "Preprocessing the input stream".
enum InputPreprocessing {
  /// Appends a text with each CR LF pair and each lone CR as one LF.
  static func append(_ input: UnsafeBufferPointer<UInt8>, to bytes: inout GrowableBuffer<UInt8>) {
    guard let base = input.baseAddress else { return }
    var start = 0
    // In bounds: `memchr` looks at what is left of the input.
    while let found = memchr(base + start, 0x0D, input.count &- start) {
      let carriageReturn = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: input[start..<carriageReturn]))
      start = carriageReturn &+ 1
      if start == input.count || input[start] != 0x0A { bytes.append(0x0A) }
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: input[start...]))
  }
}
