internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The JSON values that a schema accepts, as a union of sets. No set has an absent value.
struct ValueForm {
  var sets: [ValueSet]

  static let nothing = ValueForm(sets: [])
  /// Every JSON value. The reader makes infinite numbers of `1e999`.
  static let everything = ValueForm(
    sets: [
      ValueSet(.constant(.null)), ValueSet(.constant(.boolean(true))),
      ValueSet(.constant(.boolean(false))),
      ValueSet(.numbers(NumberSet(minimum: -.infinity, maximum: .infinity))),
      ValueSet(.strings(StringSet())), ValueSet(.arrays(ArraySet(rest: .everything))),
      ValueSet(.objects(ObjectSet(rest: .everything))),
    ])
}

/// Values of one type that fit limits and fulfill conditions.
struct ValueSet {
  enum Kind {
    /// One scalar, which the conditions may still exclude.
    case constant(JSONValue)
    case numbers(NumberSet)
    case strings(StringSet)
    case arrays(ArraySet)
    case objects(ObjectSet)
  }

  var kind: Kind
  /// The other conditions. Nothing is known of one but which others it follows from.
  var conditions: Set<Condition> = []

  var isConstant: Bool { if case .constant = kind { true } else { false } }

  init(_ kind: Kind, _ conditions: Set<Condition> = []) {
    self.kind = kind
    self.conditions = conditions
  }
}

/// A condition that the form of a value doesn't show.
enum Condition: Hashable {
  /// Checks pass on the output of a schema, or on the value itself.
  case checks([ZodSchema.Check], seen: ZodSchema?)
  /// A schema accepts the value.
  case schema(ZodSchema)
  /// A schema accepts the output of another one.
  case through(ZodSchema, then: ZodSchema)
}

/// Schemas that must all accept a value: none for any value.
struct Conjunction: Hashable {
  var schemas: [ZodSchema]

  static let everything = Conjunction(schemas: [])
  static let nothing = Conjunction(ZodSchema(.never))

  init(schemas: [ZodSchema]) { self.schemas = schemas }
  init(_ schema: ZodSchema) { schemas = [schema] }

  func meeting(_ other: Conjunction) -> Conjunction {
    Conjunction(schemas: schemas + other.schemas.filter { !schemas.contains($0) })
  }
}

/// Numbers between two limits, which are included.
struct NumberSet {
  var minimum: Double
  var maximum: Double
  /// Whether only safe integers are meant.
  var isInteger = false
  var steps: Set<Double> = []

  static let finite = NumberSet(
    minimum: -.greatestFiniteMagnitude, maximum: .greatestFiniteMagnitude)

  var isEmpty: Bool {
    isInteger ? minimum.rounded(.up) > maximum.rounded(.down) : !(minimum <= maximum)
  }

  mutating func limit(_ minimum: Double, _ maximum: Double) {
    self.minimum = max(self.minimum, minimum)
    self.maximum = min(self.maximum, maximum)
  }

  mutating func meet(_ other: NumberSet) {
    limit(other.minimum, other.maximum)
    isInteger = isInteger || other.isInteger
    steps.formUnion(other.steps)
  }
}

/// Strings of a range of lengths, in the unit of the version of Zod.
struct StringSet {
  var minimum = 0
  var maximum = Int.max

  var isEmpty: Bool { minimum > maximum }

  mutating func limit(_ minimum: Int, _ maximum: Int) {
    self.minimum = max(self.minimum, minimum)
    self.maximum = min(self.maximum, maximum)
  }
}

/// Arrays of a range of lengths: a schema for each of the first elements, and one for the others.
struct ArraySet {
  var items: [Conjunction] = []
  var rest: Conjunction
  var minimum = 0
  var maximum = Int.max

  func part(at index: Int) -> Conjunction { index < items.count ? items[index] : rest }

  mutating func limit(_ minimum: Int, _ maximum: Int) {
    self.minimum = max(self.minimum, minimum)
    self.maximum = min(self.maximum, maximum)
  }
}

/// Objects with declared members, and others.
struct ObjectSet {
  struct Member {
    var part: Conjunction
    /// Whether the key may be absent.
    var mayBeAbsent: Bool
  }

  /// A rule of the values of all keys that a schema accepts.
  struct Rule {
    var key: ZodSchema
    var value: ZodSchema
  }

  var members: [JSText: Member] = [:]
  /// The values of other keys.
  var rest: Conjunction
  /// The schemas that other keys must fit.
  var names: [ZodSchema] = []
  var rules: [Rule] = []
}
