import JSPrimitives
import SourceJSON

extension FuzzTarget {
  /// The JSON reader against the reference reader. Both give the same verdict, kind and place of an
  /// error, values and positions, and the written text reads as the same value.
  static let json = FuzzTarget("json") { (input) throws(Finding) in
    try JSONCheck.check(input, JSONLimits(maximumDepth: 64))
    try JSONCheck.check(input, JSONLimits(maximumDepth: 2, maximumBytes: 48))
  }
}

/// The check of one text with both readers.
private enum JSONCheck {
  static func check(_ input: [UInt8], _ limits: JSONLimits) throws(Finding) {
    let expected = Result { () throws(ReferenceError) in
      try ReferenceReader.read(
        input, maximumDepth: limits.maximumDepth, maximumBytes: limits.maximumBytes)
    }
    let found = Result { () throws(JSONError) in try JSONDocument(input, limits: limits) }
    switch (expected, found) {
    case (.success(let value), .success(let document)):
      try compare(value, document)
      try checkWriting(document)
    case (.failure(let expected), .failure(let found)): try compare(expected, found, input)
    case (.success, .failure(let error)): throw Finding("refused at \(error.offset): \(error)")
    case (.failure(let error), .success):
      throw Finding("accepted, but \(error.kind) at \(error.offset)")
    }
  }

  private static func compare(
    _ expected: ReferenceError, _ found: JSONError, _ input: [UInt8]
  ) throws(Finding) {
    let kind: ReferenceError.Kind =
      switch found.kind {
      case .unexpected: .unexpected
      case .unexpectedEnd: .unexpectedEnd
      case .invalidUTF8: .invalidUTF8
      case .depthExceeded: .depthExceeded
      case .sizeExceeded: .sizeExceeded
      case .stringExceeded: throw Finding("\(found), which is no limit here")
      }
    let lines = input.prefix(expected.offset).split(
      separator: 0x0A, omittingEmptySubsequences: false)
    try Finding.unless(
      kind == expected.kind && found.offset == expected.offset && found.line == lines.count
        && found.column == (lines.last?.count ?? 0) + 1,
      "\(found) at \(found.offset) (\(found.line):\(found.column)), but \(expected)")
  }

  // MARK: Values

  private static func compare(
    _ expected: ReferenceValue.Located, _ document: JSONDocument
  ) throws(Finding) {
    let result = document.withView { view in
      Result { () throws(Finding) in
        var index = 0
        try compare(expected, view, &index)
        try Finding.unless(index == view.count, "\(view.count) entries, but \(index) values")
      }
    }
    try result.get()
    try compare(expected.value, document.value)
  }

  /// Compares an entry of the tape, and the entries inside it, with a value.
  private static func compare(
    _ expected: ReferenceValue.Located, _ view: JSONView, _ index: inout Int, isKey: Bool = false
  ) throws(Finding) {
    let entry = view[index]
    try Finding.unless(
      entry.sourceRange == expected.range, "\(entry.sourceRange), but \(expected.range)")
    let start = index
    index += 1
    switch (entry.kind, expected.value) {
    case (.null, .null), (.true, .boolean(true)), (.false, .boolean(false)): break
    case (.number, .number(let literal)):
      try compare(literal, view.number(of: entry))
    case (.string, .string(let units)) where !isKey, (.key, .string(let units)) where isKey:
      try Finding.unless(view.text(of: entry).utf16 == units, "another text at \(expected.range)")
      let source = view.source(of: entry)
      let (isPlain, hasEscapes) = (source.allSatisfy { $0 < 0x80 }, source.contains(0x5C))
      try Finding.unless(
        entry.hasEscapes == hasEscapes && entry.isPlainASCII == (isPlain && !hasEscapes),
        "wrong marks of the text at \(expected.range)")
    case (.array, .array(let elements)):
      for element in elements { try compare(element, view, &index) }
      try Finding.unless(view.childCount(at: start) == elements.count, "another count of elements")
    case (.object, .object(let members)):
      for member in members {
        try compare(member.key, view, &index, isKey: true)
        try compare(member.value, view, &index)
      }
      try Finding.unless(view.childCount(at: start) == members.count, "another count of members")
    default: throw Finding("\(entry.kind) at \(expected.range), but \(expected.value)")
    }
    if !isKey { try Finding.unless(Int(entry.next) == index, "a next entry elsewhere") }
  }

  private static func compare(_ literal: String, _ found: Double) throws(Finding) {
    try Finding.unless(
      Double(literal)?.bitPattern == found.bitPattern, "\(found), but \(literal)")
  }

  /// Compares a value with that of `JSON.parse`.
  private static func compare(
    _ expected: ReferenceValue, _ found: JSONValue
  ) throws(Finding) {
    switch (expected, found) {
    case (.null, .null): break
    case (.boolean(let expected), .boolean(let found)) where expected == found: break
    case (.number(let literal), .number(let number)): try compare(literal, number)
    case (.string(let units), .string(let text)) where text.utf16 == units: break
    case (.array(let expected), .array(let found)) where expected.count == found.count:
      for (expected, found) in zip(expected, found) { try compare(expected.value, found) }
    case (.object(let members), .object(let object)):
      let expected = enumerated(members)
      try Finding.unless(
        expected.map(\.key) == object.members.map(\.key.utf16),
        "the keys \(object.members.map(\.key)) in an object")
      for (expected, found) in zip(expected, object.members) {
        try compare(expected.value, found.value)
      }
    default: throw Finding("\(found), but \(expected)")
    }
  }

  /// Returns members in JavaScript's enumeration order: the last value of a key at its first place,
  /// array indices first.
  private static func enumerated(
    _ members: [(key: ReferenceValue.Located, value: ReferenceValue.Located)]
  ) -> [(key: [UInt16], value: ReferenceValue)] {
    var result: [(key: [UInt16], value: ReferenceValue)] = []
    for member in members {
      guard case .string(let key) = member.key.value else { continue }
      if let place = result.firstIndex(where: { $0.key == key }) {
        result[place].value = member.value.value
      } else {
        result.append((key, member.value.value))
      }
    }
    let indexed = result.filter { index($0.key) != nil }
    return indexed.sorted { index($0.key) ?? 0 < index($1.key) ?? 0 }
      + result.filter { index($0.key) == nil }
  }

  private static func index(_ key: [UInt16]) -> UInt32? {
    let text = String(decoding: key, as: UTF16.self)
    guard let index = UInt32(text), String(index) == text, index != .max else { return nil }
    return index
  }

  // MARK: Writing

  private static func checkWriting(_ document: JSONDocument) throws(Finding) {
    let value = document.value
    let written = document.withView { view in
      var output: [UInt8] = []
      view.write(at: 0, to: &output)
      return output
    }
    let text = String(decoding: written, as: UTF8.self)
    try Finding.unless(written == JSONWriter.bytes(of: value), "the tape is written as \(text)")
    let indented = Array(JSONWriter.indentedString(of: value).utf8)
    for output in [written, indented] {
      guard let again = try? JSONDocument(output).value else {
        throw Finding("what is written is refused: \(text)")
      }
      // A number without a literal is written as null, which stays null.
      try Finding.unless(JSONWriter.bytes(of: again) == written, "\(text) reads as \(again)")
    }
  }
}
