import PayloadFormats
import SourceJSON

extension FuzzTarget {
  /// An input as JSON5 and as JSON with comments, whose JSON is accepted and came from the input. JSON is
  /// the same value in all three.
  static let json5 = FuzzTarget("json5") { (input) throws(Finding) in
    let json = try JSON5Check.check(input)
    try JSON5Check.checkComments(input, json)
    if let document = try? JSONDocument(input, limits: JSON5Check.limits) {
      try JSON5Check.check(document, json)
    }
  }
}

/// The checks of one input as JSON5 and as JSON with comments.
private enum JSON5Check {
  static let limits = JSONLimits(maximumDepth: maximumDepth)
  private static let maximumDepth = 32
  private static let maximumBytes = 1_000_000

  private static func read(_ text: [UInt8], maximumBytes: Int = maximumBytes) -> MadeJSON.Reading {
    Result { () throws(FormatError) in
      try JSON5Reader.json(of: text, maximumDepth: maximumDepth, maximumBytes: maximumBytes)
    }
  }

  /// Checks an input as JSON5; returns its value as JSON, or nil if it is rejected.
  static func check(_ text: [UInt8]) throws(Finding) -> [UInt8]? {
    let reading = read(text)
    if let other = MadeJSON.text(text, withBreaks: "\r\n") {
      try Finding.unless(
        (try? read(other).get())?.bytes == (try? reading.get())?.bytes,
        "another value with CRLF line breaks")
    }
    switch reading {
    case .failure(let error):
      try MadeJSON.check(error, of: text)
      return nil
    case .success(let made):
      let value = try MadeJSON.value(
        of: made, from: text, maximumDepth: maximumDepth, isInOrder: true)
      try MadeJSON.checkLimit(made, of: text) { read(text, maximumBytes: $0) }
      // The JSON is JSON5 too.
      guard case .success(let again) = read(made.bytes) else {
        throw Finding("the JSON \(String(decoding: made.bytes, as: UTF8.self)) is rejected")
      }
      try Finding.unless(
        try MadeJSON.value(
          of: again, from: made.bytes, maximumDepth: maximumDepth, isInOrder: true) == value,
        "the JSON \(String(decoding: made.bytes, as: UTF8.self)) is another value")
      return value
    }
  }

  /// Checks an input as JSON with comments.
  ///
  /// - Parameter json5: Its value as JSON5.
  static func checkComments(_ text: [UInt8], _ json5: [UInt8]?) throws(Finding) {
    let blanked: [UInt8]
    do throws(FormatError) { blanked = try JSONComments.blanked(text) } catch {
      return try MadeJSON.check(error, of: text)
    }
    try Finding.unless(
      blanked.count == text.count
        && zip(blanked, text).allSatisfy { $0 == $1 || ($0 == 0x20 && $1 != 0x0A && $1 != 0x0D) },
      "more than comments and commas became spaces")
    try Finding.unless(
      (try? JSONComments.blanked(blanked)) == blanked, "a second pass finds further comments")
    guard let document = try? JSONDocument(blanked, limits: limits) else { return }
    // In JSON5, these also end a line, and comments too are UTF-8.
    guard let string = String(validating: text, as: UTF8.self),
      !string.unicodeScalars.contains(where: { $0 == "\u{2028}" || $0 == "\u{2029}" })
    else { return }
    try Finding.unless(
      json5 == MadeJSON.written(document), "another value as JSON5 than as JSON with comments")
  }

  /// Checks an input that is JSON.
  static func check(_ document: JSONDocument, _ json5: [UInt8]?) throws(Finding) {
    try Finding.unless(json5 == MadeJSON.written(document), "another value than as JSON")
    try Finding.unless(
      (try? JSONComments.blanked(document.bytes)) == document.bytes, "JSON has no comments")
    let result = document.withView { view in
      Result { () throws(Finding) in
        for index in 0..<view.count where view[index].kind == .string {
          let string = CheckedText(view.bytes)
          let embedded = try? EmbeddedText(view[index].sourceRange, in: string)
          try Finding.unless(embedded != nil, "no text in the string at \(view[index].start)")
          if let embedded { try check(embedded, of: view[index], in: view) }
        }
      }
    }
    try result.get()
  }

  /// Checks the text in a string.
  private static func check(
    _ embedded: EmbeddedText, of entry: TapeEntry, in view: JSONView
  ) throws(Finding) {
    try Finding.unless(
      embedded.bytes == view.text(of: entry).bytes, "another text in the string at \(entry.start)")
    for offset in embedded.bytes.indices {
      let origin = embedded.map.origin(of: offset..<offset + 1)
      try Finding.unless(
        Int(entry.start) <= origin.lowerBound && origin.upperBound <= Int(entry.end),
        "byte \(offset) of the string at \(entry.start) came from \(origin)")
    }
  }
}
