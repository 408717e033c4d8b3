internal import JSPrimitives
internal import JSRegex
internal import SchemaModel
internal import SourceJSON

/// A compiled schema: flat tables that a run walks together with a document.
///
/// It is immutable, so any number of threads may run it at once.
final class Plan: Sendable {
  /// The tables that a run walks.
  let tables: PlanTables
  /// The properties of the nodes that the tables were made with.
  let traits: NodeTraits
  /// The keys of all objects' fields.
  let keys: [JSText]
  let patterns: [JSRegex]
  /// Prefixes, suffixes and included texts.
  let texts: [JSText]
  let transforms: [ZodSchema.Transform]
  let predicates: [ZodSchema.Predicate]
  let templates: [SharedTemplate]
  let checkFunctions: [ZodSchema.CheckFunction]
  let conditions: [ZodSchema.When]
  let producers: [ZodSchema.Producer]
  let rescuers: [ZodSchema.Rescuer]
  let madeConstants: [MadeConstant]
  let words: [PlanWords]
  let urlOptions: [PlanURLOptions]
  let formats: [PlanFormat]
  let bigints: [JSBigInt]
  /// The rules of the version of Zod, as far as a run reads them.
  let rules: RunRules
  /// The templates of issues that no node has of its own.
  let commonTemplates: CommonTemplates
  /// The values of `default`, `prefault` and `catch`, as the elements of one array.
  let constants: ValueTape
  /// The memory of each constant if it were copied, in bytes, by its entry.
  let sizesOfConstants: [UInt32]
  /// The node of the whole schema.
  let root: Int
  /// Whether the schema is an array whose elements are not needed after each one was judged.
  let looksAtNoElement: Bool
  /// Whether functions word some issues. They may fail.
  let asksForWording: Bool
  /// Whether a run for the verdict need not have the whole outputs of arrays and objects, since nothing looks at them and those
  /// of intersections surely fit together.
  let leavesOutput: Bool
  /// Whether the schema is an array without checks of its own, so that each element can be validated by itself.
  let hasIndependentElements: Bool

  init(_ builder: PlanBuilder, root: Int) {
    let constants = ValueTape(.array(builder.constants))
    self.constants = constants
    sizesOfConstants = constants.sizes
    traits = NodeTraits(builder)
    tables = PlanTables(builder, traits: traits, constants: constants)
    // The message is a constant, and the check runs in debug builds only.
    assert(
      tables.violation(of: builder, root: root) == nil, "an index of a plan is not of an element")
    leavesOutput = traits.leavesOutput[root] && tables.mergeSurely
    keys = builder.keys
    patterns = builder.patterns
    texts = builder.texts
    transforms = builder.transforms
    predicates = builder.predicates
    templates = builder.templates.map(SharedTemplate.init)
    checkFunctions = builder.checkFunctions
    conditions = builder.conditions
    producers = builder.producers
    rescuers = builder.rescuers
    madeConstants = builder.madeConstants
    words = builder.words
    urlOptions = builder.urlOptions
    formats = builder.formats
    bigints = builder.bigints
    rules = builder.rules
    commonTemplates = builder.commonTemplates
    self.root = root
    let node = builder.nodes[root]
    looksAtNoElement =
      node.opcode == .array && !builder.rules.keepsInputs && !builder.rules.isEncoding
      // Only length checks have their own condition.
      && builder.checks[Int(node.firstCheck)..<Int(node.endCheck)].allSatisfy(\.hasOwnCondition)
    asksForWording = templates.contains { $0.template.asksFunction }
    hasIndependentElements =
      looksAtNoElement && node.firstCheck == node.endCheck && !asksForWording
  }

  /// The number of nodes.
  var nodeCount: Int { tables.nodes.count }
  /// The number of checks.
  var checkCount: Int { tables.checks.count }

  deinit { tables.deallocate() }
}

/// An object's declared fields: a trivial value.
struct PlanObject: Sendable {
  enum UnknownKeys: UInt8, Sendable {
    case strip, keep, reject, catchall
  }

