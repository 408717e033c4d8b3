internal import JSPrimitives

/// Texts that are kept once each, and their numbers from 0.
struct TextNumbers: Sendable {
  private var bytes: [UInt8] = []
  /// The end of each text in `bytes`.
  private var ends: [Int] = []
  private var table = NumberTable()

  /// Returns the number of a text; nil if it has none.
  func number(of text: [UInt8]) -> Int32? {
    table.number(hash: Self.hash(text[...])) { self[$0] == text[...] }
  }

  /// Returns the number of a text, which gets the next one if it is new.
  mutating func add(_ text: [UInt8]) -> Int32 {
    if let number = number(of: text) { return number }
    bytes.append(contentsOf: text)
    ends.append(bytes.count)
    table.addNext { [bytes, ends] in Self.hash(Self.text($0, bytes, ends)) }
    return Int32(ends.count - 1)
  }

  /// The text of a number.
  subscript(number: Int32) -> ArraySlice<UInt8> { Self.text(number, bytes, ends) }

  private static func text(_ number: Int32, _ bytes: [UInt8], _ ends: [Int]) -> ArraySlice<UInt8> {
    bytes[(number == 0 ? 0 : ends[Int(number) - 1])..<ends[Int(number)]]
  }

  private static func hash(_ text: ArraySlice<UInt8>) -> Int {
    var hasher = Hasher()
    text.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
