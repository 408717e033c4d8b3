import JSPrimitives
import PayloadGeneration
import SchemaComparison
import SchemaModel
import SourceJSON

/// The report of an upgrade for programs.
extension UpgradeReport {
  /// One object on a line: `from`, `to`, `differences`, `possible`, `validated`, `undecided`, `isCut`.
  ///
  /// A difference has `place`, `effect`, `otherEffects`, `changes`, then `payload`, `before` and `after`. A payload has
  /// `1e999` for an infinite number.
  var json: String {
    let differences = findings.map(Self.text).joined(separator: ",")
    let changes = possible.map(Self.json)
    return #"{"from":"\#(from.rawValue)","to":"\#(to.rawValue)","differences":[\#(differences)],"#
      + #""possible":\#(JSONWriter.string(of: .array(changes))),"judged":\#(validated),"#
      + #""undecided":\#(undecided),"isCut":\#(isCut)}"# + "\n"
  }

  /// Payloads and outcomes are texts already, which keep their order and numbers.
  private static func text(of finding: UpgradeFinding) -> String {
    let head: JSONValue = [
      "place": .string(JSText(finding.path)), "effect": .string(JSText(finding.effect.rawValue)),
      "otherEffects": .array(finding.otherEffects.map { .string(JSText($0.rawValue)) }),
      "changes": .array(finding.changes.map(json)),
    ]
    let members: String
    switch finding.witness {
    case .payload(let payload, let before, let after):
      members =
        #""payload":\#(PayloadText.string(of: payload)),"before":\#(before.json),"#
        + #""after":\#(after.json)"#
    case .schema(let before, let after):
      members = #""before":\#(schema(before)),"after":\#(schema(after))"#
    }
    return "\(JSONWriter.string(of: head).dropLast()),\(members)}"
  }

  private static func schema(_ error: String?) -> String {
    let reason = error.map { JSONValue.string(JSText($0)) } ?? .null
    return JSONWriter.string(of: ["schemaError": reason])
  }

  private static func json(_ change: ZodChange) -> JSONValue {
    [
      "name": .string(JSText(change.name)),
      "since": .string(JSText(change.since.rawValue)),
      "before": .string(JSText(change.before)), "after": .string(JSText(change.after)),
    ]
  }
}
