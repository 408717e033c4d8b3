internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Texts for limits of lengths and for formats.
extension ProbeValues {
  /// The longest limit for which texts are made.
  private static let greatestLength = 100_000
  /// One code point of two UTF-16 code units.
  private static let astral = "\u{1F600}"
  /// Starts of texts that a pattern beside the limit may ask for.
  private static let starts = ["", "Aa1!", "https://a.co/", "/", "@", "#", "a"]

  /// Adds values around a length: texts whose code points and UTF-16 code units lie on different sides of it, and texts
  /// and lists that are too short and too long.
  mutating func addLengths(_ length: Int, isMinimum: Bool) {
    guard (0...Self.greatestLength).contains(length) else { return }
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
    case .named("cuid", _):
      add(texts: ["c123456", "CABCDEFGH", "cABCDEFGHI", "c_________", "c12345"])
    case .named("base64", _), .named("base64url", _):
      add(texts: [
        "aG\nV", "aGVs bG8=", "aGVs\nbG8=", "aGVs    ", "aGVs\tbG8", " aGVsbG8", "aGVsbG8=\n",
      ])
    case .named("ipv6", _):
      add(texts: ["::1\n", "::@1\\", "::1\t", "1:2\n:3::", "::1]/[", "::1%25"])
    case .named("cidrv6", _):
      add(texts: ["::1\n/64", "::@1\\/64", "::\t/0", "::1]/64", "::1/64/2"])
    case .named("credit_card", _):
      add(texts: ["4111111111111111", "4111-1111-1111-1111", "4111111111111112", "000000000000"])
    case .named("emoji", _): add(texts: ["\u{1F600}", "\u{1F600}a", "12", "#"])
    case .named("e164", _): add(texts: ["+0123456789", "+1123456789"])
    case .named("iban", _): add(texts: ["GB82WEST12345698765432", "GB82WEST12345698765433"])
    case .named("ulid", _):
      add(texts: ["8ZZZZZZZZZZZZZZZZZZZZZZZZZ", "7ZZZZZZZZZZZZZZZZZZZZZZZZZ"])
    case .named("uuid", _): add(texts: ["ffffffff-ffff-ffff-ffff-ffffffffffff"])
    case .datetime, .named("datetime", _):
      add(texts: [
        "2026-01-01T00:00:00Z", "2026-01-01T00:00+01:00", "2026-01-01T00:00:00",
        "2026-01-01T00:00Z", "2026-01-01T00:00",
      ])
    default: break
    }
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
