public import HTMLSanitizing
public import SchemaModel
public import Validation

extension WebRevision {
  /// Creates a revision of an app that is ahead of this package, on top of another revision.
  ///
  ///     let november = try WebRevision("2026-11", after: .august2026) { web in
  ///       web.change("coach") { $0.extend { Field("tags", .array(.string()).optional()) } }
  ///       web.add("travelPlan", .object { Field("city", .string()) })
  ///     }
  ///     Validator.coach(revision: november)
  ///     try Validator(WebSchema("travelPlan"), revision: november)
  ///
  /// `Validator`, ``WebSchema``, ``SchemaCatalog``, ``functions`` and the web forms honour it. A rule that
  /// takes a revision answers as of the revision that it is based on. The changed schemas, and those that
  /// every revision has, are compiled here, so that none of them can fail later.
  ///
  /// - Parameters:
  ///   - name: the name, such as `2026-11`; not that of a revision that the package knows.
  ///   - previous: the revision that it is based on: a known one, or an earlier one of the app.
  ///   - zod: the version of Zod, or nil for that of the previous revision.
  ///   - recordedYear: the year of the app's recordings, or nil for that of the previous revision.
  ///   - sanitizer: the sanitizer of notes, or nil for that of the previous revision.
  ///   - changes: states the schemas and functions that differ from the previous revision's.
  /// - Throws: `WebRevision.MakingError` for a name that is taken or unknown, and for a schema that can't be
  ///   compiled.
  public init(
    _ name: String, after previous: WebRevision, zod: ZodVersion? = nil, recordedYear: Int? = nil,
    sanitizer: HTMLSanitizer? = nil, changes: (inout Changes) -> Void = { _ in }
  ) throws(MakingError) {
    guard WebRevision(rawValue: name) == nil else { throw .knownRevision(name) }
    self.init(
      own: name, after: previous, zodVersion: zod?.rawValue, recordedYear: recordedYear,
      sanitizer: sanitizer)
    var functions = previous.functions
    if sanitizer != nil { functions.register(.sanitizeHTMLAndTrim(in: self)) }
    var stated = Changes(functions: functions)
    changes(&stated)

    var own = OwnSchemas(changes: previous.own?.changes ?? [], functions: stated.functions)
    for change in stated.schemas {
      additions = Additions(own)
      let exists = SchemaCatalog.has(change.name, in: self)
      switch change.kind {
      case .addition where exists: throw .existingSchema(change.name)
      case .change where !exists: throw .unknownSchema(change.name, revision: name)
      case .addition, .change: own.changes.append(change)
      }
    }
    additions = Additions(own)
    for name in Set(CompiledSchemas.shared.map(\.name) + own.changes.map(\.name)).sorted() {
      guard
        let schema = SchemaCatalog.document(
          named: name, of: self, currentYear: self.recordedYear)?.schema
      else { throw .unknownSchema(name, revision: self.name) }
      do throws(SchemaError) {
        own.validators[name] = try Validator(schema, zod: self.zod, functions: own.functions)
      } catch {
        throw .invalidSchema(name, error)
      }
    }
    additions = Additions(own)
  }

  /// The app's schemas and functions; nil for a known revision.
  var own: OwnSchemas? { (additions as? Additions)?.schemas }

  /// The schemas and functions in which an app's revision differs from the previous one.
  public struct Changes {
    var schemas: [OwnSchemas.Change] = []
    /// The functions that schema documents of the revision name: at first those of the previous revision.
    ///
    ///     web.functions.register(transform: "slug") { value in value }
    public var functions: FunctionRegistry

    init(functions: FunctionRegistry) { self.functions = functions }

    /// Changes a schema of the previous revision.
    ///
    /// - Parameters:
    ///   - name: the schema's name, such as `coach`.
    ///   - body: returns the schema from the one of the previous revision.
    public mutating func change(
      _ name: String, _ body: @escaping @Sendable (ZodSchema) -> ZodSchema
    ) {
      schemas.append(.init(name: name, kind: .change(body)))
    }

    /// Adds a schema that the previous revision doesn't have. `WebSchema(name)` finds it.
    public mutating func add(_ name: String, _ schema: ZodSchema) {
      schemas.append(.init(name: name, kind: .addition(schema)))
    }
  }
}

private final class Additions: RevisionAdditions {
  let schemas: OwnSchemas

  init(_ schemas: OwnSchemas) { self.schemas = schemas }
}

/// The additions of an app's revision, and of its earlier ones, to a known revision.
struct OwnSchemas: Sendable {
  /// A schema that is new or differs.
  struct Change: Sendable {
    enum Kind: Sendable {
      case addition(ZodSchema)
      case change(@Sendable (ZodSchema) -> ZodSchema)
    }

    let name: String
    let kind: Kind
  }

  /// In the order stated, those of earlier revisions first.
  var changes: [Change]
  let functions: FunctionRegistry
  /// The compiled schemas: the changed ones, and those that every revision has.
  var validators: [String: Validator] = [:]

  /// The names of the added schemas, in the order stated.
  var addedNames: [String] {
    changes.compactMap { change in
      if case .addition = change.kind { change.name } else { nil }
    }
  }

  /// Returns the schema with a name, made from that of the known revision, which may have none.
  func schema(named name: String, from base: ZodSchema?) -> ZodSchema? {
    changes.filter { $0.name == name }.reduce(base) { schema, change in
      switch change.kind {
      case .addition(let added): added
      case .change(let body): schema.map(body)
      }
    }
  }
}
