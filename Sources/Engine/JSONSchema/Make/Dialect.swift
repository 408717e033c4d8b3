internal import JSPrimitives

/// The keywords of a target in a version of Zod.
///
/// A version that does not know a target writes it as draft 7 with the freedom of draft 2020-12 for references.
struct Dialect {
  private let target: JSONSchemaOptions.Target
  private let isKnown: Bool

  init(_ target: JSONSchemaOptions.Target, _ rules: JSONSchemaRules) {
    self.target = target
    isKnown = target != .openAPI30 || rules.knowsOpenAPI
  }

  /// The value of `$schema`; nil for a dialect without one.
  var name: JSText? { target.dialect }
  /// The member of the root with the definitions.
  var definitionsKey: JSText { target.definitionsKey }
  /// Whether members may be beside a reference.
  var merges: Bool { target == .draft202012 || !isKnown }
  /// Whether there is `propertyNames`.
  var hasPropertyNames: Bool { hasConst }
  /// Whether there is `const`.
  var hasConst: Bool { target == .draft202012 || target == .draft07 || !isKnown }
  /// Whether `exclusiveMinimum` is a flag beside `minimum`.
  var hasExclusiveFlags: Bool { target == .draft04 || isOpenAPI }
  /// Whether an inclusive bound replaces an exclusive one of its side, whose flag remains.
  var mixesBounds: Bool { target == .draft04 }
  /// Whether the dialect is OpenAPI 3.0, which has `nullable` and no lists of types.
  var isOpenAPI: Bool { target == .openAPI30 && isKnown }
  /// Whether the items of a tuple have a keyword of their own.
  var hasPrefixItems: Bool { target == .draft202012 }
}
