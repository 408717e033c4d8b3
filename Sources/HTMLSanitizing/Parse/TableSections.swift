/// Finds the CDATA sections on which Gumbo ends the process.
///
/// Gumbo 0.10 asserts that no text is pending when a character arrives in a table. A CDATA section in an element
/// of SVG or MathML that may hold HTML, such as `<table><math><mo><![CDATA[x]]>1`, leaves some pending. Only
/// the tree tells whether a section is such a one, so this looks at what any of them must have: a table or a
/// template, foreign content and a place for HTML in it before the section, and something behind it.
enum TableSections {
  private static let tables = names("table", "template")
  private static let foreign = names("svg", "math")
  /// The integration points of the HTML Standard, "Tree construction".
  private static let integrationPoints = names(
    "title", "desc", "foreignobject", "mi", "mo", "mn", "ms", "mtext", "annotation-xml")
  private static let sectionStart = Array("![CDATA[".utf8)
  private static let sectionEnd = Array("]]>".utf8)

  /// Whether Gumbo might end the process on a text. Linear in its length.
  static func mayBePending(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    var (hasTable, hasForeign, hasPoint) = (false, false, false)
    var position = 0
    while let start = ByteSearch.first(0x3C, in: text, from: position) {
      position = start + 1
      if hasTable, hasForeign, hasPoint, matches(sectionStart, text, at: position) {
        return hasText(behind: position + sectionStart.count, in: text)
      }
      hasTable = hasTable || tables.contains { matches($0, text, at: position) }
      hasForeign = hasForeign || foreign.contains { matches($0, text, at: position) }
      hasPoint = hasPoint || integrationPoints.contains { matches($0, text, at: position) }
    }
    return false
  }

  /// Whether something stands behind the section that the offset lies in. A later section ends behind it too.
  private static func hasText(
    behind offset: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var position = offset
    while let end = ByteSearch.first(0x5D, in: text, from: position) {
      if matches(sectionEnd, text, at: end) { return end + sectionEnd.count < text.count }
      position = end + 1
    }
    return false
  }

  /// Whether a text in lower case, or a section's start, stands at an offset.
  private static func matches(
    _ name: [UInt8], _ text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Bool {
    guard name.count <= text.count - offset else { return false }
    return name.indices.allSatisfy { index in
      let byte = text[offset + index]
      return byte == name[index] || (0x41...0x5A).contains(byte) && byte | 0x20 == name[index]
    }
  }

  private static func names(_ names: String...) -> [[UInt8]] { names.map { Array($0.utf8) } }
}
