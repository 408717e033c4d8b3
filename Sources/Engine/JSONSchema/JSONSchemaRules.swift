internal import JSPrimitives
internal import SchemaModel

/// The rules of `toJSONSchema` in a version of Zod.
struct JSONSchemaRules {
  /// The copies that a schema has as its parent.
  enum Copies {
    /// Those that `meta` and `describe` made, whose JSON Schema is that of the parent after their metadata.
    case describing
    /// All that a method made; each writes its own members.
    case all
  }
  /// The members of a tuple.
  enum Tuples {
    /// In a draft without `prefixItems`, a rest replaces the items. It is visited twice.
    case losingItems
    /// Items, and a rest if there is one.
    case open
    /// Items, the number of those that must be present, and a rest or `false`.
    case closed
  }
  /// The source of `contentEncoding`.
  enum Encodings {
    /// A check of the format, but not the format as a schema.
    case checks
    /// The format as a schema, such as `z.base64()`.
    case schemas
    /// Both.
    case all
  }
  /// The members of a file with several MIME types.
  enum MIMETypes {
    /// A whole schema for each type of the last check.
    case repeated
    /// The types of the last check beside the other members.
    case last
    /// The types that all checks have in common.
    case common
  }
  /// The keys of a record that are required.
  enum RequiredKeys {
    /// None.
    case none
    /// All of a fixed set, numbers among them.
    case all
    /// All of a fixed set as strings, unless the input may lack them.
    case present
  }

  /// The version.
  let version: ZodVersion
  /// Whether the target OpenAPI 3.0 is known.
  let knowsOpenAPI: Bool
  /// The copies that have a parent.
  let copies: Copies
  /// Whether two bounds of one side are compared for every target; Zod 4.3 leaves odd pairs.
  let comparesBounds: Bool
  /// Whether an exact length and a format can only narrow the range of other checks; they replace it otherwise.
  let narrowsBounds: Bool
  /// Whether every divisor is written, as its absolute value.
  let listsDivisors: Bool
  /// Whether prefixes, suffixes and parts are formats like any other.
  let namesParts: Bool
  /// Whether a time without a zone is left out as a format.
  let hidesTimes: Bool
  /// Whether dates with a time are left out as a format if they may lack the zone or the seconds.
  let hidesLaxDates: Bool
  /// The source of `contentEncoding`.
  let encodings: Encodings
  /// Whether the patterns of encodings are exact; those that a check uses accept more.
  let showsExactEncodings: Bool
  /// The type of several Boolean literals.
  let booleanLiterals: JSText
  /// Whether a literal and an enumeration without values are schemas that no value fits.
  let refusesNoValues: Bool
  /// The MIME types of a file.
  let mimeTypes: MIMETypes
  /// The keyword of a discriminated union.
  let discriminatedUnions: JSText
  /// The members of a tuple.
  let tuples: Tuples
  /// The keys of a record that are required.
  let requiredKeys: RequiredKeys
  /// Whether a loose record lists the patterns of its keys.
  let listsKeyPatterns: Bool
  /// Whether numeric keys of a record are written as the strings that they are.
  let writesKeysAsStrings: Bool
  /// Whether an intersection of plain objects is one object.
  let foldsIntersections: Bool
  /// Whether the member `id` is removed where it names a definition.
  let removesIDs: Bool
  /// Whether a prefault of 0, `""`, `false` or null is left out.
  let losesFalsyPrefaults: Bool
  /// Whether a codec counts as a transform.
  let codecsTransform: Bool
  /// Whether a `catch` is searched for transforms.
  let searchesCatch: Bool
  /// Whether a key is looked at below a `catch` and a transform before it.
  let looksBelowFunctions: Bool
  /// Whether unions of mere types become a list of types.
  let compactsTypes: Bool
  /// Whether a root with an `id` is a definition, and references escape slashes.
  let definesRoot: Bool
  /// Whether a partial record has a copy of its key schema, from which the fixed set of keys is taken.
  let copiesPartialKeys: Bool
  /// Whether the key `__proto__` is lost from properties and definitions, as the name of an object's prototype.
  let losesPrototypeKeys: Bool
  /// Whether a `bigint` in a default and a function as the value of a `catch` can be left out.
  let leavesOutValues: Bool

  init(_ zod: ZodVersion) {
    version = zod
    knowsOpenAPI = zod.rule(false, (.v4_1_12, true))
    copies = zod.rule(.describing, (.v4_3_6, .all))
    comparesBounds = zod.rule(false, (.v4_4_3, true))
    narrowsBounds = zod.rule(false, (.v4_6_7, true))
    listsDivisors = zod.rule(false, (.v4_6_7, true))
    namesParts = zod.rule(false, (.v4_6_7, true))
    hidesTimes = zod.rule(false, (.v4_3_6, true))
    hidesLaxDates = zod.rule(false, (.v4_6_7, true))
    encodings = zod.rule(.checks, (.v4_2_1, .schemas), (.v4_6_7, .all))
    showsExactEncodings = zod.rule(false, (.v4_6_7, true))
    booleanLiterals = zod.rule("string", (.v4_2_1, "boolean"))
    refusesNoValues = zod.rule(false, (.v4_6_7, true))
    mimeTypes = zod.rule(.repeated, (.v4_3_6, .last), (.v4_6_7, .common))
    discriminatedUnions = zod.rule("anyOf", (.v4_2_1, "oneOf"))
    tuples = zod.rule(.losingItems, (.v4_1_12, .open), (.v4_6_7, .closed))
    requiredKeys = zod.rule(.none, (.v4_3_6, .all), (.v4_6_7, .present))
    listsKeyPatterns = zod.rule(false, (.v4_3_6, true))
    writesKeysAsStrings = zod.rule(false, (.v4_6_7, true))
    foldsIntersections = zod.rule(false, (.v4_6_7, true))
    removesIDs = zod.rule(false, (.v4_4_3, true))
    losesFalsyPrefaults = zod.rule(true, (.v4_4_3, false))
    codecsTransform = zod.rule(true, (.v4_1_12, false), (.v4_4_3, true))
    searchesCatch = zod.rule(false, (.v4_6_7, true))
    looksBelowFunctions = zod.rule(false, (.v4_6_7, true))
    compactsTypes = zod.rule(false, (.v4_6_7, true))
    definesRoot = zod.rule(false, (.v4_6_7, true))
    copiesPartialKeys = zod.rule(true, (.v4_6_7, false))
    losesPrototypeKeys = zod.rule(true, (.v4_6_7, false))
    leavesOutValues = zod.rule(false, (.v4_6_7, true))
  }
}
