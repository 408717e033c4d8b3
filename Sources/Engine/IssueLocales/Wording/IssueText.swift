internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// Makes the message of an issue of a locale's words.
struct IssueText {
  let issue: ZodSchema.RawIssue
  let words: LocaleWords

  /// The message.
  var text: JSText {
    let kind = issue.code.flatMap { SentenceKind(rawValue: $0) } ?? .other
    guard let sentence = words.sentences[kind] ?? words.sentences[.other] else { return "" }
    return filled(sentence.template(for: value(of:)))
  }

  private func filled(_ template: SentenceTemplate) -> JSText {
    var texts: [JSText] = []
    for piece in template.pieces {
      switch piece {
      case .text(let text): texts.append(text)
      case .part(let part, let form): texts.append(text(of: part, form: form))
      }
    }
    return texts.joined(separator: "")
  }

  /// A member as JavaScript prints it in a template.
  private func printed(_ name: JSText) -> JSText { issue.members[name]?.coercedText ?? "undefined" }

  private func text(of part: IssuePart, form: JSText) -> JSText {
    switch part {
    case .expected: typeName(printed("expected"), form: form)
    case .expectedName: printed("expected")
    case .received: typeName(received, form: form)
    case .values: joined(values.map(\.quoted), words.lists.values)
    case .keys: joined(keys.map { "\"" + $0 + "\"" }, words.lists.keys)
    case .options:
      // Zod's locales have this form in common.
      options.map { "'" + $0.printed + "'" }.joined(separator: " | ")
    case .origin, .prefix, .suffix, .includes, .pattern, .divisor: printed(JSText(part.rawValue))
    case .originType: typeName(printed("origin"), form: form)
    case .comparison: comparison
    case .limit: limit?.coercedText ?? "undefined"
    case .unit: unit.map { $0[unitForm] ?? $0[""] ?? "" } ?? ""
    case .format: formatName
    case .name: ""
    }
  }
}

/// Names.
extension IssueText {
  /// Returns the name of a type, in a form.
  private func typeName(_ name: JSText, form: JSText) -> JSText {
    if let forms = words.types[name] { return forms[form] ?? forms[""] ?? name }
    guard let unknown = words.unknownType[form] else { return name }
    return unknown.pieces.map { piece in
      if case .text(let text) = piece { text } else { name }
    }.joined(separator: "")
  }

  private var formatName: JSText {
    let name = printed("format")
    return words.formats[name]?[""] ?? name
  }

  /// The type of the value. A locale may have names of the infinities, which are numbers elsewhere.
  private var received: JSText {
    let type = JSText(issue.received)
    guard type == "number", let number = issue.input?.number, number.isInfinite else { return type }
    let infinity: JSText = number < 0 ? "-Infinity" : "Infinity"
    return words.types[infinity] == nil ? type : infinity
  }

  private var unit: LocaleWords.Forms? {
    issue.members["origin"].flatMap { words.units[$0.coercedText] }
  }

  /// The form of the unit after the limit.
  private var unitForm: JSText {
    guard let plural = words.plural else { return "" }
    // A bigint is a text of digits.
    let number = limit?.number ?? limit?.text.flatMap { Double($0.string) } ?? .nan
    return plural.form(for: number)
  }

  private var isTooBig: Bool { issue.code == SentenceKind.tooBig.rawValue }

  private var limit: JSONValue? { issue.members[isTooBig ? "maximum" : "minimum"] }

  private var comparison: JSText {
    let words = words.comparisons
    if let exact = words.exact, isTrue("exact") { return exact }
    if isTooBig { return isTrue("inclusive") ? words.atMost : words.below }
    return isTrue("inclusive") ? words.atLeast : words.above
  }
}

/// Lists.
extension IssueText {
  private var values: [ZodSchema.Constant] { constants("values") }

  private var options: [ZodSchema.Constant] { constants("options") }

  private func constants(_ name: JSText) -> [ZodSchema.Constant] {
    issue.constants ?? issue.members[name]?.elements?.map { .json($0) } ?? []
  }

  private var keys: [JSText] { issue.members["keys"]?.elements?.map(\.coercedText) ?? [] }

  private func joined(_ texts: [JSText], _ separator: LocaleWords.Separator) -> JSText {
    guard texts.count > 1, let last = texts.last else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: separator.between) + separator.last + last
  }
}

/// Facts.
extension IssueText {
  private func isTrue(_ name: JSText) -> Bool { issue.members[name]?.isTruthy == true }

  /// Returns a fact that a condition asks for.
  private func value(of fact: IssueFact) -> JSONValue {
    switch fact {
    case .class:
      let first = printed("expected").bytes.first ?? 0
      return .boolean((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first))
    case .expected, .origin, .format: return issue.members[JSText(fact.rawValue)] ?? .null
    case .received: return .string(received)
    case .type: return .boolean(words.types[printed("origin")] != nil)
    case .unit: return .boolean(unit != nil)
    case .inclusive:
      guard issue.code != SentenceKind.invalidUnion.rawValue else {
        return issue.members["inclusive"] ?? .null
      }
      return .boolean(isTrue("inclusive"))
    case .exact: return .boolean(isTrue("exact"))
    case .limit: return limit ?? .null
    case .count:
      let name: JSText = issue.code == SentenceKind.invalidValue.rawValue ? "values" : "keys"
      return .number(Double(issue.members[name]?.elements?.count ?? 0))
    case .options: return .boolean(!options.isEmpty)
    }
  }
}
