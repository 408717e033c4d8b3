internal import JSPrimitives
internal import SourceJSON

/// The result of one case.
enum CaseOutcome: Sendable {
  case passed
  case failed(expected: String, found: String)

  /// Whether the case passed.
  var isPassed: Bool {
    if case .passed = self { true } else { false }
  }

  /// Passed if both texts are the same.
  init(expected: String, found: String) {
    self = expected == found ? .passed : .failed(expected: expected, found: found)
  }

  /// Passed if both values are written as the same bytes: same members in the same order.
  init(expected: JSONValue, found: JSONValue) {
    self.init(expected: JSONWriter.string(of: expected), found: JSONWriter.string(of: found))
  }

  /// Passed if both values are equal, whatever the order of the members of their objects.
  init(expectedValue expected: JSONValue, found: JSONValue) {
    self =
      expected == found
      ? .passed
      : .failed(expected: JSONWriter.string(of: expected), found: JSONWriter.string(of: found))
  }
}
