internal import JSPrimitives
internal import SourceJSON

/// Reads the words of a locale: first those of the oldest version, then what each later version changes.
struct WordsReader {
  private var words = LocaleWords()
  /// Whether changes of a version are read: null removes a word.
  var isOverlay = false

  static let memberNames: [JSText] = [
    "plural", "types", "unknownType", "formats", "units", "comparisons", "lists", "sentences",
  ]

  mutating func read(_ members: [JSText: TableNode]) throws(IssueLocaleError) {
    if let node = members["plural"] {
      guard let rule = PluralRule(rawValue: try node.text().string) else {
        let names = PluralRule.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        throw node.error("expected one of \(names)")
      }
      words.plural = rule
    }
    if let node = members["types"] { try read(node, into: &words.types) }
    if let node = members["formats"] { try read(node, into: &words.formats) }
    if let node = members["units"] { try read(node, into: &words.units) }
    if let node = members["unknownType"] { words.unknownType = try unknownType(node) }
    if let node = members["comparisons"] { try comparisons(node) }
    if let node = members["lists"] { try lists(node) }
    if let node = members["sentences"] { try sentences(node) }
  }

  /// Reads words by name, each a text or an object of forms.
  private func read(
    _ node: TableNode, into words: inout [JSText: LocaleWords.Forms]
  ) throws(IssueLocaleError) {
    for (name, word) in try node.members() {
      words[name] = word.value == .null && isOverlay ? nil : try forms(word)
    }
  }

  private func forms(_ node: TableNode) throws(IssueLocaleError) -> LocaleWords.Forms {
    if let text = node.value.text { return ["": text] }
    guard node.value.object != nil else { throw node.error("expected a string or its forms") }
    var forms: LocaleWords.Forms = [:]
    for (name, form) in try node.members() { forms[name] = try form.text() }
    return forms
  }

  private func unknownType(
    _ node: TableNode
  ) throws(IssueLocaleError) -> [JSText: SentenceTemplate] {
    if node.value == .null, isOverlay { return [:] }
    if node.value.text != nil { return ["": try SentenceReader.template(node, [.name])] }
    var forms: [JSText: SentenceTemplate] = [:]
    for (name, form) in try node.members() {
      forms[name] = try SentenceReader.template(form, [.name])
    }
    return forms
  }

  private mutating func comparisons(_ node: TableNode) throws(IssueLocaleError) {
    for (name, comparison) in try node.members() {
      switch name {
      case "atMost": words.comparisons.atMost = try comparison.text()
      case "below": words.comparisons.below = try comparison.text()
      case "atLeast": words.comparisons.atLeast = try comparison.text()
      case "above": words.comparisons.above = try comparison.text()
      case "exact":
        let isRemoved = comparison.value == .null && isOverlay
        words.comparisons.exact = isRemoved ? nil : try comparison.text()
      default: throw comparison.error("unknown member")
      }
    }
  }

  private mutating func lists(_ node: TableNode) throws(IssueLocaleError) {
    for (name, list) in try node.members() {
      switch name {
      case "values": words.lists.values = try separator(list)
      case "keys": words.lists.keys = try separator(list)
      default: throw list.error("unknown member")
      }
    }
  }

  private func separator(_ node: TableNode) throws(IssueLocaleError) -> LocaleWords.Separator {
    if let text = node.value.text { return .init(between: text, last: text) }
    let members = try node.members(["between", "last"])
    guard let between = members["between"], let last = members["last"] else {
      throw node.error("expected a string, or \"between\" and \"last\"")
    }
    return .init(between: try between.text(), last: try last.text())
  }

  private mutating func sentences(_ node: TableNode) throws(IssueLocaleError) {
    for (name, sentence) in try node.members() {
      guard let kind = SentenceKind(rawValue: name.string) else {
        throw sentence.error("unknown member")
      }
      let isRemoved = sentence.value == .null && isOverlay && kind != .other
      words.sentences[kind] = isRemoved ? nil : try SentenceReader.sentence(sentence, kind)
    }
  }

  /// Returns the words, whose forms must be all that sentences and the plural rule ask for.
  func checked(at node: TableNode) throws(IssueLocaleError) -> LocaleWords {
    guard words.sentences[.other] != nil else {
      throw node.error("the sentence \"default\" is missing")
    }
    let asked = Set(
      words.sentences.values.flatMap(\.templates).flatMap(\.parts).filter(\.part.hasForms)
        .map(\.form))
    for form in asked {
      try check(words.types, "types", has: form, at: node)
      guard !words.unknownType.isEmpty, words.unknownType[form] == nil else { continue }
      throw node.error("the member \"unknownType\" has no form \"\(form)\"")
    }
    for form in words.plural?.forms ?? [""] { try check(words.units, "units", has: form, at: node) }
    try check(words.formats, "formats", has: "", at: node)
    return words
  }

  private func check(
    _ table: [JSText: LocaleWords.Forms], _ member: String, has form: JSText, at node: TableNode
  ) throws(IssueLocaleError) {
    let lacking = table.filter { $0.value[form] == nil && $0.value[""] == nil }.keys
    guard let name = lacking.map(\.string).min() else { return }
    let missing = form.isEmpty ? "no text without a form's name" : "no form \"\(form)\""
    throw node.error("the word \"\(name)\" of \"\(member)\" has \(missing)")
  }
}
