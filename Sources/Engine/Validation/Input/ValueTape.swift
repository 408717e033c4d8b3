internal import JSPrimitives
internal import SourceJSON

/// A JSON value as a tape over bytes, like a scanned text.
///
/// With it a run walks constants and values of the program as it walks documents. Strings are quoted and
/// escaped as in JSON text, so that they can be copied to the output. Numbers may be NaN, which JSON text can't
/// express.
final class ValueTape: @unchecked Sendable {
  // Only the initializer writes these.
  private var tape = Tape()
  private let storage: UnsafeMutableBufferPointer<UInt8>
  /// The entry of each element if the value is an array; empty otherwise.
  let elements: [Int]
  /// The memory of the value, in bytes.
  let size: Int
  /// Whether the value exceeds the maximum depth. The tape lacks the values beyond it.
  let isTooDeep: Bool
  /// The length of the longest string or key in bytes, as `maximumStringBytes` counts it.
  let longestString: Int

  /// - Parameter maximumDepth: The maximum nesting of arrays and objects.
  init(_ value: JSONValue, maximumDepth: Int = JSONLimits.greatestDepth) {
    var builder = Builder(depthLeft: maximumDepth)
    builder.append(value)
    isTooDeep = builder.isTooDeep
    longestString = builder.longestString
    size = builder.bytes.count + builder.entries.count * MemoryLayout<TapeEntry>.stride
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

  /// The tape as a view, valid for the lifetime of this object.
  var view: JSONView {
    JSONView(bytes: UnsafeBufferPointer(storage), entries: tape.entries, count: tape.count)
  }

  /// The memory of a copy of the value at each entry, in bytes. That of a value beyond four gigabytes counts as that.
  var sizes: [UInt32] {
    let view = view
    var sizes = [UInt32](repeating: 0, count: view.count)
    // The text of a value lies between its first entry and the first one behind it, so sums from the end on suffice.
    var sums = [Int](repeating: 0, count: view.count + 1)
    for index in (0..<view.count).reversed() {
      let text = Int(view[index].end &- view[index].start)
      sums[index] = sums[index + 1] + text + MemoryLayout<TapeEntry>.stride
      let next = view[index].kind == .key ? index + 1 : Int(view[index].next)
      sizes[index] = UInt32(clamping: sums[index] - sums[next])
    }
    return sizes
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

    /// Appends a string or key.
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

    /// Returns the number as text that reads back as the same number. NaN is not a literal of JSON.
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
