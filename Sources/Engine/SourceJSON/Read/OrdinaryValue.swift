/// Values as programs mostly write them: what JavaScript makes of them is exactly what a person sees.
package enum OrdinaryValue {
  /// The most characters of a number that a double surely keeps, which has at least 15 digits.
  private static let mostDigits = 15

  /// Returns whether a double has all digits of a number, by its length.
  @inline(__always)
  package static func keepsDigits(_ number: UnsafeBufferPointer<UInt8>) -> Bool {
    guard number.count <= mostDigits else { return false }
    for byte in number where byte | 0x20 == UInt8(ascii: "e") { return false }
    return true
  }

  /// Returns whether no entry is an object, and all are plain strings, short numbers, words, and arrays of them.
  package static func areAll(_ entries: Range<Int>, in view: JSONView) -> Bool {
    for index in entries {
      let entry = view[index]
      switch entry.kind {
      case .null, .true, .false, .array: break
      case .string: guard entry.isPlainASCII else { return false }
      case .number: guard keepsDigits(view.source(of: entry)) else { return false }
      case .object, .key: return false
      }
    }
    return true
  }
}
