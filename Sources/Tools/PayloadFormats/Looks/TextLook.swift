internal import SourceJSON

/// A guess at the format of a file that is not of the one it was read as, for a sentence behind the error.
package enum TextLook {
  /// Returns what the text looks like, such as `YAML`; nil if nothing fits, or only what it was read as.
  ///
  /// - Parameters:
  ///   - text: The text, which could not be read as its format.
  ///   - format: The format.
  package static func sentence(
    for text: UnsafeBufferPointer<UInt8>, readAs format: PayloadFormat
  ) -> String? {
    guard let look = look(text, format), look.format != format else { return nil }
    return "the text looks like \(look.name)"
      + (look.format.map { "; --input-format \($0)\(look.options)" } ?? "")
  }

  private struct Look {
    var name: String
    var format: PayloadFormat?
    /// The options that the format needs, each with a space before it.
    var options = ""
  }

  private static func look(_ text: UnsafeBufferPointer<UInt8>, _ format: PayloadFormat) -> Look? {
    if let binary = binary(text) { return Look(name: binary) }
    let text = ByteOrderMark.starts(text) ? UnsafeBufferPointer(rebasing: text[3...]) : text
    let head = Array(text.prefix(16_384))
    let trimmed = head.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    guard let first = trimmed.first else { return nil }
    if first == UInt8(ascii: "<") {
      let start = String(decoding: trimmed.prefix(64), as: UTF8.self).lowercased()
      return Look(
        name: start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? "HTML" : "XML")
    }
    let lines = head.split(separator: 0x0A, omittingEmptySubsequences: true).map { line in
      line.last == 0x0D ? line.dropLast() : line
    }
    // The last line may be cut.
    let whole = text.count > head.count ? Array(lines.dropLast()) : lines
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      return objects(trimmed, whole, format)
    }
    return lists(whole, format)
  }

  /// The look of text that starts with a bracket.
  private static func objects(
    _ text: ArraySlice<UInt8>, _ lines: [ArraySlice<UInt8>], _ format: PayloadFormat
  ) -> Look? {
    if format != .json, lines.count == 1 || !isJSON(lines.first) {
      if isJSONStart(text) { return Look(name: "JSON", format: .json) }
    }
    if lines.count > 1, lines.prefix(2).allSatisfy({ isJSON($0) }) {
      return format == .json
        ? nil : Look(name: "one JSON text a line (NDJSON)", format: .ndjson)
    }
    let shown = String(decoding: text, as: UTF8.self)
    if shown.contains("\n//") || shown.contains("/*") || shown.contains(" // ") {
      return format == .json || format == .ndjson
        ? Look(name: "JSON with comments", format: .jsonc) : nil
    }
    return nil
  }

  private static func isJSON(_ line: ArraySlice<UInt8>?) -> Bool {
    guard let line else { return false }
    return (try? JSONDocument(Array(line))) != nil
  }

  /// Whether text that may be cut starts as a JSON array or object does.
  private static func isJSONStart(_ text: ArraySlice<UInt8>) -> Bool {
    do throws(JSONError) {
      _ = try JSONDocument(Array(text))
      return true
    } catch {
      return error.offset >= text.count
    }
  }

  /// The look of lines: YAML or CSV.
  private static func lists(_ lines: [ArraySlice<UInt8>], _ format: PayloadFormat) -> Look? {
    let content = lines.filter { line in
      let start = line.drop { $0 == 0x20 }.first
      return start != nil && start != UInt8(ascii: "#")
    }
    guard let first = content.first else { return nil }
    if first.elementsEqual("---".utf8) || first.starts(with: "--- ".utf8)
      || first.starts(with: "%YAML".utf8)
    {
      return Look(name: "YAML", format: .yaml)
    }
    let separators = [
      (UInt8(ascii: ","), "CSV", PayloadFormat.csv, ""),
      (0x09, "values with tabs between them", .tsv, ""),
      (UInt8(ascii: ";"), "CSV with semicolons", .csv, " --delimiter semicolon"),
    ]
    for (separator, name, format, options) in separators where content.count > 1 {
      let counts = content.prefix(3).map { line in line.count { $0 == separator } }
      if counts[0] > 0, counts.allSatisfy({ $0 == counts[0] }) {
        return Look(name: name, format: format, options: options)
      }
    }
    let isMap = content.prefix(2).allSatisfy { line in
      line.starts(with: "- ".utf8) || line.first == 0x20 || isKey(line)
    }
    return isMap ? Look(name: "YAML", format: .yaml) : nil
  }

  /// Whether a line is a word, a colon, and white space or the end.
  private static func isKey(_ line: ArraySlice<UInt8>) -> Bool {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
      return false
    }
    let isWord = line[..<colon].allSatisfy {
      $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") || NumberText.isDigit($0)
        || ($0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z"))
    }
    let next = line[line.index(after: colon)...].first
    return isWord && (next == nil || next == 0x20)
  }

  /// The name of a format of bytes, by its first ones.
  private static func binary(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    let known: [([UInt8], String)] = [
      ([0x1F, 0x8B], "gzip"), ([0x28, 0xB5, 0x2F, 0xFD], "zstd"),
      ([0x42, 0x5A, 0x68], "bzip2"), ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "xz"),
      ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive, such as a spreadsheet"),
      ([0x25, 0x50, 0x44, 0x46], "a PDF"), ([0x89, 0x50, 0x4E, 0x47], "a picture"),
      ([0xFF, 0xD8, 0xFF], "a picture"), ([0x50, 0x41, 0x52, 0x31], "Parquet"),
      ([0x53, 0x51, 0x4C, 0x69, 0x74, 0x65], "an SQLite database"),
    ]
    if let found = known.first(where: { text.starts(with: $0.0) }) { return found.1 }
    let head = text.prefix(64)
    guard head.count >= 4 else { return nil }
    let zeros = head.indices.filter { head[$0] == 0 }
    if zeros.count * 3 > head.count {
      return "UTF-16 without a byte order mark"
    }
    return nil
  }
}
