/// The markup that the web app's notes may contain, stated independently of the sanitizer's
/// policies.
enum SafeMarkup {
  private static let names: Set<String> = [
    "p", "br", "strong", "em", "u", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li",
    "blockquote", "code", "pre", "a",
  ]

  /// Throws a finding if the markup contains anything else.
  ///
  /// - Parameter isPurified: Whether the rules of DOMPurify apply (revision 2026-02) instead of
  ///   those of 2026-08.
  static func check(_ markup: WrittenMarkup, isPurified: Bool) throws(Finding) {
    for element in markup.elements {
      try Finding.unless(names.contains(element.name), "the element \(element.name)")
      let attributes = element.attributes.map(\.name)
      try Finding.unless(Set(attributes).count == attributes.count, "twice one of \(attributes)")
      for attribute in element.attributes {
        let isSafe = isSafe(attribute.name, attribute.value, element.name, isPurified)
        let value = String(decoding: attribute.value, as: UTF8.self)
        try Finding.unless(isSafe, "the attribute \(attribute.name)=\(value) of \(element.name)")
      }
    }
  }

  private static func isSafe(
    _ name: String, _ value: [UInt8], _ element: String, _ isPurified: Bool
  ) -> Bool {
    switch name {
    case "href", "target":
      return (isPurified || element == "a") && (name == "target" || isSafeLink(value, isPurified))
    case "title": return isPurified || element == "a"
    case "is": return isPurified && value.isEmpty
    default: return isPurified && (name.hasPrefix("data-") || name.hasPrefix("aria-"))
    }
  }

  /// Returns whether a browser reads the value as a relative address or as one of an allowed
  /// scheme.
  ///
  /// URL Standard, "basic URL parser": surrounding control characters and spaces are removed, and
  /// tabs and line breaks everywhere. For DOMPurify a scheme has only letters, `+`, `-` and `.`.
  private static func isSafeLink(_ value: [UInt8], _ isPurified: Bool) -> Bool {
    let seen = value.drop { $0 <= 0x20 }.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    guard let colon = seen.firstIndex(of: UInt8(ascii: ":")) else { return true }
    let scheme = String(decoding: seen[..<colon], as: UTF8.self).lowercased()
    let characters = "abcdefghijklmnopqrstuvwxyz0123456789+-."
    guard let first = scheme.first, ("a"..."z").contains(first),
      scheme.allSatisfy({ characters.contains($0) })
    else { return true }
    let allowed = ["http", "https", "ftp", "mailto", "tel"]
    guard isPurified else { return allowed.contains(scheme) }
    let more = ["ftps", "callto", "sms", "cid", "xmpp", "matrix"]
    return (allowed + more).contains(scheme) || scheme.contains { $0.isNumber }
  }

  /// Returns whether another pass changes nothing, because a parser builds the same tree from the
  /// markup.
  ///
  /// True only for simple markup: text and inline elements in blocks, links without links inside,
  /// items in lists, nothing at the start that a parser ignores. A carriage return can't be
  /// serialized, so text with one is not settled.
  static func isSettled(_ markup: WrittenMarkup, _ bytes: [UInt8]) -> Bool {
    guard !bytes.contains(0x0D), bytes.first.map({ $0 > 0x20 }) ?? true else { return false }
    let inline: Set<String> = ["strong", "em", "u", "code", "br", "a"]
    let holdsInline = inline.union(["p", "h1", "h2", "h3", "h4", "h5", "h6", "pre"])
    return markup.elements.allSatisfy { element in
      let parent = element.ancestors.last
      if element.name == "li", parent != "ul", parent != "ol" { return false }
      if element.name == "a", element.ancestors.contains("a") { return false }
      if element.name == "pre", element.startsWithLineBreak { return false }
      return parent.map { !holdsInline.contains($0) } ?? true || inline.contains(element.name)
    }
  }
}
