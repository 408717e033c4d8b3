internal import JSPrimitives
public import SchemaModel
public import SourceJSON

/// The forms that Zod's functions give to a list of issues, by the rules of Zod 4.6.7.
///
/// An issue of a union, a key or an element that a function of the schema added without the issues inside it counts as an
/// ordinary issue; Zod throws a `TypeError` then. `shaped(as:zod:)` is exact in this and for other versions.
extension Sequence<ValidationIssue> {
  /// The issues by the first key of their paths: Zod's `flattenError`.
  public var flattened: FlattenedIssues { FlattenedIssues(self) }

  /// The issues as a tree along their paths: Zod's `treeifyError`.
  public var tree: IssueTree { IssueTree(nodes: nodes(.all), node: 0) }

  /// The issues as a tree with the payload's own keys: Zod's `formatError`.
  public var formatted: FormattedIssues { FormattedIssues(nodes: nodes(.keys), node: 0) }

  private func nodes(
    _ segments: IssueNodes<ValidationIssue>.Segments
  ) -> IssueNodes<ValidationIssue> {
    var nodes = IssueNodes<ValidationIssue>(segments)
    nodes.add(Array(self), under: .all)
    return nodes
  }

  /// The message of a `ZodError` with these issues: the list as JSON, indented by two spaces.
  public var errorMessage: String {
    JSONWriter.indentedString(of: .array(map(\.json)))
  }
}

extension Sequence<ValidationIssue> {
  /// Returns the JSON text of a form of the issues, byte for byte that of a version of Zod.
  ///
  /// For versions before 4.6.7, keys such as `__proto__` and `_errors` have the effects that they have there, in a program
  /// that formats its first error.
  ///
  /// - Parameters:
  ///   - shape: The form. `pretty` is a JSON string.
  ///   - zod: The version; by default the newest release, on which a schema runs by default.
  /// - Throws: `IssueShape.Failure` where Zod throws, and for results that have no JSON text.
  public func shaped(
    as shape: IssueShape, zod: ZodVersion = .newestRelease
  ) throws(IssueShape.Failure) -> String {
    try shaped(as: shape, zod: zod, mapping: \.messageValue)
  }

  /// Returns the JSON text of a form of the issues with a value in place of each message, as Zod's second parameter.
  ///
  /// - Parameters:
  ///   - shape: The form. `issues` and `pretty` have no values.
  ///   - zod: The version; by default the newest release, on which a schema runs by default.
  ///   - value: Returns the value of an issue.
  /// - Throws: `IssueShape.Failure` where Zod throws, and for results that have no JSON text.
  public func shaped(
    as shape: IssueShape, zod: ZodVersion = .newestRelease,
    mapping value: (ValidationIssue) -> JSONValue
  ) throws(IssueShape.Failure) -> String {
    var output: [UInt8] = []
    try append(shape, zod: zod.semantics, mapping: value, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends the JSON text of a form.
  package func append(
    _ shape: IssueShape, zod: ZodSemantics, to output: inout [UInt8]
  ) throws(IssueShape.Failure) {
    try append(shape, zod: zod, mapping: \.messageValue, to: &output)
  }

  private func append(
    _ shape: IssueShape, zod: ZodSemantics, mapping value: (ValidationIssue) -> JSONValue,
    to output: inout [UInt8]
  ) throws(IssueShape.Failure) {
    switch shape {
    case .issues: JSONWriter.append(.array(map(\.json)), to: &output)
    case .flat, .tree, .formatted, .pretty:
      try withoutActuallyEscaping(value) { value throws(IssueShape.Failure) in
        let issues = Array(self)
        var shaper = IssueShaper(shape, zod: zod, count: issues.count, mapping: value)
        for issue in issues { try shaper.add(issue) }
        guard shaper.meetsInheritedKey else { return try shaper.append(to: &output) }
        try issues.appendEarlier(shape, zod: zod, mapping: value, to: &output)
      }
    }
  }

  /// Appends a tree in which a key has the effect that it has before Zod 4.6.7.
  private func appendEarlier(
    _ shape: IssueShape, zod: ZodSemantics, mapping value: @escaping (ValidationIssue) -> JSONValue,
    to output: inout [UInt8]
  ) throws(IssueShape.Failure) {
    let paths = EnclosingPaths(in: shape, zod)
    if shape == .formatted {
      var tree = try EarlierFormat(mapping: value)
      try tree.add(Array(self), under: paths)
      try tree.heap.append(tree.root, to: &output)
    } else {
      var tree = try EarlierTree(mapping: value)
      try tree.add(Array(self), under: paths)
      try tree.heap.append(tree.root, to: &output)
    }
  }
}
