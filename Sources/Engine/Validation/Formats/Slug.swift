internal import JSPrimitives

/// Zod's `slugify`, over WTF-8 text.
enum Slug {
  /// Returns the text in lower case, as ASCII words joined by single hyphens.
  ///
  /// White space, underscores and hyphens separate words; every other character is dropped, letters
  /// beyond ASCII among them.
  static func slug(of text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    if let lowered = CaseMapping.lowercased(text) {
      return lowered.withUnsafeBufferPointer(words)
    }
    return words(text)
  }

  private static func words(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var slug: [UInt8] = []
    var endsWord = false
    var offset = 0
    while offset < text.count {
      let (codePoint, length) = WTF8.decode(text, at: offset)
      switch codePoint {
      case 0x30...0x39, 0x61...0x7A:
        if endsWord, !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
        endsWord = false
        slug.append(text[offset])
      case 0x2D, 0x5F: endsWord = true
      default: if WhiteSpace.contains(codePoint) { endsWord = true }
      }
      offset += length
    }
    return slug
  }
}
