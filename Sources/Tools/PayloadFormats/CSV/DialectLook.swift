internal import JSPrimitives

/// The look of a header that was read with another dialect than it has.
///
/// A schema without required keys accepts every row of such a file, as each has one unknown key. A name in quotes is meant
/// as it is.
struct DialectLook {
  private let header: CSVRow
  private let names: [[UInt8]]
  private let dialect: CSVDialect
  private let keys: SchemaKeys

  /// - Parameter names: The names of the columns.
  init(_ header: CSVRow, names: [[UInt8]], _ dialect: CSVDialect, _ keys: SchemaKeys) {
    self.header = header
    self.names = names
    self.dialect = dialect
    self.keys = keys
  }

  private var others: [UInt8] { dialect.others }

  /// The fault of the header; nil if only the first row below it can show one.
  var fault: FormatError? {
    guard !keys.isEmpty else { return nil }
    guard names.contains(where: { keys.contains($0) }) else { return strangeFault }
    return joinedFault
  }

  /// The fault of a header with none of the schema's keys.
  private var strangeFault: FormatError? {
    if let first = header.fields.first, !first.isQuoted, dialect.comment == nil,
      header.text[first.range].first == UInt8(ascii: "#")
    {
      return FormatError(
        "the header has none of the schema's keys and starts with \"#\"; --comments '#' skips such lines",
        at: 0)
    }
    let looks = others.compactMap { other -> (known: Int, count: Int, fault: FormatError)? in
      guard let offset = header.places(of: other).first else { return nil }
      let parts = header.text.split(separator: other).map { Self.trimmed($0) }
      let title = CSVCharacter.title(of: other)
      let fault = FormatError(
        """
        the header has none of the schema's keys and looks like one with another separator, \(title); \
        --delimiter \(title) reads it
        """, at: offset)
      return (parts.count { keys.contains($0) }, header.places(of: other).count, fault)
    }
    // The first of the best.
    return looks.max { ($0.known, $0.count) < ($1.known, $1.count) }?.fault
  }

  /// The fault of a header with some of the schema's keys, and others joined in one name.
  private var joinedFault: FormatError? {
    for (name, field) in zip(names, header.fields) where !field.isQuoted && !keys.contains(name) {
      for other in others {
        let parts = name.split(separator: other).map { Self.trimmed($0) }
        guard parts.count > 1, parts.allSatisfy({ keys.contains($0) }) else { continue }
        let title = CSVCharacter.title(of: other)
        return FormatError(
          """
          the column "\(String(decoding: name, as: UTF8.self))" has several of the schema's keys, with another \
          separator between them, \(title); --delimiter \(title) reads it
          """, at: field.range.lowerBound)
      }
    }
    return nil
  }

  /// The separators that the header has more often than its own, if the schema names no key that would decide.
  var doubts: [DialectDoubt] {
    guard keys.isEmpty, !dialect.isChosen else { return [] }
    return others.compactMap { other in
      let places = header.places(of: other)
      guard places.count >= header.fields.count, let offset = places.first else { return nil }
      return DialectDoubt(separator: other, count: places.count, offset: offset)
    }
  }

  /// Returns a part of a header without the blanks and quotes around it.
  private static func trimmed(_ part: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isAround(_ byte: UInt8) -> Bool { byte == 0x20 || byte == UInt8(ascii: "\"") }
    guard let last = part.lastIndex(where: { !isAround($0) }) else { return [] }
    return part[...last].drop { isAround($0) }
  }
}

extension CSVDialect {
  /// The separators that other files have, the likelier ones first.
  fileprivate var others: [UInt8] {
    [UInt8(ascii: ";"), 0x09, UInt8(ascii: "|"), UInt8(ascii: ",")].filter {
      $0 != separator && $0 != comment
    }
  }

  /// Returns the fault of a header in which another separator is behind a quoted name; nil if it has no such fault.
  func faultBehindQuote(of header: CSVRow) -> FormatError? {
    guard let fault = header.fault, fault.offset < header.text.count,
      let other = others.first(where: { $0 == header.text[fault.offset] })
    else { return nil }
    let title = CSVCharacter.title(of: other)
    return FormatError(
      "another separator is behind a quoted name, \(title); --delimiter \(title) reads it",
      at: fault.offset)
  }
}

/// A separator that a header may have instead of the one that it was read with.
struct DialectDoubt: Sendable {
  var separator: UInt8
  /// The number of times that the header has it.
  var count: Int
  /// The offset of the first one.
  var offset: Int

  /// Returns the fault of the header if the first row has the separator as often.
  func fault(besides row: CSVRow) -> FormatError? {
    guard row.places(of: separator).count == count else { return nil }
    let title = CSVCharacter.title(of: separator)
    return FormatError(
      """
      the header and the first row look like ones with another separator, \(title); --delimiter \(title) reads it
      """, at: offset)
  }
}

extension CSVRow {
  /// Returns the offsets of a byte outside of quotes.
  fileprivate func places(of byte: UInt8) -> [Int] {
    fields.filter { !$0.isQuoted }.flatMap { field in
      field.range.filter { text[$0] == byte }
    }
  }
}
