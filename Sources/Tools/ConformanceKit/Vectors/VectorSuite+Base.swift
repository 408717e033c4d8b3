internal import JSPrimitives
internal import SourceJSON

/// Files that hold only the cases whose results differ from those of another version.
extension VectorSuite {
  /// The version whose file has all cases.
  private static let baseVersion = "4.4.3"

  /// Returns the name of the suite that has all cases; nil for a suite with cases of its own alone.
  var baseName: String? {
    guard kind == .toJSONSchema, format == .documents,
      cases.contains(where: { $0["document"] == nil }), let end = name.lastIndex(of: "-")
    else { return nil }
    return name[...end] + Self.baseVersion
  }

  /// Returns all cases of another suite, with the results of this one where it has any.
  func cases(over base: VectorSuite) -> [VectorCase] {
    let own = Dictionary(cases.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(base.cases.map(\.id))
    return base.cases.map { vector in own[vector.id].map(vector.withResults) ?? vector }
      + cases.filter { !known.contains($0.id) }
  }
}

extension VectorCase {
  /// Returns the case with the results of another one.
  fileprivate func withResults(of other: VectorCase) -> VectorCase {
    var fields = fields
    fields["results"] = other["results"]
    fields["resultsAny"] = other["resultsAny"]
    return VectorCase(id: id, tags: tags, fields: fields)
  }
}
