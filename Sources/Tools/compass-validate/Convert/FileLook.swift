import PayloadFormats

/// The format that a file looks like, for the words of its faults.
///
/// A stream may have any number of faults, so the file is looked at for the first one only.
struct FileLook {
  private var suffix: String?
  /// The number of times that the text was looked at.
  private(set) var count = 0

  /// Returns what follows the reason of a fault, such as `; the text looks like JSON`; empty if the file looks like nothing else.
  mutating func suffix(of text: [UInt8], readAs format: PayloadFormat) -> String {
    if let suffix { return suffix }
    count += 1
    let look = text.withUnsafeBufferPointer { TextLook.sentence(for: $0, readAs: format) }
    let found = look.map { "; " + $0 } ?? ""
    suffix = found
    return found
  }
}
