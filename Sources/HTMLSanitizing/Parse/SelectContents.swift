/// Reads `select`, which today may hold any element.
///
/// The parser is shown a `button` in its place: of all elements whose end tag closes what is in them,
/// it alone leaves an open paragraph open. In a `button` it is shown a `marquee`, because a `button`
/// closes another. What else tells them apart is dealt with tag by tag. The contents of a `select`
/// can't be closed from inside by the end tag of an element around it, tables apart; a `select` or an
/// `input` in it closes it, and a `button` does not: it is shown as a `center`.
///
/// HTML Standard, "The stack of open elements" (`select` is a scope of its own) and "in body".
///
/// Differences are left where such elements are misnested: a `button` directly in a paragraph of a
/// `select` closes that paragraph.
struct SelectContents {
  private typealias Edit = StandardChanges.Edit

  /// How many elements of a name were opened in the open `select`; nil when none is open.
  private var opened: [[UInt8]: Int]?
  /// What the open `select` is shown as.
  private var standIn = "button "
  /// How many buttons around it may be open.
  private var openButtons = 0

  private static let special = NameList("select input button")
  /// End tags that are looked for beyond a `select`, or that are never ignored.
  private static let reaching = NameList(
    "br caption p table tbody td template tfoot th thead tr")
  private static let headings = NameList("h1 h2 h3 h4 h5 h6")

  /// What to insert for a tag of a `select` or in one, or nil.
  mutating func edit(
    for tag: MarkupScanner.Tag, named name: Slice<UnsafeBufferPointer<UInt8>>
  ) -> StandardChanges.Edit? {
    let special = Self.special.index(of: name)
    switch (special, opened != nil, tag.isEnd) {
    case (0, true, _):
      opened = nil
      return Edit(place: .beforeName, before: tag.isEnd ? standIn : "/" + standIn)
    case (0, false, true):
      return Edit(place: .beforeName, before: standIn)
    case (0, false, false):
      opened = [:]
      standIn = openButtons > 0 ? "marquee " : "button "
      return Edit(place: .beforeName, before: standIn)
    case (1, true, false):
      opened = nil
      return Edit(place: .beforeTag, before: "</" + standIn, after: ">")
    case (2, false, false): openButtons += 1
    case (2, false, true): openButtons = max(openButtons - 1, 0)
    case (_, true, _): return contentEdit(for: tag, named: name, isButton: special == 2)
    default: break
    }
    return nil
  }

  private mutating func contentEdit(
    for tag: MarkupScanner.Tag, named name: Slice<UnsafeBufferPointer<UInt8>>, isButton: Bool
  ) -> StandardChanges.Edit? {
    let key = key(of: name)
    if !tag.isEnd {
      if !NameList.voidElements.contains(name) { opened?[key, default: 0] += 1 }
    } else if !Self.reaching.contains(name) {
      // The end tag of an element that is never open is ignored.
      guard let count = opened?[key], count > 0 else {
        return Edit(place: .beforeName, before: "param ")
      }
      opened?[key] = count - 1
    }
    return isButton ? Edit(place: .beforeName, before: "center ") : nil
  }

  /// The name in lower case; one for all headings, any of whose end tags closes any of them.
  private func key(of name: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    if Self.headings.contains(name) { return [0x68] }
    return name.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
  }
}
