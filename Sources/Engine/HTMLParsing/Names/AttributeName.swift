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

  /// The names in the order of the cases, as `Tag` has them.
  static let list: StaticString = """
    none accept action align alt background bgcolor border cellpadding cellspacing checked \
    class color cols colspan content controls coords disabled download encoding for face \
    height hidden href id lang language loading maxlength media method multiple name \
    onclick placeholder rel role rows rowspan scope scoped selected size sizes src srcset \
    tabindex target type usemap valign value width contenteditable crossorigin integrity \
    itemprop property
    """

  @inline(__always) var id: NameID {
    NameID(rawValue: Int32(Tag.count) + Int32(rawValue) - 1)
  }

  /// The number behind the ID of the last case. IDs below it are of names in lower case.
  @inline(__always) static var endOfIDs: Int32 { property.id.rawValue + 1 }
}
