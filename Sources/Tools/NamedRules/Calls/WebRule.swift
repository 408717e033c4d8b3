public import CompassRevisions

/// A rule in the web app at one revision.
public struct WebRule: Sendable, Hashable {
  /// The revision of the web app.
  public let revision: WebRevision
  /// The file, such as `utils/phone.ts`.
  public let file: String
  /// The export of the file that is called first, such as `toE164US`; `setup` is the script of a component.
  public let export: String
  /// The shape of the recorded results, in the notation of TypeScript's types; `unknown` if no case is recorded.
  public let result: String
}

extension Rule {
  /// Where the web app has the rule, a value for each revision.
  public var web: [WebRule] { WebRule.byName[name] ?? [] }
}

extension Rule {
  /// Returns the shape of an argument's recorded values, in the notation of TypeScript's types; nil if none are
  /// recorded.
  public func shape(of parameter: RuleParameter) -> String? {
    WebRule.shapes[ArgumentOfRule(rule: name, argument: parameter.name)]
  }
}

private struct ArgumentOfRule: Hashable {
  var rule: String
  var argument: String
}

extension WebRule {
  fileprivate static let shapes: [ArgumentOfRule: String] = Dictionary(
    WebRuleTable.arguments.split(separator: "\n").compactMap { line in
      let columns = line.split(separator: "\t").map(String.init)
      guard columns.count == 3 else { return nil }
      return (ArgumentOfRule(rule: columns[0], argument: columns[1]), columns[2])
    }
  ) { first, _ in first }

  fileprivate static let byName: [String: [WebRule]] = Dictionary(
    grouping: WebRuleTable.lines.split(separator: "\n").compactMap(named), by: \.name
  ).mapValues { $0.map(\.rule) }

  /// Returns a line of the table, or nil for one without five columns or with an unknown revision.
  private static func named(_ line: Substring) -> (name: String, rule: WebRule)? {
    let columns = line.split(separator: "\t").map(String.init)
    guard columns.count == 5, let revision = WebRevision(rawValue: columns[1]) else { return nil }
    let rule = WebRule(
      revision: revision, file: columns[2], export: columns[3],
      result: columns[4])
    return (columns[0], rule)
  }
}
