/// What the HTML Standard has changed since Gumbo was written, as insertions into the text.
///
/// Each insertion is marked, so that `ParserMark` deletes it again wherever the parser hands it out.
///
/// One difference is left: white space between misplaced contents of a table does not reopen the
/// formatting elements that an end tag has closed; the next text or element does.
struct StandardChanges {
  /// An insertion: `before`, the mark, `after`.
  struct Edit {
    enum Place {
      case beforeTag
      case afterBracket
      case beforeName
      case afterName
    }

    var place: Place
    var before = ""
    var after = ""

    /// Where it goes in a tag that starts at `start`.
    func offset(in tag: MarkupScanner.Tag, at start: Int) -> Int {
      switch place {
      case .beforeTag: start
      case .afterBracket: start + 1
      case .beforeName: tag.name.lowerBound
      case .afterName: tag.name.upperBound
      }
    }
  }

  /// Elements that are ordinary today, and had rules of their own.
  private static let ordinary = NameList("isindex menuitem")
  /// Ordinary elements that are hardly ever written. The parser takes all elements it does not know
  /// for one, so that any of their end tags closes any of them; each name gets one of these instead.
  private static let ordinaryStandIns = [
    "nextid ", "multicol ", "spacer ", "blink ", "bdi ", "bdo ", "samp ", "dfn ", "acronym ",
    "meter ", "progress ", "output ", "kbd ", "datalist ", "data ", "time ", "mark ", "del ",
    "ins ", "cite ", "abbr ", "q ",
  ]
  /// Elements that have rules today which the parser applies to another element: `dialog` closes a
  /// paragraph; `main` and `search` are special besides. Of `select` see `SelectContents`.
  private static let renamed = NameList("dialog main search")
  private static let standIns = ["main ", "dir ", "hgroup "]
  private static let others = NameList("br p form svg math")

  private var unknownNames: [[UInt8]] = []
  private var hasForeignContent = false
  private var hasForm = false
  private var selectContents = SelectContents()

  /// What to insert for a tag, or nil.
  mutating func edit(
    for tag: MarkupScanner.Tag, named name: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Edit? {
    if let edit = selectContents.edit(for: tag, named: name) { return edit }
    if let index = Self.renamed.index(of: name) {
      return Edit(place: .beforeName, before: Self.standIns[index])
    }
    switch (Self.others.index(of: name), tag.isEnd) {
    case (0, true):
      // `</br>` means `<br>`, in foreign content too, where it ends that content.
      return Edit(place: .afterBracket, before: "br ")
    case (1, true) where hasForeignContent:
      // `</p>` ends foreign content. So does `<head>`, and elsewhere it is ignored.
      return Edit(place: .beforeTag, before: "<head ", after: ">")
    case (2, false):
      hasForm = true
    case (2, true) where hasForm:
      // The parser closes a form before it has placed the text in front of the end tag; a void
      // element makes it place the text.
      return Edit(place: .beforeTag, before: "<param ", after: "/>")
    case (3, false), (4, false):
      hasForeignContent = true
    case (.some, _): break
    case (nil, _):
      if Self.ordinary.contains(name) || !GumboParser.knows(name) {
        return edit(forUnknown: name.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 })
      }
    }
    return nil
  }

  private mutating func edit(forUnknown name: [UInt8]) -> Edit {
    var index = unknownNames.firstIndex(of: name)
    if index == nil, unknownNames.count < Self.ordinaryStandIns.count {
      index = unknownNames.count
      unknownNames.append(name)
    }
    guard let index else { return Edit(place: .afterName) }
    return Edit(place: .beforeName, before: Self.ordinaryStandIns[index])
  }
}
