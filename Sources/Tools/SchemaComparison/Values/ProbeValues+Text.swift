internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Texts for limits of lengths and for formats.
extension ProbeValues {
  /// The longest limit for which texts are made.
  private static let maximumLength = 100_000
  /// One code point of two UTF-16 code units.
  private static let astral = "\u{1F600}"
  /// Starts of texts that a pattern beside the limit may ask for.
  private static let starts = ["", "Aa1!", "https://a.co/", "/", "@", "#", "a"]

  /// Adds values around a length: texts whose code points and UTF-16 code units lie on different sides of it, and texts
  /// and lists that are too short and too long.
  mutating func addLengths(_ length: Int, isMinimum: Bool) {
    guard (0...Self.maximumLength).contains(length) else { return }
    let example = site.example?.text.map(\.string).map { [$0] } ?? []
    for start in example + Self.starts {
      let (points, units) = (start.unicodeScalars.count, start.utf16.count)
      // A minimum needs enough code units of few code points, a maximum too many.
      let count = (max(length - units, 0) + (isMinimum ? 1 : 2)) / 2
      let isBetween =
        isMinimum
        ? points + count < length && units + 2 * count >= length
        : points + count <= length && units + 2 * count > length
      guard count > 0, isBetween else { continue }
      add(texts: [JSText(start + String(repeating: Self.astral, count: count))])
      if length <= 64 {
        add(texts: [JSText(String(repeating: Self.astral, count: count) + start)])
      }
    }
    add(texts: [
      JSText(String(repeating: "a", count: length + 1)),
      JSText(String(repeating: "a", count: max(length - 1, 0))),
    ])
    addLists(beyond: length)
  }

  /// Adds texts that a format accepts in one version only.
  mutating func add(format: ZodSchema.StringFormat) {
    switch format {
    case .url(let options):
      addURLs()
      if options.requiresDomain || options.hostname != nil { addHosts() }
    case .named("url", _): addURLs()
    case .datetime: add(probesOf: "datetime")
    case .named(let name, _): add(probesOf: name)
    default: break
    }
  }

  private mutating func add(probesOf name: String) {
    guard let row = ZodSchema.NamedFormat.row(name) else { return }
    add(texts: row.samples + row.nearMisses)
  }

  private mutating func addURLs() {
    add(texts: [
      "https://exa\nmple.com", "https://example.com/a\tb", "https://example.com/\r\n?q",
      "http:example.com", "https:\\\\example.com", "HTTP:/example.com", "ftp://example.com",
      "nope", "http://example.com", "https://a.example.com\n/b",
    ])
    guard let example = site.example?.text?.string, example.utf16.count > 1 else { return }
    add(texts: [JSText(example.dropLast() + "\n" + example.suffix(1))])
  }

  private mutating func addHosts() {
    let labels = String(repeating: "abcdefgh.", count: 29)
    add(texts: [
      JSText("https://\(labels)com"),
      JSText("https://example.\(String(repeating: "c", count: 63))"),
      JSText("https://example.\(String(repeating: "c", count: 64))"), "https://localhost",
      "https://under_score.com",
    ])
  }
}
