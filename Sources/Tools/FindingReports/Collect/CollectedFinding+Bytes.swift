/// The bytes in which findings pass from the threads that make them to the one that takes them, which keep the many findings of
/// a payload out of memory.
extension CollectedFinding {
  /// Appends the finding.
  package func append(to bytes: inout [UInt8]) {
    let start = bytes.count
    Self.append(0, to: &bytes)
    bytes.append(kind.rawValue)
    bytes.append(startsPayload ? 1 : 0)
    for number in [line, column, padding, width] { Self.append(number, to: &bytes) }
    for text in [schema, file, code, path, field, message, detail, closest, excerpt] {
      Self.append(text, to: &bytes)
    }
    if let received { Self.append(received, to: &bytes) }
    var length: [UInt8] = []
    Self.append(bytes.count - start - 8, to: &length)
    bytes.replaceSubrange(start..<start + 8, with: length)
  }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    append(text.utf8.count, to: &bytes)
    bytes.append(contentsOf: text.utf8)
  }

  /// Reads a finding; nil if the bytes are not one.
  fileprivate init?(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    guard let kind = rest.popFirst().flatMap(Kind.init), let starts = rest.popFirst() else {
      return nil
    }
    var numbers: [Int] = []
    for _ in 0..<4 {
      guard let number = Self.number(from: &rest) else { return nil }
      numbers.append(number)
    }
    var texts: [String] = []
    while !rest.isEmpty {
      guard let count = Self.number(from: &rest), (0...rest.count).contains(count) else {
        return nil
      }
      texts.append(String(decoding: rest.prefix(count), as: UTF8.self))
      rest = rest.dropFirst(count)
    }
    guard (9...10).contains(texts.count) else { return nil }
    self.init(schema: texts[0], file: texts[1], code: texts[2], path: texts[3], message: texts[5])
    self.kind = kind
    startsPayload = starts == 1
    (line, column, padding, width) = (numbers[0], numbers[1], numbers[2], numbers[3])
    (field, detail, closest, excerpt) = (texts[4], texts[6], texts[7], texts[8])
    received = texts.count > 9 ? texts[9] : nil
  }

  fileprivate static func number(from bytes: inout ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= 8 else { return nil }
    var number: UInt64 = 0
    for (place, byte) in bytes.prefix(8).enumerated() { number |= UInt64(byte) << (8 * place) }
    bytes = bytes.dropFirst(8)
    return Int(truncatingIfNeeded: number)
  }

  /// Reads findings from pieces of bytes, which may end anywhere.
  package struct Reader {
    private var rest: [UInt8] = []

    /// A reader before the first piece.
    package init() {}

    /// Takes a piece and passes on each finding that is complete.
    package mutating func read<Failure: Error>(
      _ piece: ArraySlice<UInt8>, _ body: (CollectedFinding) throws(Failure) -> Void
    ) throws(Failure) {
      rest += piece
      var unread = rest[...]
      while true {
        var next = unread
        guard let count = CollectedFinding.number(from: &next), (0...next.count).contains(count)
        else { break }
        if let finding = CollectedFinding(next.prefix(count)) { try body(finding) }
        unread = next.dropFirst(count)
      }
      rest = Array(unread)
    }
  }
}
