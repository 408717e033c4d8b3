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
    var arguments = vector["arguments"]?.object ?? JSONObject()
    do throws(RuleError) {
      let rule = try RuleCatalog.rule(named: vector["rule"]?.text?.string ?? "")
      for parameter in rule.parameters where parameter.isShared {
        let key = JSText(parameter.name)
        if arguments[key] == nil, let value = shared[key] { arguments[key] = value }
      }
      let found = try rule.result(of: .object(arguments), in: revision(of: suite))
      return CaseOutcome(expectedValue: expected, found: found)
    } catch {
      return .failed(expected: JSONWriter.string(of: expected), found: "\(error)")
    }
  }

  private static func revision(of suite: String) -> WebRevision {
    WebRevision.allCases.first { suite.hasSuffix("-" + $0.name) } ?? .february2026
  }
}
