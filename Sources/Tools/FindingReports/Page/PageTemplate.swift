/// The page without findings, in two parts.
enum PageTemplate {
  /// The line of the template that the findings replace.
  private static let mark = Array("<!-- findings -->\n".utf8)

  private static let parts: (opening: [UInt8], closing: [UInt8]) = {
    let page = Array((EmbeddedFiles.report + "\n").utf8)
    guard let start = page.indices.first(where: { page[$0...].starts(with: mark) }) else {
      return (page, [])
    }
    return (Array(page[..<start]), Array(page[(start + mark.count)...]))
  }()

  /// The part before the findings.
  static var opening: [UInt8] { parts.opening }
  /// The part behind the findings.
  static var closing: [UInt8] { parts.closing }
}
