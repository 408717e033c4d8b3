internal import SchemaModel

/// The rules of `fromJSONSchema` in a version of Zod.
///
/// Zod has the function since 4.2; earlier versions have the rules of 4.2.1.
struct ReadingRules {
  /// The guards of values that no schema of Zod describes.
  enum Guards {
    /// None. `propertyNames` makes a record.
    case none
    /// Those of `propertyNames`, the number of properties, `uniqueItems` and `contains`.
    case all
  }
  /// The string that the format `time` describes.
  enum Times {
    /// A time of `z.iso.time()`.
    case local
    /// A time with seconds and a zone. RFC 3339, `full-time`.
    case zoned
  }

  /// Whether a JSON Schema is copied through its JSON text first.
  let copiesInput: Bool
  /// Whether members other than keywords become metadata.
  let keepsMetadata: Bool
  /// Whether `default` and `description` apply to every schema, around its other wrappers.
  let annotatesEverySchema: Bool
  /// Whether positions from `minItems` on are optional, and only `false` excludes further elements.
  let opensTuples: Bool
  /// Whether the escapes of a JSON Pointer are decoded.
  let decodesReferences: Bool
  /// Whether an exclusive bound that is `true` replaces the inclusive one.
  let replacesBounds: Bool
  /// Whether the key `__proto__` is a key like any other.
  let keepsPrototypeKeys: Bool
  /// The guards.
  let guards: Guards
  /// The format `time`.
  let times: Times
  /// Whether the format `date-time` allows an offset.
  let allowsOffsets: Bool
  /// Whether a string may have a minimum length that is greater than its maximum.
  let allowsReversedLengths: Bool
  /// Whether a literal may have no values.
  let allowsEmptyLiterals: Bool

  init(_ zod: ZodVersion) {
    copiesInput = zod.rule(false, (.v4_4_3, true))
    keepsMetadata = zod.rule(false, (.v4_3_6, true))
    annotatesEverySchema = zod.rule(false, (.v4_4_3, true))
    opensTuples = zod.rule(false, (.v4_6_7, true))
    decodesReferences = zod.rule(false, (.v4_6_7, true))
    replacesBounds = zod.rule(false, (.v4_6_7, true))
    keepsPrototypeKeys = zod.rule(false, (.v4_6_7, true))
    guards = zod.rule(.none, (.v4_6_7, .all))
    times = zod.rule(.local, (.v4_6_7, .zoned))
    allowsOffsets = zod.rule(false, (.v4_6_7, true))
    allowsReversedLengths = zod.rule(false, (.v4_6_7, true))
    allowsEmptyLiterals = zod.rule(false, (.v4_6_7, true))
  }
}
