package import Diagnostics
internal import JSPrimitives

/// JSON text that is written piece by piece, with the range of the original text that each piece came from.
package struct MappedJSON: Sendable {
  /// The JSON text, in UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// The ranges that its parts came from.
  package private(set) var map = SpanMap()
  /// The most bytes that the text may have.
  private let limit: Int
  /// The most bytes of memory for the ranges.
  private let maximumMemory: Int

  /// - Parameters:
  ///   - limit: The most bytes that the text may have, at most 4,294,967,295.
  ///   - maximumMemory: The most bytes of memory for the ranges.
  package init(limit: Int, maximumMemory: Int = .max) {
    self.limit = min(limit, Int(UInt32.max))
    self.maximumMemory = maximumMemory
  }

  /// Makes an empty text that keeps the memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    map.removeAll()
  }

  /// Appends a comma or a colon, which came from nowhere.
  package mutating func append(_ byte: Character) { bytes.append(byte.asciiValue ?? 0x20) }

  /// Appends a piece.
  ///
  /// - Throws: `FormatError` at its origin if the text becomes too long.
  package mutating func append(
    _ piece: some Collection<UInt8>, from origin: Range<Int>
  ) throws(FormatError) {
    let start = bytes.count
    bytes.append(contentsOf: piece)
    guard bytes.count <= limit else {
      throw FormatError(
        "longer than the limit of \(limit) bytes as JSON", at: origin.lowerBound, isLimit: true)
    }
    guard map.canGrow(within: maximumMemory) else {
      throw FormatError.memory(limit: maximumMemory, at: origin.lowerBound)
    }
    map.append(start..<bytes.count, from: origin)
  }

  /// Appends a piece.
  package mutating func append(
    _ piece: StaticString, from origin: Range<Int>
  ) throws(FormatError) {
    try append(
      UnsafeBufferPointer(start: piece.utf8Start, count: piece.utf8CodeUnitCount), from: origin)
  }

  /// Appends characters of a string between its quotes, with the escapes that they need.
  ///
  /// - Parameters:
  ///   - text: Whole characters, in UTF-8.
  ///   - origin: The range that they came from. If it has their length, each byte came from its own.
  package mutating func append(
    escaping text: some Collection<UInt8>, from origin: Range<Int>
  ) throws(FormatError) {
    let isCopy = text.count == origin.count
    var place = origin.lowerBound
    var runStart = text.startIndex
    var index = text.startIndex
    func from(_ count: Int) -> Range<Int> { isCopy ? place..<place + count : origin }
    while index < text.endIndex {
      let byte = text[index]
      guard Self.isEscaped(byte) else {
        index = text.index(after: index)
        continue
      }
      let run = text[runStart..<index]
      try append(run, from: from(run.count))
      place += isCopy ? run.count : 0
      try append(Self.escape(of: byte), from: from(1))
      place += isCopy ? 1 : 0
      index = text.index(after: index)
      runStart = index
    }
    let run = text[runStart...]
    try append(run, from: from(run.count))
  }

  /// Returns the characters of a string between its quotes, with the escapes that they need.
  static func escaped(_ text: [UInt8]) -> [UInt8] {
    text.flatMap { isEscaped($0) ? escape(of: $0) : [$0] }
  }

  /// Returns whether a byte of a string is written as an escape.
  static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Appends one code unit as an escape, such as half of a pair.
  package mutating func append(unit: UInt16, from origin: Range<Int>) throws(FormatError) {
    try append(Self.escape(of: unit), from: origin)
  }

  /// Returns the escape of a control character, a quote or a backslash.
  static func escape(of byte: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "\""): Array(#"\""#.utf8)
    case UInt8(ascii: "\\"): Array(#"\\"#.utf8)
    case 0x0A: Array(#"\n"#.utf8)
    case 0x0D: Array(#"\r"#.utf8)
    case 0x09: Array(#"\t"#.utf8)
    default: escape(of: UInt16(byte))
    }
  }

  private static func escape(of unit: UInt16) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return Array(#"\u"#.utf8)
      + [12, 8, 4, 0].map { digits[Int(unit >> UInt16($0)) & 0xF] }
  }
}