  /// The object's fields are `fields[firstField..<firstField + fieldCount]`.
  var firstField: Int32
  var fieldCount: Int32
  /// The object's entries in `FieldOrder` are the `fieldCount + 1` from this one on. Each object before it has one more
  /// than fields.
  var firstFollower: Int32
  /// The object's key table is `keySlots[firstSlot...firstSlot + slotMask]`.
  var firstSlot: Int32
  var slotMask: Int32
  var unknownKeys: UnknownKeys
  /// The node of the values of unknown keys; for `catchall`.
  var catchall: Int32 = -1
  /// Whether only the explanation runs the object.
  var isExplained = false
  /// A bit for each of the first 64 fields: set if its absence must be judged.
  var judgedFields: UInt64 = 0
  /// A bit for each of the first 64 fields: set if a check of the object may look at its output.
  var checkedFields: UInt64 = 0
  /// Whether objects inherit a value under one of the keys.
  var inheritsFields = false
  /// Whether the output may have a key with the value undefined, and a check of the schema looks at keys.
  var showsUndefined = false
  /// The object's checks are `rules[firstRule..<endRule]` if that is not empty.
  var firstRule: Int32 = 0
  var endRule: Int32 = 0
}

/// One declared field: a trivial value.
struct PlanField: Sendable {
  /// The treatment of an absent key.
  enum AbsentRule: UInt8, Sendable, Comparable {
    /// Issues are reported, and a value is written.
    case judged
    /// As `judged`, and undefined is written too, so that the key is present.
    case filled
    /// Issues are dropped, and a value is written.
    case forgiven
    /// Issues are dropped and no value is written then.
    case dropped
    /// Nothing is reported and nothing is written.
    case leftOut
    /// The missing key is an issue.
    case required
    /// The key is not looked at: a declared `__proto__` from 4.6.7 on.
    case ignored

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The value of an object under a key that it does not have itself.
  enum Inheritance: UInt8, Sendable {
    /// Nothing.
    case nothing
    /// A function of `Object.prototype`.
    case function
    /// `Object.prototype`. Writing the key sets the prototype.
    case prototype
  }

  var node: Int32
  /// The number of the object's field with the same key, or -1; `"1"` and `1` are one key of a record's input.
  var twin: Int32 = -1
  var absent = AbsentRule.judged
  /// Whether an absent key needs no run: it is accepted, and nothing is written.
  var staysAbsent = false
  /// Whether an absent key is accepted, and a value may be written.
  var mayBeAbsent = false
  var inherited = Inheritance.nothing
  /// The number of parameters of an inherited function.
  var inheritedParameterCount: UInt8 = 0
  /// Whether the key is a number in paths; for the keys of records.
  var isIndex = false
  var key: PlanText
  /// The key as it is written: a comma, the quoted key, a colon.
  var writtenKey: PlanText
  /// The first and last bytes of the quoted key with its colon, for a first comparison with a text.
  var head = KeyEnds()
  /// The node's treatment of simple values.
  var scalar = PlanScalar()
}

/// A text among the plan's bytes, WTF-8: `bytes[start..<start + length]`. A trivial value.
struct PlanText: Sendable {
  var start: Int32
  var length: Int32
}

/// A discriminated union's table from discriminator values to options: a trivial value.
struct PlanDiscriminator: Sendable {
  var key: PlanText
  /// The values and their options are `cases[firstCase..<endCase]`.
  var firstCase: Int32
  var endCase: Int32
  /// The option that an absent discriminator chooses, or -1.
  var absentNode: Int32
  /// Whether every object has a value under the key, which is then no option's.
  var isInherited = false
  /// Whether a value without a match is tried with all options.
  var isFallingBack = false
  /// The nodes of all options are the plan's `items[firstOption..<endOption]`.
  var firstOption: Int32 = 0
  var endOption: Int32 = 0
}

/// A discriminator's value and the option that it chooses: a trivial value.
struct PlanCase: Sendable {
  var literal: PlanLiteral
  /// The member with the value, as `JSON.stringify` writes it; empty if the value is no string.
  var member: PlanText
  var node: Int32
  /// The member's field in the option if it accepts the value and leaves it as it is; otherwise -1.
  var field: Int32 = -1
}

/// A value that a literal or an enumeration allows: a trivial value.
struct PlanLiteral: Sendable {
  enum Kind: UInt8, Sendable { case string, number, boolean, null, undefined, bigint }

  var kind: Kind
  /// The string.
  var text = PlanText(start: 0, length: 0)
  /// The number; 1 and 0 for true and false.
  var number: Double = 0
}
