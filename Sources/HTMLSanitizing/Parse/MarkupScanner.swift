/// Finds the tags of a text without building a tree.
///
/// It knows comments, quoted attribute values and elements whose content holds no tags. What depends
/// on the tree it guesses, so that it may miss a tag, or see one in what is text, in markup that
/// misplaces such elements. Linear in the length of the text.
struct MarkupScanner {
  struct Tag {
    var isEnd: Bool
    /// The name as it is written.
    var name: Range<Int>
    var isSelfClosing: Bool
    /// The offset behind its `>`.
    var end: Int
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// The name of the element whose text is being skipped.
  private var rawText: Range<Int>?
  /// Whether the text is inside `svg` or `math`, where no element is read as text.
  private var isForeign = false

  /// Elements that the tokenizer reads as text up to their own end tag.
  private static let rawTextNames = NameList(
    "iframe noembed noframes plaintext script style textarea title xmp")

  private static let foreignNames = NameList("svg math")
  /// Tags that end foreign content. HTML Standard, "The rules for parsing tokens in foreign content".
  private static let breakingNames = NameList(
    """
    b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li \
    listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var
    """)

  private static let breakingEndNames = NameList("br p")

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// The next tag, which starts at its `<`, or nil when there is none.
  mutating func next() -> (start: Int, tag: Tag)? {
    while let start = ByteSearch.first(0x3C, in: text, from: position) {
      position = start + 1
      guard position < text.count else { return nil }
      switch text[position] {
      case 0x41...0x5A, 0x61...0x7A:
        if rawText == nil { return (start, tag(named: position, isEnd: false)) }
      case 0x2F:
        position += 1
        guard position < text.count else { return nil }
        if text[position].isLetter {
          if rawText.map({ isEndTag(of: $0) }) ?? true {
            return (start, tag(named: position, isEnd: true))
          }
        } else if rawText == nil {
          skipBogusComment()
        }
      case 0x21, 0x3F:
        if rawText == nil { skipComment() }
      default: break
      }
    }
    return nil
  }

  private mutating func tag(named start: Int, isEnd: Bool) -> Tag {
    var end = start
    while end < text.count, !text[end].endsName { end += 1 }
    position = end
    let isSelfClosing = skipAttributes()
    let name = text[start..<end]
    if Self.foreignNames.contains(name) {
      isForeign = !isEnd && !isSelfClosing
    } else if isForeign, (isEnd ? Self.breakingEndNames : Self.breakingNames).contains(name) {
      isForeign = false
    }
    rawText = !isEnd && !isForeign && Self.rawTextNames.contains(name) ? start..<end : nil
    return Tag(isEnd: isEnd, name: start..<end, isSelfClosing: isSelfClosing, end: position)
  }

  /// Moves behind the `>` of a tag; quotes count where a value starts. True after `/>`.
  private mutating func skipAttributes() -> Bool {
    var mayQuote = false
    while position < text.count {
      let byte = text[position]
      position += 1
      switch byte {
      case 0x3E: return text[position - 2] == 0x2F
      case 0x3D: mayQuote = true
      case 0x22 where mayQuote, 0x27 where mayQuote:
        position = ByteSearch.first(byte, in: text, from: position).map { $0 + 1 } ?? text.count
        mayQuote = false
      case 0x09, 0x0A, 0x0C, 0x0D, 0x20: break
      default: mayQuote = false
      }
    }
    return false
  }

  private func isEndTag(of name: Range<Int>) -> Bool {
    let end = position + name.count
    guard end <= text.count, end == text.count || text[end].endsName else { return false }
    return zip(text[name], text[position..<end]).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }

  private mutating func skipComment() {
    guard text[position...].starts(with: "!--".utf8) else { return skipBogusComment() }
    position += 3
    // `<!-->` and `<!--->` are whole comments.
    if text[position...].first == 0x3E || text[position...].starts(with: "->".utf8) {
      return skipBogusComment()
    }
    while let close = ByteSearch.first(0x3E, in: text, from: position) {
      let before = text[position..<close]
      position = close + 1
      if before.suffix(2).elementsEqual("--".utf8) || before.suffix(3).elementsEqual("--!".utf8) {
        return
      }
      // A `-` before this `>` cannot end the comment with the next one.
    }
    position = text.count
  }

  private mutating func skipBogusComment() {
    position = ByteSearch.first(0x3E, in: text, from: position).map { $0 + 1 } ?? text.count
  }
}

extension UInt8 {
  var isLetter: Bool { 0x61...0x7A ~= self | 0x20 }

  /// Whether the byte ends a tag's name.
  var endsName: Bool {
    switch self {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20, 0x2F, 0x3E: true
    default: false
    }
  }
}
