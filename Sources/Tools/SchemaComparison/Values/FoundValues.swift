internal import SchemaModel
internal import SourceJSON

/// A pair of schemas for one value.
struct SchemaPair: Hashable {
  var old: ZodSchema
  var new: ZodSchema
}

/// Values by the verdicts of a pair of schemas.
struct FoundValues {
  /// Both accept them and have the same output.
  var both: [JSONValue] = []
  /// Both accept them, with different outputs.
  var otherOutput: [JSONValue] = []
  /// Only the older schema accepts them.
  var onlyOld: [JSONValue] = []
  /// Only the newer schema accepts them.
  var onlyNew: [JSONValue] = []
  /// Both reject them, with different issues.
  var otherIssues: [JSONValue] = []
  /// Both reject them, with different messages of the same issues.
  var otherMessages: [JSONValue] = []
  var neither: [JSONValue] = []

  /// Some values of each verdict, for an example around them.
  func sample(isChanged: Bool) -> [JSONValue] {
    guard isChanged else { return Array(both.prefix(3)) + neither.prefix(1) }
    let lists: [(values: [JSONValue], count: Int)] = [
      (onlyOld, 8), (onlyNew, 8), (otherOutput, 3), (both, 4), (otherIssues, 3),
      (otherMessages, 2), (neither, 2),
    ]
    return lists.flatMap { $0.values.prefix($0.count) }
  }

  /// A value that as many of the schemas as possible accept.
  var best: JSONValue? { bestOfBoth ?? onlyNew.first ?? onlyOld.first }
  /// A value that both schemas accept.
  var bestOfBoth: JSONValue? { both.first ?? otherOutput.first }
  /// A value that the older schema accepts.
  var bestOld: JSONValue? { bestOfBoth ?? onlyOld.first }
  /// A value that the newer schema accepts.
  var bestNew: JSONValue? { bestOfBoth ?? onlyNew.first }
}
