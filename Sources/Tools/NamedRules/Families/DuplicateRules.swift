internal import CompassRules
internal import SourceJSON

/// The search for a school that a family has already, by its recorded names.
enum DuplicateRules {
  private typealias Identity = SchoolRules.Identity

  static let all = Rule.list(since: .august2026) {
    Rule(
      "duplicate.byName", "The school of a list with the same name, or null.",
      { (name: String?, schools: [RuleArguments]) in found(Identity(name: name), in: schools).id },
      "name", "existing")
    Rule(
      "duplicate.byNcaaId", "The school of a list with the same id in the directory, or null.",
      { (id: String?, schools: [RuleArguments]) in
        found(Identity(name: nil, ncaaID: id), in: schools).id
      }, "ncaaId", "existing")
    Rule(
      "duplicate.byWebsite", "The school of a list with a website of the same host, or null.",
      { (website: String?, schools: [RuleArguments]) in
        found(Identity(name: nil, website: website), in: schools).id
      }, "website", "existing")
    Rule(
      "duplicate.school", "The school of a list that a new one repeats, and in what.",
      { (candidate: Identity, schools: [RuleArguments]) -> Members in
        let found = found(candidate, in: schools)
        return ["id": found.id, "matchType": found.match?.rawValue]
      }, "candidate", "existing")
  }

  private static func found(
    _ school: Identity, in schools: [RuleArguments]
  ) -> (id: String?, match: SchoolRules.Duplicate.Match?) {
    let duplicate = SchoolRules.duplicate(
      of: school, among: schools.compactMap { $0.read(Identity.self) })
    return (duplicate.flatMap { schools[$0.index]["id"] }, duplicate?.match)
  }
}
