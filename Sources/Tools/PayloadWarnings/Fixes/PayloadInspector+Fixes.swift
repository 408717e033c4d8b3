internal import Diagnostics
internal import JSPrimitives
internal import SchemaGraph
internal import SchemaModel
internal import SourceJSON

/// Changes that may mend a payload, each of which the schema of its value accepts.
extension PayloadInspector {
  /// The most changes of a payload.
  private static let mostCandidates = 10_000

  func add(_ candidate: FixCandidate) {
    if report.candidates.count < Self.mostCandidates { report.candidates.append(candidate) }
  }

  /// Returns the renaming of a key; nil unless the schemas of the new one accept the value.
  func rename(
    _ member: Member, to name: JSText, _ applicability: SuggestedFix.Applicability,
    _ schemas: [SchemaGraph.Node], _ view: JSONView
  ) -> TextChange? {
    guard accepts(schemas, Array(view.bytes[view[member.value].sourceRange])) == true else {
      return nil
    }
    let key = view[member.keyEntry]
    return TextChange(
      title: "rename \(Self.quoted(member.key)) to \(Self.quoted(name))",
      question: Self.question(name), applicability: applicability,
      replacements: [
        TextChange.Replacement(range: Int(key.start)..<Int(key.end), text: Self.escaped(name))
      ])
  }

  /// Returns a string as JSON without its quotes.
  private static func escaped(_ text: JSText) -> String {
    String(JSONWriter.string(of: .string(text)).dropFirst().dropLast())
  }

  /// Adds the changes of a string.
  func addFixes(of string: InspectedString, _ visit: Visit, _ view: JSONView) {
    if string.isChoice {
      addChoice(of: string, visit, view)
      // No other string is meant, unless the blanks are all of it.
      if !string.characters.inner.isEmpty { return }
    }
    var (json, titles) = (string.json, [String]())
    var kind = FixCandidate.Kind.normalization
    let count = string.characters.characters.count
    if string.characters.inner.count < count {
      let trimmed = string.trimmedJSON
      if accepts(string.schemas, json) == false {
        guard accepts(string.schemas, trimmed) == true else { return }
        kind = .value
        (json, titles) = (trimmed, ["remove the blanks at the ends"])
      } else if let outputs = outputs(string.schemas, json),
        outputs == self.outputs(string.schemas, trimmed)
      {
        (json, titles) = (trimmed, ["remove the blanks at the ends"])
      }
    }
    let isTrimmed = !titles.isEmpty
    var replacements = isTrimmed ? Self.trims(of: string) : []
    if let lower = lowerCase(of: string, json) {
      titles.append("write the address in lower case")
      let entry = view[visit.entry]
      replacements = [
        TextChange.Replacement(range: Int(entry.start)..<Int(entry.end), text: lower)
      ]
    }
    guard !titles.isEmpty else { return }
    add(
      FixCandidate(
        kind: kind,
        change: TextChange(
          title: titles.joined(separator: " and "), applicability: .safe,
          replacements: replacements),
        path: path(of: visit, view)))
  }

  /// Adds the allowed string that a rejected one is closest to, if there is one.
  private func addChoice(of string: InspectedString, _ visit: Visit, _ view: JSONView) {
    let choices = Self.distinct(string.choices)
    guard
      let match = search.names(
        closeTo: string.text, among: choices, limit: { $0 < 3 ? 0 : min(2, ($0 - 1) / 2) }
      ).nearest(),
      let applicability = SpellingChange(from: string.text, to: choices[match.index].name)
        .applicability(among: choices.lazy.map(\.name), isOnlyClosest: match.isUnique)
    else { return }
    let name = choices[match.index].name
    guard accepts(string.schemas, string.json) == false,
      accepts(string.schemas, JSONWriter.bytes(of: .string(name))) == true
    else { return }
    let entry = view[visit.entry]
    let replacement = TextChange.Replacement(
      range: Int(entry.start)..<Int(entry.end), text: Self.escaped(name))
    add(
      FixCandidate(
        kind: .value,
        change: TextChange(
          title: "replace \(Self.quoted(string.text)) with \(Self.quoted(name))",
          question: Self.question(name), applicability: applicability,
          replacements: [replacement]),
        path: path(of: visit, view)))
  }

  /// Returns the choices without those that several schemas allow.
  private static func distinct(_ choices: [FoldedName]) -> [FoldedName] {
    var seen: Set<JSText> = []
    return choices.filter { seen.insert($0.name).inserted }
  }

  /// Returns the removal of the blanks at the ends.
  private static func trims(of string: InspectedString) -> [TextChange.Replacement] {
    let characters = string.characters.characters
    let inner = string.characters.inner
    guard let first = characters.first, let last = characters.last else { return [] }
    guard !inner.isEmpty else {
      return [
        TextChange.Replacement(
          range: first.range.lowerBound..<last.range.upperBound, text: "")
      ]
    }
    return [
      first.range.lowerBound..<characters[inner.lowerBound].range.lowerBound,
      characters[inner.upperBound - 1].range.upperBound..<last.range.upperBound,
    ].filter { !$0.isEmpty }.map { TextChange.Replacement(range: $0, text: "") }
  }

  /// Returns an e-mail address in lower case, as JSON without quotes, if the schema makes that of it; nil if it already is.
  private func lowerCase(of string: InspectedString, _ json: [UInt8]) -> String? {
    guard string.leaves.contains(where: isEmail),
      string.schemas.contains(where: { Self.lowers(tree.schema($0)) }),
      let text = try? JSONDocument(json).value.text
    else { return nil }
    let lower = text.lowercased()
    guard lower != text, let outputs = outputs(string.schemas, json),
      outputs == self.outputs(string.schemas, JSONWriter.bytes(of: .string(lower)))
    else { return nil }
    return Self.escaped(lower)
  }

  private func isEmail(_ number: SchemaGraph.Node) -> Bool {
    tree.schema(number).checks.contains { check in
      if case .format(.named(.email, _)) = check.kind { true } else { false }
    }
  }

  /// Returns whether a schema maps strings to lower case.
  private static func lowers(_ schema: ZodSchema) -> Bool {
    if case .transform(.toLowerCase) = schema.node { return true }
    return schema.checks.contains { $0.kind == .overwrite(.toLowerCase) }
      || schema.parts.contains(where: lowers)
  }
}
