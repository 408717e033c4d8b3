public import SchemaModel

/// A schema of the web app by name. Its fields and checks may differ between revisions.
///
///     let coach = try Validator(.coach, revision: .august2026)
public struct WebSchema: Sendable {
  /// The name in the catalog and in documents, such as `coach`.
  public let name: String
  /// The first known revision that has the schema; nil for one that only an app's revisions have.
  private let first: WebRevision?
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

  /// Names a schema that an app added to its own revision.
  ///
  ///     try Validator(WebSchema("travelPlan"), revision: november)
  ///
  /// No known revision has it.
  public init(_ name: String) {
    self.name = name
    first = nil
    last = nil
    build = { revision throws(LookupError) in
      throw LookupError(name: name, revision: revision)
    }
  }

  /// Whether a revision has the schema.
  public func exists(in revision: WebRevision = .newest) -> Bool {
    isKnown(in: revision) || revision.own?.addedNames.contains(name) == true
  }

  /// Whether a revision has the schema without an app's additions.
  private func isKnown(in revision: WebRevision) -> Bool {
    first.map { revision >= $0 } == true && last.map { revision.known <= $0 } ?? true
  }

  /// Returns the schema in a revision, with an app's changes.
  ///
  /// - Throws: `WebSchema.LookupError` if the revision doesn't have it.
  public func schema(in revision: WebRevision = .newest) throws(LookupError) -> ZodSchema {
    let known = isKnown(in: revision) ? try build(revision) : nil
    let schema = revision.own.map { $0.schema(named: name, from: known) } ?? known
    guard let schema else { throw LookupError(name: name, revision: revision) }
    return schema
  }
}

extension WebSchema: CustomStringConvertible {
  /// The name, such as `coach`.
  public var description: String { name }
}
