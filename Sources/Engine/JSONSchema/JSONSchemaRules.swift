internal import SchemaModel

/// The rules of `toJSONSchema` in a version of Zod.
struct JSONSchemaRules {
  /// The version.
  let version: ZodVersion
  /// Whether two bounds of one side are compared for every target; Zod 4.3 leaves odd pairs.
  let comparesBounds: Bool
  /// Whether the member `id` is removed where it names a definition.
  let removesIDs: Bool
  /// Whether a prefault of 0, `""`, `false` or null is left out.
  let losesFalsyPrefaults: Bool
  /// Whether a codec counts as a transform.
  let codecsTransform: Bool
  /// Whether a `catch` is searched for transforms.
  let searchesCatch: Bool
  /// Whether a `catch` and a transform accept an absent key.
  let functionsAcceptAbsent: Bool
  /// Whether `undefined` accepts an absent key.
  let undefinedMayBeAbsent: Bool
  /// Whether a key is looked at below a `catch` and a transform before it.
  let looksBelowFunctions: Bool
  /// Whether unions of mere types become a list of types.
  let compactsTypes: Bool
  /// Whether a tuple without a rest says that it has no further items, and how many it has.
  let closesTuples: Bool
  /// Whether a root with an `id` is a definition, and references escape slashes.
  let definesRoot: Bool
  /// Whether a partial record has a copy of its key schema, from which the fixed set of keys is taken.
  let copiesPartialKeys: Bool
  /// Whether the key `__proto__` is lost from properties and definitions, as the name of an object's prototype.
  let losesPrototypeKeys: Bool
  /// Whether a `bigint` in a default and a function as the value of a `catch` can be left out.
  let leavesOutValues: Bool

  init(_ version: ZodVersion) {
    let isSince44 = version >= .v4_4_3
    let isSince46 = version >= .v4_6_7
    self.version = version
    comparesBounds = isSince44
    removesIDs = isSince44
    losesFalsyPrefaults = !isSince44
    codecsTransform = isSince44
    searchesCatch = isSince46
    functionsAcceptAbsent = isSince44
    undefinedMayBeAbsent = !isSince44
    looksBelowFunctions = isSince46
    compactsTypes = isSince46
    closesTuples = isSince46
    definesRoot = isSince46
    copiesPartialKeys = !isSince46
    losesPrototypeKeys = !isSince46
    leavesOutValues = isSince46
  }
}
