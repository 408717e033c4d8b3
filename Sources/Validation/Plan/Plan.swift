internal import JSPrimitives
internal import JSRegexEngine
internal import SchemaModel
internal import SourceJSON

/// A compiled schema: flat tables that a runner walks together with a document.
///
/// Immutable once made, so any number of threads may run it at once.
final class Plan: Sendable {
  let nodes: FlatTable<PlanNode>
  let checks: FlatTable<PlanCheck>
  let objects: FlatTable<PlanObject>
  /// The fields of all objects, each object's in JavaScript's enumeration order.
  let fields: FlatTable<PlanField>
  /// The slots of all objects' key tables.
  let keySlots: FlatTable<KeySlot>
  /// The bytes of all declared keys and of the strings among the literals.
  let bytes: FlatTable<UInt8>
  /// The nodes of tuples' items and unions' options.
  let items: FlatTable<Int32>
  let literals: FlatTable<PlanLiteral>
  /// What each of the nodes does with the simplest values.
  let scalars: FlatTable<PlanScalar>
  let alternatives: FlatTable<PlanAlternative>
  let steps: FlatTable<PlanCheck>
  /// The keys of `fields`.
  let keys: [JSText]
  let discriminators: [PlanDiscriminator]
  let patterns: [JSRegex]
  /// The same, to be read without counting a reference.
  let uncountedPatterns: FlatTable<Unmanaged<JSRegex>>
  /// Prefixes, suffixes and included texts.
  let texts: [JSText]
  let transforms: [Transform]
  /// The sanitizers among the transforms, at the same places, to be read without counting a reference.
  let uncountedSanitizers: FlatTable<Unmanaged<SharedSanitizer>?>
  let predicates: [Predicate]
  let templates: [IssueTemplate]
  /// Whether checks go on after the issue of each template.
  let continues: FlatTable<Bool>
  /// The values of `default`, `prefault` and `catch`: the elements of one array.
  let constants: ValueTape
  /// The node of the whole schema.
  let root: Int

  init(_ builder: PlanBuilder, root: Int) {
    let constants = ValueTape(.array(builder.constants))
    self.constants = constants
    // Until now a constant was known by its number; from here on by its place on the tape.
    let isScalar = ScalarNodes(builder).isScalar
    nodes = FlatTable(
      zip(builder.nodes, isScalar).map { node, isScalar in
        var node = node
        node.isScalar = isScalar
        switch node.opcode {
        case .default, .prefault, .catch: node.b = Int32(constants.elements[Int(node.b)])
        default: break
        }
        return node
      })
    checks = FlatTable(builder.checks)
    objects = FlatTable(builder.objects)
    fields = FlatTable(builder.fields)
    keySlots = FlatTable(builder.keySlots)
    bytes = FlatTable(builder.bytes)
    items = FlatTable(builder.items)
    literals = FlatTable(builder.literals)
    let scalarPlans = ScalarPlans(builder)
    scalars = FlatTable(scalarPlans.scalars)
    alternatives = FlatTable(scalarPlans.alternatives)
    steps = FlatTable(scalarPlans.steps)
    keys = builder.keys
    discriminators = builder.discriminators
    patterns = builder.patterns
    uncountedPatterns = FlatTable(builder.patterns.map(Unmanaged.passUnretained))
    texts = builder.texts
    transforms = builder.transforms
    uncountedSanitizers = FlatTable(
      builder.transforms.map { transform in
        guard case .sanitizeHTMLAndTrim(let sanitizer) = transform.body else { return nil }
        return Unmanaged.passUnretained(sanitizer)
      })
    predicates = builder.predicates
    templates = builder.templates
    continues = FlatTable(builder.templates.map(\.continues))
    self.root = root
  }

  deinit {
    nodes.deallocate()
    checks.deallocate()
    objects.deallocate()
    fields.deallocate()
    keySlots.deallocate()
    bytes.deallocate()
    items.deallocate()
    literals.deallocate()
    scalars.deallocate()
    alternatives.deallocate()
    steps.deallocate()
    continues.deallocate()
    uncountedSanitizers.deallocate()
    uncountedPatterns.deallocate()
  }
}

/// An object's declared fields: a trivial value.
struct PlanObject: Sendable {
  enum UnknownKeys: UInt8, Sendable {
    case strip, keep, reject
  }

  /// The object's fields are `fields[firstField..<firstField + fieldCount]`.
  var firstField: Int32
  var fieldCount: Int32
  /// The object's key table is `keySlots[firstSlot...firstSlot + slotMask]`.
  var firstSlot: Int32
  var slotMask: Int32
  var unknownKeys: UnknownKeys
}

/// One declared field: a trivial value.
struct PlanField: Sendable {
  var node: Int32
}

/// Which option of a discriminated union a discriminator's value chooses.
struct PlanDiscriminator: Sendable {
  var key: JSText
  var cases: [(literal: PlanLiteral, node: Int32)]
  /// The option that an absent discriminator chooses, or -1.
  var absentNode: Int32
}

/// A value that a literal or an enumeration allows: a trivial value.
struct PlanLiteral: Sendable {
  enum Kind: UInt8, Sendable { case string, number, boolean, null }

  var kind: Kind
  /// The WTF-8 bytes of a string are `bytes[start..<start + length]`.
  var start: Int32 = 0
  var length: Int32 = 0
  /// The number; 1 and 0 for true and false.
  var number: Double = 0
}

extension Plan {
  /// Whether a literal is the string of these bytes.
  @inline(__always)
  func literal(_ literal: PlanLiteral, equals text: UnsafeBufferPointer<UInt8>) -> Bool {
    literal.kind == .string && Int(literal.length) == text.count
      && ByteRun.equal(bytes.base + Int(literal.start), text)
  }
}
