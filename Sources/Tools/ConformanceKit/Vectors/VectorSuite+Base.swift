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

  /// Returns the cases of another suite, with the results of this one where it has any.
  ///
  /// A case that the note names has a schema that the version can't build, so it has no results at all.
  func cases(over base: VectorSuite) -> [VectorCase] {
    let own = Dictionary(cases.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(base.cases.map(\.id))
    let unbuilt = Set(note.split(separator: " ").map { "json-schema/\($0)" })
    let dialects = dialects
    let held = base.cases.compactMap { vector -> VectorCase? in
      if let own = own[vector.id] { return vector.withResults(of: own) }
      return unbuilt.contains(vector.id) ? nil : vector.withResults(in: dialects)
    }
    return held + cases.filter { !known.contains($0.id) }
  }

  /// The dialects that the recorded version knows: those of the results.
  private var dialects: Set<Substring> {
    var names: Set<Substring> = []
    for result in cases.flatMap({ $0["results"]?.elements ?? [] }) {
      for name in result["for"]?.elements ?? [] {
        if let name = name.text?.string.split(separator: "/").first { names.insert(name) }
      }
    }
    return names
  }
}

extension VectorCase {
  /// Returns the case with its results in some dialects.
  fileprivate func withResults(in dialects: Set<Substring>) -> VectorCase {
    if dialects.contains("*") { return self }
    let names = dialects.sorted().map { JSONValue.string(JSText(String($0))) }
    var fields = fields
    for key in ["results", "resultsAny"] as [JSText] {
      guard let results = fields[key]?.elements else { continue }
      fields[key] = .array(
        results.map { result in
          guard var members = result.object, let list = members["for"]?.elements else {
            return result
          }
          members["for"] = .array(
            list.flatMap { name in
              guard let text = name.text?.string, text != "*" else { return names }
              return dialects.contains(text.split(separator: "/").first ?? "") ? [name] : []
            })
          return .object(members)
        })
    }
    return VectorCase(id: id, tags: tags, fields: fields)
  }

  /// Returns the case with the results of another one.
  fileprivate func withResults(of other: VectorCase) -> VectorCase {
    var fields = fields
    fields["results"] = other["results"]
    fields["resultsAny"] = other["resultsAny"]
    return VectorCase(id: id, tags: tags, fields: fields)
  }
}
