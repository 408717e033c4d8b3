package import JSPrimitives
package import SchemaModel

/// Strings of formats and near to them.
extension BoundaryValues {
  /// Returns strings that a format accepts in some versions of Zod only.
  ///
  /// - Parameter example: a string that is accepted.
  package static func stringsByVersion(
    of format: ZodSchema.StringFormat, example: JSText?
  ) -> [JSText] {
    switch format {
    case .url(let options):
      urlsByVersion(example) + (options.requiresDomain || options.hostname != nil ? hosts : [])
    case .named(.url, _): urlsByVersion(example)
    case .datetime: listed(.datetime)
    case .named(let format, _): listed(format)
    default: []
    }
  }

  /// The strings beside a format's row.
  private static func listed(_ format: ZodSchema.NamedFormat) -> [JSText] {
    format.row.samples + format.row.nearMisses
  }

  private static func urlsByVersion(_ example: JSText?) -> [JSText] {
    let urls: [JSText] = [
      "https://exa\nmple.com", "https://example.com/a\tb", "https://example.com/\r\n?q",
      "http:example.com", "https:\\\\example.com", "HTTP:/example.com", "ftp://example.com",
      "nope", "http://example.com", "https://a.example.com\n/b",
    ]
    guard let example = example?.string, example.utf16.count > 1 else { return urls }
    return urls + [JSText(example.dropLast() + "\n" + example.suffix(1))]
  }

  /// URLs whose host is at a limit of domain names.
  private static let hosts: [JSText] = [
    JSText("https://\(String(repeating: "abcdefgh.", count: 29))com"),
    JSText("https://example.\(String(repeating: "c", count: 63))"),
    JSText("https://example.\(String(repeating: "c", count: 64))"), "https://localhost",
    "https://under_score.com",
  ]

  /// Returns strings that the options of a format distinguish.
  package static func stringsByOption(of format: ZodSchema.StringFormat) -> [JSText] {
    switch format {
    case .datetime, .named(.datetime, _):
      [
        "2026-01-01T00:00:00Z", "2026-01-01T00:00Z", "2026-01-01T00:00:00.000Z",
        "2026-01-01T00:00:00+01:00", "2026-01-01T00:00:00", "2026-01-01T00:00:00.0Z",
        "2026-01-01T00:00:00.000000Z",
      ]
    case .url, .named(.url, _):
      [
        "https://example.com", "http://example.com", "ftp://example.com", "https://localhost",
        "mailto:a@example.com", "HTTPS://EXAMPLE.com/ ",
      ]
    default: []
    }
  }

  /// Strings that are nearly URLs, or URLs that a schema of web addresses rejects.
  static let badURLs: [JSText] = [
    "not a url", "/relative/path", "www example com", "", "ftp://files.example.com/roster",
    "https://x.invalid-host.example/",
  ]
}
