internal import CompassRevisions
internal import JSPrimitives
internal import NamedRules
internal import SourceJSON

/// Runs cases of the kind `rule`: recorded arguments to a rule of the same name, its result to the
/// recorded one. The order of an object's members doesn't count: no rule depends on it.
enum RuleCases {
  /// - Parameters:
  ///   - suite: the suite's name, which ends with the revision of the recording if it isn't the first.
  ///   - shared: the members of the vector file that all its cases refer to.
  static func run(_ vector: VectorCase, suite: String, shared: JSONObject) -> CaseOutcome {
    let expected = vector["result"] ?? .null
    guard let revision = revision(of: suite) else {
      return .failed(
        expected: JSONWriter.string(of: expected),
        found: "no revision of the rules here has the name that \(suite) ends with")
    }
    var arguments = vector["arguments"]?.object ?? JSONObject()
    do throws(RuleError) {
      let rule = try RuleCatalog.rule(named: vector["rule"]?.text?.string ?? "")
      for parameter in rule.parameters where parameter.isShared {
        let key = JSText(parameter.name)
        if arguments[key] == nil, let value = shared[key] { arguments[key] = value }
      }
      let found = try rule.result(of: .object(arguments), in: revision)
      return CaseOutcome(expectedValue: expected, found: found)
    } catch {
      return .failed(expected: JSONWriter.string(of: expected), found: "\(error)")
    }
  }

  /// Returns the revision that a suite's name ends with, the first one if it ends with none; nil for an unknown one.
  private static func revision(of suite: String) -> WebRevision? {
    let known = WebRevision.allCases.first { suite.hasSuffix("-" + $0.name) }
    let parts = suite.split(separator: "-").suffix(2)
    let isNamed =
      parts.map(\.utf8.count) == [4, 2]
      && parts.allSatisfy { $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
    return known ?? (isNamed ? nil : .february2026)
  }
}
