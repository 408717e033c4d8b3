import Foundation
import NamedRules
import TestSupport
import Testing

/// The pages of the rule families name the rules of `compass-validate rules`.
@Suite struct RulePagesTests {
  private static let folder = "Sources/Compass/CompassValidation/CompassValidation.docc"

  /// The names that each page lists; one that ends in `.*` is for all rules with that prefix.
  private static func names() throws -> [String: [String]] {
    var names: [String: [String]] = [:]
    for page in try FileManager.default.contentsOfDirectory(atPath: Repository.path(folder)) {
      let text = String(decoding: try Repository.bytes("\(folder)/\(page)"), as: UTF8.self)
      guard let item = text.firstMatch(of: #/\n- \*\*Tool:\*\* ((?:.+\n)+)/#) else { continue }
      names[page] = item.1.matches(of: #/`([^`]+)`/#).map { String($0.1) }
    }
    return names
  }

  private static func matches(_ rule: String, _ name: String) -> Bool {
    name.hasSuffix(".*") ? rule.hasPrefix(name.dropLast()) : rule == name
  }

  /// The forms have other articles.
  private static let rules = RuleCatalog.rules.map(\.name).filter { !$0.hasPrefix("form.") }

  @Test func everyRuleIsOnOnePage() throws {
    let names = try Self.names()
    for rule in Self.rules {
      let pages = names.filter { $0.value.contains { Self.matches(rule, $0) } }.keys.sorted()
      #expect(pages.count == 1, "\(rule): \(pages)")
    }
  }

  @Test func everyNameIsThatOfARule() throws {
    let names = try Self.names().values.joined()
    #expect(names.count >= 80)
    for name in names {
      #expect(Self.rules.contains { Self.matches($0, name) }, "\(name)")
    }
  }
}
