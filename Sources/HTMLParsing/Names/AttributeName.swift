/// The attribute names that the rules look at, and others that are common enough to be known.
///
/// Their IDs follow those of `Tag`. A name that is also a tag's is not listed here.
enum AttributeName: UInt8, CaseIterable {
  case none
  case accept, action, align, alt, background, bgcolor, border, cellpadding, cellspacing, checked
  case `class`, color, cols, colspan, content, controls, coords, disabled, download, encoding
  case `for`, face, height, hidden, href, id, lang, language, loading, maxlength, media, method
  case multiple, name, onclick, placeholder, rel, role, rows, rowspan, scope, scoped, selected
  case size, sizes, src, srcset, tabindex, target, type, usemap, valign, value, width
  case contenteditable, crossorigin, integrity, itemprop, property

  var name: String { self == .for ? "for" : "\(self)" }

  @inline(__always) var id: NameID {
    NameID(rawValue: Int32(Tag.count) + Int32(rawValue) - 1)
  }
}
