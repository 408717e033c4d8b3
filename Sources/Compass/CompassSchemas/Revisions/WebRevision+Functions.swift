internal import SchemaModel
public import Validation

extension WebRevision {
  /// The functions that schema documents of this revision name.
  ///
  /// Schemas built in Swift carry their own functions. A document refers to the sanitizer by the
  /// same name in every revision, so validate it with the functions of its own revision, which its
  /// member `functions` names: `WebRevision(rawValue: document.functions ?? "2026-02")`.
  /// Of an app's revision these are the ones that the app gave it.
  public var functions: FunctionRegistry {
    if let own { return own.functions }
    var functions = FunctionRegistry.standard
    for transform in [
      .stripHTMLAndTrim, .stripLeadingAt, .sanitizeHTMLAndTrim(in: self),
    ] as [ZodSchema.Transform] {
      functions.register(transform)
    }
    if self >= .august2026 {
      functions.register(.toE164US)
      functions.register(.assumeHTTPS)
      functions.register(.emptyOrRelativePath)
    }
    for predicate in [
      .httpURL, .schoolOrCoach, .endNotBeforeStart, .passwordsMatch, .amountOrPercentage,
      .deadlineNotBeforeOffer, .playerNeedsBirthDate, .atLeastOneField,
    ] as [ZodSchema.Predicate] {
      functions.register(predicate)
    }
    return functions
  }
}

extension FunctionRegistry {
  /// Returns the functions that schema documents of a revision name, an app's revision included.
  public static func web(_ revision: WebRevision) -> FunctionRegistry { revision.functions }
}
