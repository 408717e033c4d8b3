public import Validation

/// The validators of the forms and records that every revision has.
///
///     let outcome = Validator.coach.validate(json)
///
/// A property has the schema of the default revision, the method of the same name that of any. Each is compiled when it is
/// first used, or when an app's revision is made; it can't fail, and is shared by all threads.
/// `Validator(_:revision:limits:)` compiles the schemas that only one revision has, and any schema with other limits.
extension Validator {
  /// `adminSignupSchema` of the default revision.
  public static let adminSignup = adminSignup(revision: .newest)
  /// `adminSignupSchema` of a revision.
  public static func adminSignup(revision: WebRevision) -> Validator {
    CompiledSchemas.validator(of: .adminSignup, in: revision)
  }

  /// `coachSchema` of the default revision.
  public static let coach = coach(revision: .newest)
  /// `coachSchema` of a revision.
  public static func coach(revision: WebRevision) -> Validator {
    CompiledSchemas.validator(of: .coach, in: revision)
  }

  /// `collegeScorecardResponseSchema` of the default revision.
  public static let collegeScorecardResponse = collegeScorecardResponse(revision: .newest)
  /// `collegeScorecardResponseSchema` of a revision.
  public static func collegeScorecardResponse(revision: WebRevision) -> Validator {
    CompiledSchemas.validator(of: .collegeScorecardResponse, in: revision)
  }

  /// `documentSchema` of the default revision.
  public static let document = document(revision: .newest)
  /// `documentSchema` of a revision.
  public static func document(revision: WebRevision) -> Validator {
    CompiledSchemas.validator(of: .document, in: revision)
  }

  /// `eventSchema` of the default revision.
  public static let event = event(revision: .newest)
  /// `eventSchema` of a revision.
  public static func event(revision: WebRevision) -> Validator {
    CompiledSchemas.validator(of: .event, in: revision)
  }

  /// `feedbackSchema` of the default revision.
  public static let feedback = feedback(revision: .newest)
  /// `feedbackSchema` of a revision.
  public static func feedback(revision: WebRevision) -> Validator {
    CompiledSchemas.validator(of: .feedback, in: revision)
  }

  /// `forgotPasswordSchema` of the default revision.
  public static let forgotPassword = forgotPassword(revision: .newest)
  /// `forgotPasswordSchema` of a revision.
  public static func forgotPassword(revision: WebRevision) -> Validator {
    CompiledSchemas.validator(of: .forgotPassword, in: revision)
  }

  /// `interactionSchema` of the default revision.
  public static let interaction = interaction(revision: .newest)
  /// `interactionSchema` of a revision.
  public static func interaction(revision: WebRevision) -> Validator {
    CompiledSchemas.validator(of: .interaction, in: revision)
  }

  /// `loginSchema` of the default revision.
  public static let login = login(revision: .newest)
  /// `loginSchema` of a revision.
  public static func login(revision: WebRevision) -> Validator {
    CompiledSchemas.validator(of: .login, in: revision)
  }

  /// `offerSchema` of the default revision.
  public static let offer = offer(revision: .newest)
  /// `offerSchema` of a revision.
  public static func offer(revision: WebRevision) -> Validator {
    CompiledSchemas.validator(of: .offer, in: revision)
  }

  /// `playerPreferencesSchema` of the default revision.
  public static let playerPreferences = playerPreferences(revision: .newest)
  /// `playerPreferencesSchema` of a revision.
  public static func playerPreferences(revision: WebRevision) -> Validator {
    CompiledSchemas.validator(of: .playerPreferences, in: revision)
  }

  /// `resetPasswordSchema` of the default revision.
  public static let resetPassword = resetPassword(revision: .newest)
  /// `resetPasswordSchema` of a revision.
  public static func resetPassword(revision: WebRevision) -> Validator {
    CompiledSchemas.validator(of: .resetPassword, in: revision)
  }

  /// `schoolSchema` of the default revision.
  public static let school = school(revision: .newest)
  /// `schoolSchema` of a revision.
  public static func school(revision: WebRevision) -> Validator {
    CompiledSchemas.validator(of: .school, in: revision)
  }

  /// `schoolPreferenceSchema` of the default revision.
  public static let schoolPreference = schoolPreference(revision: .newest)
  /// `schoolPreferenceSchema` of a revision.
  public static func schoolPreference(revision: WebRevision) -> Validator {
    CompiledSchemas.validator(of: .schoolPreference, in: revision)
  }

  /// `signupSchema` of the default revision.
  public static let signup = signup(revision: .newest)
  /// `signupSchema` of a revision.
  public static func signup(revision: WebRevision) -> Validator {
    CompiledSchemas.validator(of: .signup, in: revision)
  }
}

extension Validator {
  /// Compiles a schema of the web app in a revision, with that revision's functions and version of Zod.
  ///
  /// - Throws: `WebSchema.LookupError` if the revision doesn't have the schema.
  public init(
    _ schema: WebSchema, revision: WebRevision = .newest,
    limits: ValidationLimits = .default
  ) throws {
    try self.init(
      schema.schema(in: revision), zod: revision.zod,
      functions: revision.own?.functions ?? .standard, limits: limits)
  }
}
