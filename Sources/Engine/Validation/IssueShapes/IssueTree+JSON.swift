internal import JSPrimitives
public import SourceJSON

extension IssueTree {
  /// Returns the JSON text of the tree, byte for byte that of Zod's `treeifyError` in 4.6.7: the members `errors`,
  /// `properties` and `items`, with null for each element that has no issues.
  ///
  /// - Throws: `IssueShape.Failure.tooLong` if an index is so high that Node.js can't write the text either.
  public func jsonText() throws(IssueShape.Failure) -> String {
    try jsonText(mapping: \.messageValue)
  }

  /// Returns the JSON text with a value in place of each message, as Zod's second parameter.
  ///
  /// - Parameter value: Returns the value of an issue.
  /// - Throws: `IssueShape.Failure.tooLong` if an index is so high that Node.js can't write the text either.
  public func jsonText(
    mapping value: (ValidationIssue) -> JSONValue
  ) throws(IssueShape.Failure) -> String {
    var output: [UInt8] = []
    try append(mapping: value, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private func append(
    mapping value: (ValidationIssue) -> JSONValue, to output: inout [UInt8]
  ) throws(IssueShape.Failure) {
    guard let node else { return JSONWriter.append(literal: #"{"errors":[]}"#, to: &output) }
    try withoutActuallyEscaping(value) { value throws(IssueShape.Failure) in
      var writer = IssueTextWriter(nodes, as: .tree) { JSONWriter.append(value($0), to: &$1) }
      try writer.append(node, to: &output)
    }
  }
}
