/// Markup as a fragment serializer writes it, parsed by the strictest possible grammar: start tags
/// with quoted values, end tags that match, and text in which every special character is a
/// reference.
///
/// HTML Standard, "Serializing HTML fragments". Browsers can read such text in only one way.
struct WrittenMarkup {
  /// A start tag and its ancestors.
  struct Element {
    var name: String
    /// The attributes, with references in their values.
    var attributes: [(name: String, value: [UInt8])] = []
    /// The elements around it, outermost first.
    var ancestors: [String]
    /// Whether a line break follows the tag.
    var startsWithLineBreak = false
  }

  private(set) var elements: [Element] = []
  private var open: [String] = []
  private var rest: ArraySlice<UInt8>

  /// Parses a fragment; throws a finding if it violates the grammar.
  init(_ bytes: [UInt8]) throws(Finding) {
    rest = bytes[...]
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "<"):
        rest = rest.dropFirst()
        if rest.first == UInt8(ascii: "/") { try endTag() } else { try startTag() }
      default: try character(isValue: false)
      }
    }
    try Finding.unless(open.isEmpty, "\(open) without an end")
  }

  private mutating func endTag() throws(Finding) {
    rest = rest.dropFirst()
    let name = word()
    try Finding.unless(open.last == name, "</\(name)> in \(open)")
    open.removeLast()
    try take(">")
  }

  private mutating func startTag() throws(Finding) {
    let name = word()
    try Finding.unless(!name.isEmpty, "a tag without a name")
    var element = Element(name: name, ancestors: open)
    while rest.first == UInt8(ascii: " ") {
      rest = rest.dropFirst()
      let name = attributeName()
      try Finding.unless(!name.isEmpty, "an attribute without a name")
      try take("=")
      try take("\"")
      let value = rest
      while rest.first != UInt8(ascii: "\"") { try character(isValue: true) }
      element.attributes.append((name, Array(value[..<rest.startIndex])))
      rest = rest.dropFirst()
    }
    try take(">")
    element.startsWithLineBreak = rest.first == 0x0A
    elements.append(element)
    if name != "br" { open.append(name) }
  }

  /// Reads a word of lower-case letters and digits.
  private mutating func word() -> String {
    let word = rest.prefix { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 }
    rest = rest[word.endIndex...]
    return String(decoding: word, as: UTF8.self)
  }

  /// Reads an attribute's name. HTML Standard, "Attribute name state".
  private mutating func attributeName() -> String {
    let name = rest.prefix { $0 > 0x20 && $0 != 0x3D && $0 != 0x2F && $0 != 0x3E && $0 != 0x3C }
    rest = rest[name.endIndex...]
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func take(_ character: Unicode.Scalar) throws(Finding) {
    try Finding.unless(rest.first == UInt8(ascii: character), "no \(character) in a tag")
    rest = rest.dropFirst()
  }

  /// Reads one byte or one reference.
  private mutating func character(isValue: Bool) throws(Finding) {
    guard let byte = rest.first else { throw Finding("a tag without an end") }
    var length = 1
    switch byte {
    case 0x00, UInt8(ascii: "<"), UInt8(ascii: ">"): throw Finding("the byte \(byte) as it is")
    case 0xC2 where rest.dropFirst().first == 0xA0: throw Finding("a no-break space as it is")
    case UInt8(ascii: "&"):
      let references = ["&amp;", "&lt;", "&gt;", "&nbsp;"] + (isValue ? ["&quot;"] : [])
      guard let reference = references.first(where: { rest.starts(with: $0.utf8) }) else {
        throw Finding("a reference that is not written")
      }
      length = reference.utf8.count
    default: break
    }
    rest = rest.dropFirst(length)
  }
}
