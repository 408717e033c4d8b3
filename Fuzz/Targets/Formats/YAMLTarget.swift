import PayloadFormats
import SourceJSON

extension FuzzTarget {
  /// A YAML stream, whose documents are JSON that is accepted and came from the text. They stay the
  /// same with other line breaks, a second time in one stream, and inside a list. JSON is the same
  /// value.
  static let yaml = FuzzTarget("yaml") { (input) throws(Finding) in
    try YAMLCheck(input).check()
  }
}

/// The checks of one stream.
private struct YAMLCheck {
  private static let maximumDepth = 32
  private static let maximumBytes = 1_000_000

  private let text: [UInt8]
  private let documents: [MadeJSON.Reading]

  init(_ text: [UInt8]) throws(Finding) {
    self.text = text
    documents = try Self.read(text)
  }

  /// Returns the documents of a stream, and the errors in their positions.
  private static func read(
    _ text: [UInt8], maximumDepth: Int = maximumDepth, maximumBytes: Int = maximumBytes,
    maximumExpansion: Int = 500
  ) throws(Finding) -> [MadeJSON.Reading] {
    var documents: [MadeJSON.Reading] = []
    do throws(FormatError) {
      var reader = try YAMLReader(
        text, maximumDepth: maximumDepth, maximumBytes: maximumBytes,
        maximumExpansion: maximumExpansion)
      while documents.count <= text.count + 1 {
        do throws(FormatError) {
          guard let next = try reader.next() else { return documents }
          documents.append(.success(next))
        } catch {
          documents.append(.failure(error))
        }
      }
    } catch {
      return [.failure(error)]
    }
    throw Finding("a stream without its end")
  }

  func check() throws(Finding) {
    for document in documents {
      switch document {
      case .success(let made): try check(made)
      case .failure(let error): try MadeJSON.check(error, of: text)
      }
    }
    try checkLimits()
    try checkBreaks()
    try checkTwice()
    try checkInList()
    try checkJSON()
  }

  /// Checks a document.
  private func check(_ made: MappedJSON) throws(Finding) {
    // What an alias or a merge is replaced by came from elsewhere.
    let isInOrder = !text.contains(UInt8(ascii: "*")) && !text.contains(UInt8(ascii: "<"))
    let value = try MadeJSON.value(
      of: made, from: text, maximumDepth: Self.maximumDepth, isInOrder: isInOrder)
    // The JSON is YAML too.
    let again = try Self.read(made.bytes)
    guard again.count == 1, case .success(let other) = again[0] else {
      throw Finding("the JSON \(String(decoding: made.bytes, as: UTF8.self)) is rejected: \(again)")
    }
    try Finding.unless(
      try MadeJSON.value(
        of: other, from: made.bytes, maximumDepth: Self.maximumDepth, isInOrder: true) == value,
      "the JSON \(String(decoding: made.bytes, as: UTF8.self)) is another value")
  }

  /// The JSON of the documents; nil if one is rejected.
  private var made: [[UInt8]]? { Self.made(documents) }

  private static func made(_ documents: [MadeJSON.Reading]) -> [[UInt8]]? {
    var made: [[UInt8]] = []
    for document in documents {
      guard case .success(let json) = document else { return nil }
      made.append(json.bytes)
    }
    return made
  }

  private func shown(_ documents: [[UInt8]]?) -> String {
    documents?.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ") ?? "an error"
  }

  /// Checks that a limit is exceeded exactly by what is larger.
  private func checkLimits() throws(Finding) {
    guard documents.count == 1, case .success(let made) = documents[0] else { return }
    var finding: Finding?
    try MadeJSON.checkLimit(made, of: text) { limit in
      do throws(Finding) { return try Self.read(text, maximumBytes: limit)[0] } catch {
        finding = error
        return documents[0]
      }
    }
    if let finding { throw finding }
    switch try Self.read(text, maximumExpansion: 3)[0] {
    case .success(let other):
      try Finding.unless(other.bytes == made.bytes, "another value with a limit of aliases")
    case .failure(let error):
      try Finding.unless(error.isLimit, "\(error.message) with a limit of aliases")
    }
  }

