public import SchemaModel

/// A schema of the web app by name. Its fields and checks may differ between revisions.
///
///     let coach = try Validator(.coach, revision: .august2026)
public struct WebSchema: Sendable {
  /// The name in the catalog and in documents, such as `coach`.
  public let name: String
  private let first: WebRevision
  private let last: WebRevision?
  private let build: @Sendable (WebRevision) throws(LookupError) -> ZodSchema

  /// - Parameters:
  ///   - name: the name in the catalog and in documents.
  ///   - first: the first revision that has the schema.
  ///   - last: the last revision that has it, or nil if the newest one does.
  ///   - build: builds the schema for one of these revisions.
  package init(
    _ name: String, since first: WebRevision = .february2026, until last: WebRevision? = nil,
    _ build: @escaping @Sendable (_ web: WebRevision) throws(LookupError) -> ZodSchema
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
  /// - Throws: `WebSchema.LookupError` if the revision doesn't have it.
  public func schema(in revision: WebRevision) throws(LookupError) -> ZodSchema {
    guard exists(in: revision) else { throw LookupError(name: name, revision: revision) }
    return try build(revision)
  }
}

extension WebSchema {
  /// The error for a schema that a revision of the web app doesn't have.
  public struct LookupError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The schema's name.
    public let name: String
    /// The revision that doesn't have it.
    public let revision: WebRevision

    /// The error as one sentence.
    public var description: String {
      "The web app's revision \(revision.name) has no schema named \"\(name)\"."
    }
  }
}
