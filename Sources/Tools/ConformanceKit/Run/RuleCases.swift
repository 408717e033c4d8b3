internal import JSPrimitives
internal import SourceJSON

/// Runs cases of the kind `rule`: recorded arguments to a rule of the same name, its result to the
/// recorded one. The order of an object's members doesn't count: no rule depends on it.
enum RuleCases {
  /// - Parameter shared: the members of the vector file that all its cases refer to.
  static func run(_ vector: VectorCase, shared: JSONObject) -> CaseOutcome {
    let expected = vector["result"] ?? .null
    var arguments = vector["arguments"]?.object ?? JSONObject()
    do throws(RuleError) {
      let rule = try RuleCatalog.rule(named: vector["rule"]?.text?.string ?? "")
      for parameter in rule.parameters where parameter.isShared {
        let key = JSText(parameter.name)
        if arguments[key] == nil, let value = shared[key] { arguments[key] = value }
      }
      let found = try rule.evaluate(RuleArguments(.object(arguments)))
      return CaseOutcome(expectedValue: expected, found: found)
    } catch {
      return .failed(expected: JSONWriter.string(of: expected), found: "\(error)")
    }
  }
}
