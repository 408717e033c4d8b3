/// The source that decides where the product specification and the web app differ.
///
/// The specification describes the app on the phone, so it is the default wherever a rule takes a
/// source. The recorded cases of `Conformance/rules` are the web app's.
///
///     CoachRole.assistant.listName()  // Assistant
///     CoachRole.assistant.listName(source: .web)  // Assistant Coach
public enum RuleSource: String, Codable, CaseIterable, Sendable, Hashable {
  /// The specification of the page.
  case specification
  /// The web app of 2026-02.
  case web

  /// The source that decides unless another one is named: the specification.
  package static let standard = specification
}
