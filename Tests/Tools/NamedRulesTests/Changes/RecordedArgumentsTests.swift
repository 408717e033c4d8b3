import CompassRevisions
import Foundation
import NamedRules
import SourceJSON
import TestSupport
import Testing

/// The arguments of all recorded cases, asked at two revisions.
@Suite struct RecordedArgumentsTests {
  /// The names of the rules that answer a recorded case differently.
  private static func rulesThatDiffer(
    _ old: WebRevision, _ new: WebRevision
  ) throws -> Set<String> {
    let rules = Dictionary(
      uniqueKeysWithValues: RuleCatalog.rules.filter { $0.exists(in: old) && $0.exists(in: new) }
        .map { ($0.name, $0) })
    var found: Set<String> = []
    let folder = "Conformance/rules"
    for name in try FileManager.default.contentsOfDirectory(atPath: Repository.path(folder))
    where name.hasSuffix(".json") {
      let file = try JSONValue(parsing: Repository.bytes("\(folder)/\(name)"))
      for vector in file["cases"]?.array ?? [] {
        guard let rule = vector["rule"]?.string.flatMap({ rules[$0] }),
          !found.contains(rule.name), let arguments = vector["arguments"]
        else { continue }
        if try differs(rule, arguments, old, new) { found.insert(rule.name) }
      }
    }
    return found
  }

  /// Whether a rule has other results at two revisions; false for arguments with an unpaired surrogate, which no rule
  /// takes.
  private static func differs(
    _ rule: Rule, _ arguments: JSONValue, _ old: WebRevision, _ new: WebRevision
  ) throws -> Bool {
    do throws(RuleError) {
      let before = try rule.result(of: arguments, in: old)
      return try before != rule.result(of: arguments, in: new)
    } catch {
      guard case .arguments = error else { throw error }
      return false
    }
  }

  /// A rule that both revisions have is asked the same at both, so the file of changes can't miss one that the vectors
  /// show.
  @Test func eachRuleThatDiffersIsListed() throws {
    for (old, new) in zip(WebRevision.allCases, WebRevision.allCases.dropFirst()) {
      let listed = try RuleComparison(from: old, to: new).changes.map(\.rule.name)
      let differing = try Self.rulesThatDiffer(old, new)
      #expect(differing.isSubset(of: listed), "\(differing.subtracting(listed).sorted())")
      #expect(!differing.isEmpty)
    }
  }
}
