/// Normalizes newlines. HTML Standard, "Preprocessing the input stream".
enum InputPreprocessing {
  /// Appends a text with each CR LF pair and each lone CR as one LF.
  static func append(_ input: UnsafeBufferPointer<UInt8>, to bytes: inout GrowableBuffer<UInt8>) {
    var start = 0
    while let carriageReturn = ByteScan.first(0x0D, in: input, from: start) {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: input[start..<carriageReturn]))
      start = carriageReturn &+ 1
      if start == input.count || input[start] != 0x0A { bytes.append(0x0A) }
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: input[start...]))
  }
}
