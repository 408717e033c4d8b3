public import SchemaModel

/// A schema of the web app by name. Its fields and checks may differ between revisions.
///
///     let coach = try Validator(.coach, revision: .august2026)
public struct WebSchema: Sendable {
  /// The name in the catalog and in documents, such as `coach`.
  public let name: String
  private let first: WebRevision
  private let last: WebRevision?
  private let build: @Sendable (WebRevision) throws(WebSchemaError) -> ZodSchema

  /// - Parameters:
  ///   - name: the name in the catalog and in documents.
  ///   - first: the first revision that has the schema.
  ///   - last: the last revision that has it, or nil if the newest one does.
  ///   - build: builds the schema for one of these revisions.
  package init(
    _ name: String, since first: WebRevision = .february2026, until last: WebRevision? = nil,
    _ build: @escaping @Sendable (_ web: WebRevision) throws(WebSchemaError) -> ZodSchema
  ) {
    self.name = name
    self.first = first
    self.last = last
    self.build = build
  }

  /// Whether a revision has the schema.
  public func exists(in revision: WebRevision) -> Bool {
    revision >= first && last.map { revision <= $0 } ?? true
  }

  /// Returns the schema in a revision.
  ///
  /// - Throws: `WebSchemaError` if the revision doesn't have it.
  public func schema(in revision: WebRevision) throws(WebSchemaError) -> ZodSchema {
    guard exists(in: revision) else { throw WebSchemaError(name: name, revision: revision) }
    return try build(revision)
  }
}

/// The error for a schema that a revision of the web app doesn't have.
public struct WebSchemaError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The schema's name.
  public let name: String
  /// The revision that doesn't have it.
  public let revision: WebRevision

  /// The error as one sentence.
  public var description: String {
    "The web app's revision \(revision.name) has no schema named \"\(name)\"."
  }
}
