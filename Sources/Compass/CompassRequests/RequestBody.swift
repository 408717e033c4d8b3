internal import JSPrimitives
internal import SourceJSON

/// A body as the web app's server hands it to the schema.
///
/// Restates `readBody` of h3 1.15 with `destr` 2.0.5.
enum RequestBody {
  /// JavaScript's undefined: an empty body, or the word `undefined`.
  case absent
  /// A JSON text, unchanged.
  case json([UInt8])
  /// Another value.
  case value(JSONValue)
  /// A body that the server refuses before the schema.
  case unreadable
  /// A form's body, which is read otherwise.
  case form

  /// - Parameters:
  ///   - bytes: the body; what is not UTF-8 becomes U+FFFD.
  ///   - contentType: the header's value, in its case; nil without the header.
  /// - Throws: a `JSONError` that is a limit.
  init(
    _ bytes: [UInt8], contentType: String?, limits: JSONLimits
  ) throws(JSONError) {
    let type = Array((contentType ?? "").utf8)
    if type.starts(with: "application/x-www-form-urlencoded".utf8) {
      self = .form
    } else if bytes.isEmpty {
      self = .absent
    } else if type.starts(with: "text/".utf8) {
      self = .value(.string(bytes.jsText))
    } else {
      // A parameter such as a charset makes it another type.
      let isStrict = type == Array("application/json".utf8)
      self = try Self.read(bytes.jsText, from: bytes, isStrict: isStrict, limits: limits)
    }
  }

  private static func read(
    _ text: JSText, from bytes: [UInt8], isStrict: Bool, limits: JSONLimits
  ) throws(JSONError) -> RequestBody {
    if let inner = plainString(text) { return .value(.string(inner)) }
    let trimmed = text.trimmed()
    if let word = word(trimmed) { return word }
    let otherText = isStrict ? RequestBody.unreadable : .value(.string(text))
    guard looksLikeJSON(trimmed) else { return otherText }
    let isSuspect = SuspectKeys.occur(in: text.bytes)
    if isStrict, isSuspect { return .unreadable }
    do {
      let value = try JSONValue(parsing: text.bytes, limits: limits)
      if isSuspect { return .value(value.droppingSuspectKeys) }
      // Ranges of issues in another text than the caller's would be wrong.
      return text.bytes == bytes ? .json(bytes) : .value(value)
    } catch {
      if error.isLimit { throw error }
      return otherText
    }
  }

  /// Returns the text between quotes if it has no backslash; it need not be a JSON string.
  private static func plainString(_ text: JSText) -> JSText? {
    let quote = UInt8(ascii: "\"")
    let bytes = text.bytes
    guard bytes.first == quote, bytes.last == quote, !bytes.contains(UInt8(ascii: "\\")) else {
      return nil
    }
    return JSText(wtf8: Array(bytes.dropFirst().dropLast()))
  }

  /// Returns the value of a word, in any case; nil for any other text.
  private static func word(_ trimmed: JSText) -> RequestBody? {
    guard trimmed.length <= 9 else { return nil }
    switch trimmed.lowercased() {
    case "true": return .value(.boolean(true))
    case "false": return .value(.boolean(false))
    case "undefined": return .absent
    case "null": return .value(.null)
    case "nan": return .value(.number(.nan))
    case "infinity": return .value(.number(.infinity))
    case "-infinity": return .value(.number(-.infinity))
    default: return nil
    }
  }

  /// Returns whether a text begins like a string, list or object, or is a short number.
  private static func looksLikeJSON(_ trimmed: JSText) -> Bool {
    guard let first = trimmed.bytes.first else { return false }
    return "\"[{".utf8.contains(first) || isShortNumber(trimmed.bytes[...])
  }

  /// Returns whether a text is a number with 16 digits at most, and 17 decimals.
  private static func isShortNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    func digits() -> Int {
      let count = rest.prefix { (0x30...0x39).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    func skips(_ characters: String) -> Bool {
      guard let next = rest.first, characters.utf8.contains(next) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = skips("-")
    guard (1...16).contains(digits()) else { return false }
    if skips("."), !(1...17).contains(digits()) { return false }
    if skips("Ee") {
      _ = skips("+-")
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
