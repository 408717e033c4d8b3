internal import JSPrimitives

/// Preimages of the transforms: texts that a transform is likely to lead back to a given one.
enum MarkedText {
  static func preimage(
    of text: JSText, under transform: KnownTransform, _ random: inout SeededRandom
  ) -> JSText {
    switch transform {
    case .trim: padded(text, &random)
    case .toLowerCase: recased(text, isUpper: true, &random)
    case .toUpperCase: recased(text, isUpper: false, &random)
    case .stripHTML: padded(tagged(text, simple, &random), &random)
    case .sanitizeHTML: padded(tagged(text, simple + rich, &random), &random)
    case .stripLeadingAt: "@" + text
    case .toE164US: phone(text, &random)
    case .assumeHTTPS: address(text, &random)
    case .slugify: recased(text, isUpper: true, &random)
    case .normalizeNFC, .normalizeNFD, .normalizeNFKC, .normalizeNFKD: text
    }
  }

  private static let simple: [(open: JSText, close: JSText)] = [
    ("<b>", "</b>"), ("<p>", "</p>"), ("<i>", "</i>"), ("<br>", ""), ("", "<br/>"),
  ]

  private static let rich: [(open: JSText, close: JSText)] = [
    ("<strong>", "</strong>"), ("<ul><li>", "</li></ul>"),
    ("<a href=\"https://example.com/\">", "</a>"),
    ("<span onclick=\"go()\">", "</span>"), ("", "<script>alert(1)</script>"), ("<em>", ""),
  ]

  private static func tagged(
    _ text: JSText, _ tags: [(open: JSText, close: JSText)], _ random: inout SeededRandom
  ) -> JSText {
    guard let tag = random.choose(tags) else { return text }
    return tag.open + text + tag.close
  }

  private static func padded(_ text: JSText, _ random: inout SeededRandom) -> JSText {
    let blanks: [JSText] = ["", " ", "  ", "\t", "\n", "\u{A0}", "\u{FEFF}"]
    return (random.choose(blanks) ?? "") + text + (random.choose(blanks) ?? "")
  }

  private static func recased(
    _ text: JSText, isUpper: Bool, _ random: inout SeededRandom
  ) -> JSText {
    var bytes = text.bytes
    for place in bytes.indices where bytes[place].isASCIILetter && random.isOne(in: 2) {
      if (bytes[place] & 0x20 != 0) == isUpper { bytes[place] ^= 0x20 }
    }
    return JSText(wtf8: bytes)
  }

  /// Returns an E.164 number of the United States in some other spelling.
  private static func phone(_ text: JSText, _ random: inout SeededRandom) -> JSText {
    let digits = text.bytes.filter { (0x30...0x39).contains($0) }
    guard digits.count == 11 else { return text }
    func part(_ range: Range<Int>) -> String { String(decoding: digits[range], as: UTF8.self) }
    let (area, exchange, line) = (part(1..<4), part(4..<7), part(7..<11))
    let spellings = [
      "(\(area)) \(exchange)-\(line)", "1-\(area)-\(exchange)-\(line)",
      "call \(area) \(exchange) \(line)", "\(area)\(exchange)\(line)",
    ]
    return JSText(random.choose(spellings) ?? "")
  }

  /// Returns an address without its scheme, as people type it.
  private static func address(_ text: JSText, _ random: inout SeededRandom) -> JSText {
    let scheme = Array("https://".utf8)
    guard text.bytes.starts(with: scheme) else { return padded(text, &random) }
    return padded(JSText(wtf8: Array(text.bytes.dropFirst(scheme.count))), &random)
  }
}
