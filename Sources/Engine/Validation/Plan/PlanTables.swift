internal import JSRegexEngine
internal import SchemaModel

/// The flat tables of a plan, which a run reads without reference counting.
///
/// The plan owns and frees them. A holder of the tables must hold the plan too.
struct PlanTables: Sendable {
  let nodes: FlatTable<PlanNode>
  let checks: FlatTable<PlanCheck>
  let objects: FlatTable<PlanObject>
  /// The fields of all objects, each object's in JavaScript's enumeration order.
  let fields: FlatTable<PlanField>
  /// The slots of all objects' key tables.
  let keySlots: FlatTable<KeySlot>
  /// The bytes of all keys and of the strings among the literals.
  let bytes: FlatTable<UInt8>
  /// The nodes of tuples' items and unions' options.
  let items: FlatTable<Int32>
  let literals: FlatTable<PlanLiteral>
  let discriminators: FlatTable<PlanDiscriminator>
  let cases: FlatTable<PlanCase>
  /// Each node's treatment of simple values.
  let scalars: FlatTable<PlanScalar>
  let alternatives: FlatTable<PlanAlternative>
  let steps: FlatTable<PlanCheck>
  let predicates: FlatTable<PlanPredicate>
  /// The continuation of the issue of each template.
  let continuations: FlatTable<PendingIssue.Continuation>
  /// The patterns, unretained.
  let patterns: FlatTable<Unmanaged<JSRegex>>
  /// The sanitizers of the transforms that have one, unretained, at the transforms' places.
  let sanitizers: FlatTable<Unmanaged<SharedSanitizer>?>

  init(_ builder: PlanBuilder, constants: ValueTape) {
    // From here on a node refers to a constant by its place on the tape, not by its number.
    let isScalar = ScalarNodes(builder).isScalar
    nodes = FlatTable(
      zip(builder.nodes, isScalar).map { node, isScalar in
        var node = node
        node.isScalar = isScalar
        switch node.opcode {
        case .default, .prefault, .catch:
          if node.constant >= 0 {
            node.constant = Int32(constants.elements[Int(node.constant)])
          }
        case .coerced, .stringbool, .success:
          node.constant = Int32(constants.elements[Int(node.constant)])
          node.otherConstant = Int32(constants.elements[Int(node.otherConstant)])
        default: break
        }
        return node
      })
    checks = FlatTable(builder.checks)
    objects = FlatTable(builder.objects)
    keySlots = FlatTable(builder.keySlots)
    bytes = FlatTable(builder.bytes)
    items = FlatTable(builder.items)
    literals = FlatTable(builder.literals)
    discriminators = FlatTable(builder.discriminators)
    cases = FlatTable(builder.cases)
    let scalarPlans = ScalarPlans(builder)
    fields = FlatTable(
      builder.fields.map { field in
        var field = field
        field.scalar = scalarPlans.scalars[Int(field.node)]
        return field
      })
    scalars = FlatTable(scalarPlans.scalars)
    alternatives = FlatTable(scalarPlans.alternatives)
    steps = FlatTable(scalarPlans.steps)
    predicates = FlatTable(builder.planPredicates)
    continuations = FlatTable(builder.templates.map(\.continuation))
    patterns = FlatTable(builder.patterns.map(Unmanaged.passUnretained))
    sanitizers = FlatTable(
      builder.transforms.map { transform in
        guard case .sanitizeHTMLAndTrim(let sanitizer) = transform.body else { return nil }
        return Unmanaged.passUnretained(sanitizer)
      })
  }

  func deallocate() {
    nodes.deallocate()
    checks.deallocate()
    objects.deallocate()
    fields.deallocate()
    keySlots.deallocate()
    bytes.deallocate()
    items.deallocate()
    literals.deallocate()
    discriminators.deallocate()
    cases.deallocate()
    scalars.deallocate()
    alternatives.deallocate()
    steps.deallocate()
    predicates.deallocate()
    continuations.deallocate()
    patterns.deallocate()
    sanitizers.deallocate()
  }

  /// Returns whether a text of the plan has these bytes.
  @inline(__always)
  func text(_ text: PlanText, equals bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    Int(text.length) == bytes.count
      && ByteRun.equal(self.bytes.base + Int(text.start), bytes)
  }

  /// Returns the bytes of a text of the plan.
  @inline(__always)
  func bytes(of text: PlanText) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes.base + Int(text.start), count: Int(text.length))
  }

  /// Returns whether a literal is the string with these bytes.
  @inline(__always)
  func literal(_ literal: PlanLiteral, equals text: UnsafeBufferPointer<UInt8>) -> Bool {
    literal.kind == .string && self.text(literal.text, equals: text)
  }
}
