internal import Synchronization
internal import Validation

/// The compiled schemas of the web app, each made once for a revision.
enum CompiledSchemas {
  private struct Key: Hashable {
    let name: String
    let revision: WebRevision
  }

  private static let validators = Mutex<[Key: Validator]>([:])

  /// Returns the validator of a schema that every revision has.
  static func validator(of schema: WebSchema, in revision: WebRevision) -> Validator {
    let key = Key(name: schema.name, revision: revision)
    if let known = validators.withLock({ $0[key] }) { return known }
    do {
      let made = try Validator(schema, revision: revision)
      // Two threads may have compiled it at the same time: both get the first one.
      return validators.withLock { known in
        let first = known[key] ?? made
        known[key] = first
        return first
      }
    } catch {
      // No input reaches this: the schemas are part of the package, and a test compiles each of them.
      preconditionFailure("\(schema.name) does not compile: \(error)")
    }
  }
}
