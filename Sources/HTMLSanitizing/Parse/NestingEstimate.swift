/// How many elements a text's tags may leave open at once.
///
/// The parser searches its stack of open elements for most tags, and quadratic time on a long text
/// of nothing but start tags is out of the question. The estimate follows tags that match and end
/// tags that may be left out. It is exact for well-formed text; an end tag that matches nothing
/// closes nothing here, so that it errs towards refusing. In a text with `svg` or `math` it is the
/// number of all start tags.
struct NestingEstimate {
  private let text: UnsafeBufferPointer<UInt8>
  private var open: [Range<Int>] = []

  /// Elements whose end tags may be left out, each with the elements its start tag then closes.
  private static let closedByStart = [
    ("p", "p"), ("li", "p li"), ("dt", "p dt dd"), ("dd", "p dt dd"), ("option", "option"),
    ("optgroup", "option optgroup"), ("td", "p li td th"), ("th", "p li td th"),
    ("tr", "p li td th tr"), ("tbody", "p li td th tr tbody thead tfoot"),
    ("thead", "p li td th tr tbody thead tfoot"), ("tfoot", "p li td th tr tbody thead tfoot"),
  ].map { (name: NameList($0), closes: NameList($1)) }
  private static let mayStayOpen = NameList(
    "p li dt dd option optgroup rb rp rt rtc td th tr tbody thead tfoot")

  private static let foreign = NameList("svg math")

  private init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// Whether more than `limit` elements may be open at once.
  static func exceeds(_ limit: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    // Most texts have fewer tags than that.
    guard text.reduce(0, { $0 + ($1 == 0x3C ? 1 : 0) }) > limit else { return false }
    var estimate = NestingEstimate(text)
    var tags = MarkupScanner(text)
    while let (_, tag) = tags.next() {
      // Where foreign content is, the scanner may take for text what are tags.
      if foreign.contains(text[tag.name]) { return startTagCount(in: text) > limit }
      if tag.isEnd {
        estimate.close(tag.name)
      } else if !NameList.voidElements.contains(text[tag.name]) {
        estimate.open(tag.name)
        if estimate.open.count > limit { return true }
      }
    }
    return false
  }

  private static func startTagCount(in text: UnsafeBufferPointer<UInt8>) -> Int {
    zip(text, text.dropFirst()).reduce(0) { $0 + ($1.0 == 0x3C && $1.1.isLetter ? 1 : 0) }
  }

  private mutating func open(_ name: Range<Int>) {
    if let rule = Self.closedByStart.first(where: { $0.name.contains(text[name]) }) {
      while let last = open.last, rule.closes.contains(text[last]) { open.removeLast() }
    }
    open.append(name)
  }

  private mutating func close(_ name: Range<Int>) {
    for index in open.indices.reversed() {
      if isSame(open[index], name) { return open.removeSubrange(index...) }
      guard Self.mayStayOpen.contains(text[open[index]]) else { return }
    }
  }

  private func isSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    left.count == right.count
      && zip(text[left], text[right]).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }
}