  /// Checks that the kind of line breaks changes nothing.
  private func checkBreaks() throws(Finding) {
    for lineBreak in ["\r\n", "\r"] {
      guard let other = MadeJSON.text(text, withBreaks: lineBreak) else { return }
      let found = try Self.read(other)
      try Finding.unless(
        found.map { try? $0.get().bytes } == documents.map { try? $0.get().bytes },
        "\(lineBreak.debugDescription) makes \(shown(Self.made(found))) of \(shown(made))")
    }
  }

  /// Checks that the stream reads alike behind itself, so that no document changes a later one.
  private func checkTwice() throws(Finding) {
    guard made != nil else { return }
    let whole = text.last == 0x0A ? text : text + [0x0A]
    // A line break at the end may be part of a block scalar.
    let once = try Self.read(whole)
    guard let expected = Self.made(once) else {
      // A key that is a block scalar may equal another one only with the line break.
      return try Finding.unless(
        once.allSatisfy(Self.isSoundButForAKey), "an error with a line break at the end")
    }
    let head = whole + Array("...\n".utf8)
    let twice = try Self.read(head + whole)
    try Finding.unless(
      Self.made(twice) == expected + expected,
      "\(shown(Self.made(twice))) of two streams of \(shown(expected))")
    for (first, second) in zip(once, twice.dropFirst(once.count)) {
      guard let first = try? first.get(), let second = try? second.get() else { continue }
      for offset in first.bytes.indices {
        let (origin, other) = (
          first.map.origin(of: offset..<offset + 1), second.map.origin(of: offset..<offset + 1)
        )
        try Finding.unless(
          other.lowerBound == origin.lowerBound + head.count
            && other.upperBound == origin.upperBound + head.count,
          "byte \(offset) came from \(origin), but \(other) in the second stream")
      }
    }
  }

  /// Checks that a document reads alike as the only item of a list, two columns to the right.
  private func checkInList() throws(Finding) {
    guard let made, made.count == 1, let value = made.first, isMovable else { return }
    var moved = Array("- ".utf8)
    for (number, line) in text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    {
      if number > 0 { moved += line.isEmpty ? [0x0A] : [0x0A, 0x20, 0x20] }
      moved += line
    }
    let found = Self.made(
      try Self.read(moved, maximumDepth: Self.maximumDepth + 1))
    try Finding.unless(
      found == [Array("[".utf8) + value + Array("]".utf8)],
      "\(shown(found)) is the list of \(shown([value]))")
  }

  /// Whether spaces before each line keep the meaning: there are no directives and markers, no tabs, byte order marks and
  /// other breaks, and no block scalar that counts its indentation from that of the document.
  private var isMovable: Bool {
    guard !text.contains(0x09), !text.contains(0x0D), !text.contains(0xEF) else { return false }
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard
      !lines.contains(where: {
        $0.first == UInt8(ascii: "%") || $0.starts(with: "---".utf8) || $0.starts(with: "...".utf8)
      })
    else { return false }
    return !lines.contains { line in
      line.contains { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ">") }
        && line.contains { $0 >= UInt8(ascii: "1") && $0 <= UInt8(ascii: "9") }
    }
  }

  /// Checks that JSON is the same value as YAML. Only a key that is given twice is an error.
  private func checkJSON() throws(Finding) {
    let limits = JSONLimits(maximumDepth: Self.maximumDepth)
    guard let document = try? JSONDocument(text, limits: limits) else { return }
    switch documents[0] {
    case .success(let made):
      try Finding.unless(documents.count == 1, "\(documents.count) documents of JSON")
      let value = try MadeJSON.value(
        of: made, from: text, maximumDepth: Self.maximumDepth, isInOrder: true)
      try Finding.unless(
        value == MadeJSON.written(document), "\(shown(self.made)) is another value than as JSON")
    case .failure(let error):
      try Finding.unless(Self.isSoundButForAKey(documents[0]), "\(error.message) in JSON")
    }
  }

  /// Whether a document is read, or has only a key twice.
  private static func isSoundButForAKey(_ document: MadeJSON.Reading) -> Bool {
    guard case .failure(let error) = document else { return true }
    return error.message.hasSuffix("is given twice")
  }
}
