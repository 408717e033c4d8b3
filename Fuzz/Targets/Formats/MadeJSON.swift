import Diagnostics
import PayloadFormats
import SourceJSON

/// The checks of JSON that was made of another format.
enum MadeJSON {
  /// The JSON of an input, or the error in it.
  typealias Reading = Result<MappedJSON, FormatError>

  /// Checks that an error lies in an input.
  static func check(_ error: FormatError, of text: [UInt8]) throws(Finding) {
    try Finding.unless(
      (0...text.count).contains(error.offset),
      "\(error.message) at \(error.offset) of \(text.count) bytes")
  }

  /// Checks that JSON is accepted, and that all of it came from inside an input; returns its value as it is written.
  ///
  /// - Parameter isInOrder: Whether values came from the text in its order, each from inside the one around it.
  @discardableResult
  static func value(
    of made: MappedJSON, from text: [UInt8], maximumDepth: Int, isInOrder: Bool
  ) throws(Finding) -> [UInt8] {
    let document = try document(made.bytes, maximumDepth: maximumDepth)
    for offset in 0...made.bytes.count {
      let origin = made.map.origin(of: offset..<min(offset + 1, made.bytes.count))
      try Finding.unless(
        origin.lowerBound >= 0 && origin.upperBound <= text.count,
        "byte \(offset) of the JSON came from \(origin) of \(text.count) bytes")
    }
    if isInOrder {
      let result = document.withView { view in
        Result { () throws(Finding) in try checkOrder(view, made.map) }
      }
      try result.get()
    }
    return written(document)
  }

  private static func document(
    _ bytes: [UInt8], maximumDepth: Int
  ) throws(Finding) -> JSONDocument {
    do throws(JSONError) {
      return try JSONDocument(bytes, limits: JSONLimits(maximumDepth: maximumDepth))
    } catch {
      throw Finding("\(error) in the JSON \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  private static func checkOrder(_ view: JSONView, _ map: SpanMap) throws(Finding) {
    var parents: [(next: Int, range: Range<Int>)] = []
    var last = 0
    for index in 0..<view.count {
      let entry = view[index]
      let range = map.origin(of: entry.sourceRange)
      while let parent = parents.last, parent.next <= index { parents.removeLast() }
      if let parent = parents.last?.range {
        try Finding.unless(
          parent.lowerBound <= range.lowerBound && range.upperBound <= parent.upperBound,
          "a \(entry.kind) of \(range) inside a value of \(parent)")
      }
      try Finding.unless(
        range.lowerBound >= last, "a \(entry.kind) of \(range) behind one from \(last)")
      last = range.lowerBound
      if entry.kind == .array || entry.kind == .object {
        parents.append((Int(entry.next), range))
      }
    }
  }

  /// Returns the value of a document as JSON.
  static func written(_ document: JSONDocument) -> [UInt8] {
    JSONWriter.bytes(of: document.value)
  }

  /// Checks that JSON as long as the limit is made, and that longer JSON exceeds it.
  ///
  /// - Parameter read: Reads the text with a maximum length of the JSON.
  static func checkLimit(
    _ made: MappedJSON, of text: [UInt8], _ read: (Int) -> Reading
  ) throws(Finding) {
    guard case .success(made.bytes) = read(made.bytes.count).map(\.bytes) else {
      throw Finding("JSON of \(made.bytes.count) bytes is not made with that limit")
    }
    guard case .failure(let error) = read(made.bytes.count - 1), error.isLimit else {
      throw Finding("JSON of \(made.bytes.count) bytes is made with a lower limit")
    }
    try check(error, of: text)
  }

  /// Returns an input with other line breaks, if all that it has are line feeds.
  static func text(_ text: [UInt8], withBreaks lineBreak: String) -> [UInt8]? {
    guard text.contains(0x0A), !text.contains(0x0D) else { return nil }
    return text.flatMap { $0 == 0x0A ? Array(lineBreak.utf8) : [$0] }
  }
}
