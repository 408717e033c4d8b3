internal import SourceJSON

/// Writes the rows of a table as JSON objects in one pass, without the ranges that their parts came from.
///
/// It writes what ``CSVTable/write(_:to:)`` writes, for rows without a fault; others are left to it.
package struct CSVRowWriter: ~Copyable {
  /// The result at a position.
  package enum Row {
    /// A JSON object, which stays until the next row is written.
    case object(UnsafeBufferPointer<UInt8>)
    /// An empty line or a comment.
    case blank
    /// A row that `CSVTable` has to write, such as one with a fault.
    case other
  }

  private let dialect: CSVDialect
  private let limit: Int
  private let columns: [ColumnPlan]
  /// The keys of all columns, each with a comma before it and a colon behind it.
  private let keys: UnsafeMutableBufferPointer<UInt8>
  private let limits: JSONLimits
  private let maximumJSON: Int
  /// The classes of bytes outside of quotes, and then inside.
  private let classes: UnsafeMutablePointer<UInt8>
  private var json: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  /// The bits of a byte's class.
  private enum Class {
    static let escaped: UInt8 = 1
    static let other: UInt8 = 2
    static let carriageReturn: UInt8 = 4
    static let end: UInt8 = 8
  }

  private static let quote = UInt8(ascii: "\"")

  /// A writer of the rows of a table.
  ///
  /// - Parameter limit: The most bytes of a row.
  package init(_ table: CSVTable, _ dialect: CSVDialect, limit: Int) {
    self.dialect = dialect
    self.limit = limit
    limits = table.limits
    maximumJSON = min(limits.maximumBytes, Int(UInt32.max))
    var text: [UInt8] = []
    columns = table.columns.map { column in
      let start = text.count
      text += Array(",\"".utf8) + MappedJSON.escaped(column.name) + Array("\":".utf8)
      return ColumnPlan(key: start..<text.count, kind: .init(column.kinds))
    }
    keys = .allocate(capacity: text.count)
    _ = keys.initialize(from: text)
    capacity = 4_096
    json = .allocate(capacity: capacity)
    classes = .allocate(capacity: 512)
    for byte in 0..<256 {
      let isEscaped = MappedJSON.isEscaped(UInt8(byte))
      let value = (isEscaped ? Class.escaped : 0) | (byte >= 0x80 ? Class.other : 0)
      classes[byte] = value
      classes[256 + byte] = value
    }
    classes[0x0D] = Class.carriageReturn
    classes[0x0A] = Class.end
    classes[Int(dialect.separator)] = Class.end
    classes[256 + Int(Self.quote)] = Class.end
  }

  deinit {
    json.deallocate()
    classes.deallocate()
    keys.deallocate()
  }

  /// Writes the row at a position, and moves the position behind it.
  package mutating func write(_ bytes: UnsafeBufferPointer<UInt8>, at place: inout Int) -> Row {
    let start = place
    guard start < bytes.count, bytes[start] != dialect.comment else {
      place = CSVRowEnds.end(ofRowAt: start, in: bytes, dialect)
      return .blank
    }
    var row = Cursor(place: start)
    guard writeFields(bytes, &row) else {
      place = CSVRowEnds.end(ofRowAt: start, in: bytes, dialect)
      return .other
    }
    place = min(row.place + 1, bytes.count)
    if row.isBlank { return .blank }
    guard row.place - start <= limit, row.count <= maximumJSON,
      row.classes & Class.other == 0
        || UTF8Text.firstInvalid(in: UnsafeBufferPointer(rebasing: bytes[start..<row.place])) == nil
    else { return .other }
    return .object(UnsafeBufferPointer(start: json, count: row.count))
  }

  /// A row that is being written.
  private struct Cursor {
    /// The offset of the next byte, at the end of the row that of the line feed.
    var place: Int
    /// The number of bytes that are written.
    var count = 0
    /// The classes of all bytes.
    var classes: UInt8 = 0
    /// Whether the row is an empty line.
    var isBlank = false

    init(place: Int) { self.place = place }
  }

  /// A field without its quotes.
  private struct Content {
    var range: Range<Int>
    var classes: UInt8
    /// Whether a quote in it is doubled.
    var hasQuotes = false
  }

  /// Writes the fields of a row; false if it is not one of the table, or has a fault.
  @inline(__always)
  private mutating func writeFields(
    _ bytes: UnsafeBufferPointer<UInt8>, _ row: inout Cursor
  ) -> Bool {
    json[0] = UInt8(ascii: "{")
    row.count = 1
    var column = 0
    while true {
      let isQuoted = row.place < bytes.count && bytes[row.place] == Self.quote
      guard let content = isQuoted ? quoted(bytes, &row.place) : plain(bytes, &row.place) else {
        return false
      }
      let isAtEnd = row.place == bytes.count || bytes[row.place] == 0x0A
      if isAtEnd, column == 0, !isQuoted, content.range.isEmpty {
        row.isBlank = true
        return true
      }
      guard column < columns.count else { return false }
      row.classes |= content.classes
      if !content.range.isEmpty {
        guard write(content, of: bytes, column, &row.count) else { return false }
      }
      column += 1
      if isAtEnd { break }
      row.place += 1
    }
    guard column == columns.count else { return false }
    json[row.count] = UInt8(ascii: "}")
    row.count += 1
    return true
  }

  /// Returns the field at a position that has no quotes, and moves the position to its end; nil if it has a carriage return.
  @inline(__always)
  private func plain(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> Content? {
    let start = place
    var found: UInt8 = 0
    while place < bytes.count {
      let value = classes[Int(bytes[place])]
      if value >= Class.end { break }
      found |= value
      place += 1
    }
    guard found & Class.carriageReturn != 0 else {
      return Content(range: start..<place, classes: found)
    }
    // One at the end of the row is part of the line break.
    guard place == bytes.count || bytes[place] == 0x0A, bytes[place - 1] == 0x0D,
      !bytes[start..<place - 1].contains(0x0D)
    else { return nil }
    return Content(range: start..<place - 1, classes: found & ~Class.carriageReturn)
  }

  /// Returns the field at a quote, and moves the position to its end; nil if its quotes have a fault.
  private func quoted(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> Content? {
    place += 1
    var content = Content(range: place..<place, classes: 0)
    let inside = classes + 256
    while true {
      guard place < bytes.count else { return nil }
      let value = inside[Int(bytes[place])]
      if value < Class.end {
        content.classes |= value
        place += 1
      } else if place + 1 < bytes.count, bytes[place + 1] == Self.quote {
        content.hasQuotes = true
        place += 2
      } else {
        break
      }
    }
    content.range = content.range.lowerBound..<place
    place += 1
    if place < bytes.count, bytes[place] == 0x0D,
      place + 1 == bytes.count || bytes[place + 1] == 0x0A
    {
      place += 1
    }
    let isEnd = place == bytes.count || bytes[place] == 0x0A || bytes[place] == dialect.separator
    return isEnd ? content : nil
  }

  // MARK: Values

  /// The number of bytes that may be written behind the count.
  private static let slack = 32

  /// Writes a member; false if its value is JSON text.
  @inline(__always)
  private mutating func write(
    _ content: Content, of bytes: UnsafeBufferPointer<UInt8>, _ column: Int, _ count: inout Int
  ) -> Bool {
    let plan = columns[column]
    // An escape takes at most six bytes.
    reserve(count + plan.key.count + 6 * content.range.count + Self.slack, count)
    // The comma of the first member makes way for the brace.
    let isFirst = count == 1
    count = copy(UnsafeBufferPointer(rebasing: keys[plan.key]), to: isFirst ? 0 : count)
    if isFirst { json[0] = UInt8(ascii: "{") }
    let field = UnsafeBufferPointer(rebasing: bytes[content.range])
    switch plan.kind {
    case .string: break
    case .number:
      guard !content.hasQuotes, NumberText.isJSON(field) else { break }
      count = copy(field, to: count)
      return true
    case .several(let kinds):
      // A doubled quote would have to be removed first.
      guard !content.hasQuotes else { return false }
      switch value(of: field, kinds) {
      case .string: break
      case .content:
        count = copy(field, to: count)
        return true
      case .word(let word):
        count = word.withUTF8Buffer { copy($0, to: count) }
        return true
      case .json: return false
      }
    }
    json[count] = Self.quote
    count += 1
    if content.classes & Class.escaped == 0, !content.hasQuotes {
      count = copy(field, to: count)
    } else {
      writeEscaped(field, content, &count)
    }
    json[count] = Self.quote
    count += 1
    return true
  }

  private func value(
    of field: UnsafeBufferPointer<UInt8>, _ kinds: [ColumnKind]
  ) -> ColumnKind.Value {
    for kind in kinds {
      if let value = kind.value(of: field, limits: limits) { return value }
    }
    return .string
  }

  private mutating func writeEscaped(
    _ field: UnsafeBufferPointer<UInt8>, _ content: Content, _ count: inout Int
  ) {
    var place = 0
    while place < field.count {
      let byte = field[place]
      if MappedJSON.isEscaped(byte) {
        for escaped in MappedJSON.escape(of: byte) {
          json[count] = escaped
          count += 1
        }
        if byte == Self.quote, content.hasQuotes { place += 1 }
      } else {
        json[count] = byte
        count += 1
      }
      place += 1
    }
  }

  /// Copies bytes, for which there is room, and returns the offset behind them.
  @inline(__always)
  private func copy(_ bytes: UnsafeBufferPointer<UInt8>, to place: Int) -> Int {
    if let base = bytes.baseAddress {
      (json + place).update(from: base, count: bytes.count)
    }
    return place + bytes.count
  }

  /// Makes room for a number of bytes, and keeps those that are written.
  @inline(__always)
  private mutating func reserve(_ needed: Int, _ count: Int) {
    if needed > capacity { grow(to: needed, count) }
  }

  private mutating func grow(to needed: Int, _ count: Int) {
    let larger = max(needed, capacity * 2)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    memory.update(from: json, count: count)
    json.deallocate()
    json = memory
    capacity = larger
  }
}

/// A column as its values are written.
private struct ColumnPlan {
  enum Kind {
    /// Strings, whatever they are.
    case string
    /// A number, otherwise a string.
    case number
    case several([ColumnKind])

    init(_ kinds: [ColumnKind]) {
      func isString(_ kind: ColumnKind) -> Bool {
        switch kind {
        case .string, .exactly: true
        case .number, .boolean, .null, .json: false
        }
      }
      // Kinds behind the first that takes every string have no effect.
      let kinds = Array(kinds.prefix { $0 != .string })
      if kinds.allSatisfy(isString) {
        self = .string
      } else if kinds.first == .number, kinds.dropFirst().allSatisfy(isString) {
        self = .number
      } else {
        self = .several(kinds)
      }
    }
  }

  /// The range of the key in the text of all keys.
  let key: Range<Int>
  let kind: Kind
}
