internal import Synchronization
internal import Validation

/// The compiled schemas of the web app, each made once for a revision.
enum CompiledSchemas {
  private struct Key: Hashable {
    let name: String
    let revision: WebRevision
  }

  private static let validators = Mutex<[Key: Validator]>([:])

  /// The schemas that every revision has, an app's one too.
  static let shared: [WebSchema] = [
    .adminSignup, .coach, .collegeScorecardResponse, .document, .event, .feedback, .forgotPassword,
    .interaction, .login, .offer, .playerPreferences, .resetPassword, .school, .schoolPreference,
    .signup,
  ]

  /// Returns the validator of a schema that every revision has.
  static func validator(of schema: WebSchema, in revision: WebRevision) -> Validator {
    // An app's revision has compiled them, or could not be made.
    if let own = revision.own?.validators[schema.name] { return own }
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
      // No input reaches this: the schemas are part of the package, and a test compiles each of them. Those
      // of an app are compiled when its revision is made, which throws their errors.
      preconditionFailure("\(schema.name) does not compile: \(error)")
    }
  }
}
