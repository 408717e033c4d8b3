internal import JSPrimitives
internal import SchemaGraph
internal import SchemaModel
internal import SourceJSON

/// The options of a discriminated union by the value of its key, as in Zod's `propValues`.
struct PreparedDiscriminator: Sendable {
  /// The index of the option for each value; `undefined` is an absent key.
  private(set) var cases: [(value: ZodSchema.Constant, option: Int)] = []

  /// Makes the table of a node that is no discriminated union.
  init() {}

  /// Gathers the values of a key in each option.
  init(_ key: JSText, _ options: [SchemaGraph.Node], in graph: SchemaGraph) {
    for (index, option) in options.enumerated() {
      for value in graph.values(of: key, in: option) ?? [] { cases.append((value, index)) }
    }
    // An absent key that several options accept leads to none.
    if graph.semantics.absentDiscriminatorIsClaimed,
      cases.count(where: { $0.value == .undefined }) > 1
    {
      cases.removeAll { $0.value == .undefined }
    }
  }

  /// Returns the index of the option for a value.
  ///
  /// - Parameter value: the key's value, or nil if the object has no such key.
  func option(of value: JSONValue?) -> Int? {
    cases.first { $0.value == value.map { .json($0) } ?? .undefined }?.option
  }
}
