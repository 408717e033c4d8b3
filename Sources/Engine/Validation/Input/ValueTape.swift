internal import JSPrimitives
internal import SourceJSON

/// A JSON value laid out as a tape over bytes, like a text that has been scanned: what lets constants
/// and values from the program be walked as documents are.
///
/// Its strings stand between their quotes and are escaped as they are written, so that what copies from a
/// document copies from it too. Its numbers may be NaN, which no JSON text can say.
final class ValueTape: @unchecked Sendable {
  // Written in the initializer alone, read ever after.
  private var tape = Tape()
  private var bytes: [UInt8] = []
  private let storage: UnsafeMutableBufferPointer<UInt8>
  /// Where each element of the array starts, when the value is an array.
  let elements: [Int]
  /// Whether the value nests deeper than it may; then what lies deeper is missing from the tape.
  let isTooDeep: Bool
  /// The bytes of the longest string or key, as `maximumStringBytes` counts them.
  let longestString: Int

  /// - Parameter maximumDepth: how deep the value's arrays and objects may nest.
  init(_ value: JSONValue, maximumDepth: Int = JSONLimits.greatestDepth) {
    var builder = Builder(depthLeft: maximumDepth)
    builder.append(value)
    isTooDeep = builder.isTooDeep
    longestString = builder.longestString
    storage = .allocate(capacity: max(builder.bytes.count, 1))
    _ = storage.initialize(fromContentsOf: builder.bytes)
    for entry in builder.entries { tape.append(entry) }
    var elements: [Int] = []
    if case .array = value {
      var element = 1
      while element < builder.entries.count {
        elements.append(element)
        element = Int(builder.entries[element].next)
      }
    }
    self.elements = elements
  }

  deinit { storage.deallocate() }

  /// The tape as a view; valid as long as this object.
  var view: JSONView {
    JSONView(bytes: UnsafeBufferPointer(storage), entries: tape.entries, count: tape.count)
  }

  private struct Builder {
    var entries: [TapeEntry] = []
    var bytes: [UInt8] = []
    var depthLeft: Int
    var isTooDeep = false
    var longestString = 0

    init(depthLeft: Int) { self.depthLeft = depthLeft }

    mutating func append(_ value: JSONValue) {
      switch value {
      case .null: append(.null, [])
      case .boolean(let value): append(value ? .true : .false, [])
      case .number(let number): append(.number, Self.literal(number))
      case .string(let text): append(.string, text)
      case .array where depthLeft <= 0, .object where depthLeft <= 0:
        isTooDeep = true
        append(.null, [])
      case .array(let elements):
        let place = open(.array)
        for element in elements { append(element) }
        close(place)
      case .object(let object):
        let place = open(.object)
        for member in object.members {
          append(.key, member.key)
          append(member.value)
        }
        close(place)
      }
    }

    /// A string or a key.
    private mutating func append(_ kind: TapeEntry.Kind, _ text: JSText) {
      let start = bytes.count + 1
      JSONWriter.append(text, to: &bytes)
      let end = bytes.count - 1
      longestString = max(longestString, end - start)
      let hasEscapes = bytes[start..<end].contains(UInt8(ascii: "\\"))
      append(kind, start..<end, isPlainASCII: text.isASCII && !hasEscapes, hasEscapes: hasEscapes)
    }

    private mutating func append(_ kind: TapeEntry.Kind, _ text: [UInt8]) {
      let start = bytes.count
      bytes += text
      append(kind, start..<bytes.count)
    }

    private mutating func append(
      _ kind: TapeEntry.Kind, _ range: Range<Int>, isPlainASCII: Bool = false,
      hasEscapes: Bool = false
    ) {
      entries.append(
        TapeEntry(
          start: UInt32(truncatingIfNeeded: range.lowerBound),
          end: UInt32(truncatingIfNeeded: range.upperBound), next: UInt32(entries.count + 1),
          kind: kind, isPlainASCII: isPlainASCII, hasEscapes: hasEscapes))
    }

    /// The number as text that reads back as the same number: beyond JSON's own literals, NaN.
    private static func literal(_ number: Double) -> [UInt8] {
      if number.isNaN { return Array("NaN".utf8) }
      if number.isInfinite { return Array((number < 0 ? "-1e999" : "1e999").utf8) }
      if number == 0, number.sign == .minus { return Array("-0".utf8) }
      var text: [UInt8] = []
      JSNumber.append(number, to: &text)
      return text
    }

    private mutating func open(_ kind: TapeEntry.Kind) -> Int {
      append(kind, [])
      depthLeft -= 1
      return entries.count - 1
    }

    private mutating func close(_ place: Int) {
      depthLeft += 1
      entries[place].next = UInt32(entries.count)
    }
  }
}
