/// The uses that a run makes of its findings beside printing them.
struct FindingCollection: Sendable {
  /// Whether a table of counts is printed instead of findings.
  var statistics = false
  /// The file of known findings, or nil.
  var baseline: String?
  /// Whether the file of known findings is written anew.
  var updatesBaseline = false
  /// The path of the page, or nil.
  var report: String?

  /// Whether findings are collected.
  var isActive: Bool { statistics || baseline != nil || report != nil }

  /// Whether findings need their source line and the closest option of a union.
  var needsSource: Bool { baseline != nil || report != nil }
}

extension CheckOptions {
  /// Whether findings are made, to be printed or collected.
  var needsFindings: Bool { rendersFindings || collection.isActive }

  /// The maximum number of findings to render; nil for all without their ends.
  ///
  /// With a baseline only the order of all findings decides which of them are new, so that nothing is cut before. A payload
  /// that is a unit of the format keeps its findings until then, but no more than a person reads.
  var renderingLimit: Int? {
    guard collection.baseline != nil else { return findingLimit }
    return renderer?.rendersPayloads == true ? Self.greatestPayloadFindings : .max
  }

  private static var greatestPayloadFindings: Int { 10_000 }
}
