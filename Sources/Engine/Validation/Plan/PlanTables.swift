internal import JSRegex
internal import SchemaModel
internal import SourceJSON

/// The flat tables of a plan, which a run reads without reference counting.
///
/// The plan owns and frees them. A holder of the tables must hold the plan too.
struct PlanTables: Sendable {
  let nodes: FlatTable<PlanNode>
  /// Whether the outputs of both sides of every intersection surely fit together if the value is not absent.
  let mergeSurely: Bool
  let checks: FlatTable<PlanCheck>
  let objects: FlatTable<PlanObject>
  /// For each node, the node that judges an object in its place while it is read, or -1.
  let onePassNodes: FlatTable<Int32>
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
  /// The numbers that each node accepts.
  let numbers: FlatTable<PlanNumbers>
  let alternatives: FlatTable<PlanAlternative>
  let steps: FlatTable<PlanCheck>
  let words: FlatTable<PlanWord>
  let predicates: FlatTable<PlanPredicate>
  /// The keys of the fields that the predicates read.
  let predicateKeys: FlatTable<PlanText>
  let rules: FlatTable<PlanRule>
  /// The numbers of the fields that the rules read, in their objects.
  let ruleFields: FlatTable<Int32>
  /// The continuation of the issue of each template.
  let continuations: FlatTable<PendingIssue.Continuation>
  /// The patterns, unretained.
  let patterns: FlatTable<Unmanaged<JSRegex>>
  /// The functions of the transforms that run on bytes, unretained, at the transforms' places.
  let textFunctions: FlatTable<Unmanaged<ZodSchema.TextFunction.Storage>?>

  init(_ builder: PlanBuilder, traits: NodeTraits, constants: ValueTape) {
    var builder = builder
    builder.markUndefinedKeys()
    // From here on a node refers to a constant by its place on the tape, not by its number.
    let isScalar = ScalarNodes(builder).isScalar
    let isCheap = traits.cheapNodes(builder, isScalar: isScalar)
    var sides = MergedSides(builder, traits)
    let surelyMerges = builder.nodes.map { node in
      node.opcode != .intersection || sides.fit(node.input, node.output)
    }
    mergeSurely = surelyMerges.allSatisfy(\.self)
    let throwing = traits.throwingNodes(builder, surelyMerges: surelyMerges)
    let fallible = traits.fallibleNodes(builder, throwing: throwing, isScalar: isScalar)
    nodes = FlatTable(
      builder.nodes.enumerated().map { place, node in
        var node = node
        node.isScalar = isScalar[place]
        node.isCheap = isCheap[place]
        node.throwsAsZod = throwing[place]
        node.mayFail = fallible[place]
        switch node.opcode {
        case .array:
          // Without a limit the checks of an array decide as well.
          node.mostElements =
            fallible[Int(node.element)] ? builder.mostElements(of: node) : .max
        case .intersection:
          node.surelyMerges = surelyMerges[place]
          node.reportsKeys = traits.reportsKeys[place]
        case .optional: node.onlyFills = traits.onlyFills[Int(node.inner)]
        case .record where node.key >= 0: node.keepsKeys = traits.keepsValues[Int(node.key)]
        case .keyedRecord: node.keepsKeys = builder.keepsFixedKeys(node)
        case .same where Int(node.inner) >= place: node.reach = traits.heights[Int(node.inner)]
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
    onePassNodes = FlatTable(OnePassNodes(builder).nodes)
    keySlots = FlatTable(builder.keySlots)
    // A key is compared in words of eight bytes, which may reach beyond the last text.
    bytes = FlatTable(builder.bytes + Array(repeating: 0, count: 8))
    items = FlatTable(builder.items)
    literals = FlatTable(builder.literals)
    discriminators = FlatTable(builder.discriminators)
    let scalarPlans = ScalarFastPaths(builder)
    cases = FlatTable(DiscriminatorFields(builder, scalarPlans).cases)
    fields = FlatTable(
      builder.fields.map { field in
        var field = field
        field.scalar = scalarPlans.scalars[Int(field.node)]
        field.head = KeyEnds(builder.bytes[field.writtenKey.quotedKey])
        field.staysAbsent =
          field.scalar.acceptsAbsent && field.absent < .leftOut && field.absent != .filled
        field.mayBeAbsent = traits.acceptsAbsent[Int(field.node)] && field.absent < .required
        return field
      })
    let fields = fields
    let checkedFields = CheckedFields(builder).fields
    let fieldRules = FieldRules(builder)
    rules = FlatTable(fieldRules.rules)
    ruleFields = FlatTable(fieldRules.fields)
    objects = FlatTable(
      builder.objects.enumerated().map { index, object in
        var object = object
        object.checkedFields = checkedFields[index]
        (object.firstRule, object.endRule) = fieldRules.ranges[index]
        object.judgedFields = 0
        // A larger object is not read in one pass.
        for field in 0..<min(object.fieldCount, PlanObject.greatestOnePassCount)
        where !fields[Int(object.firstField + field)].staysAbsent {
          object.judgedFields |= 1 << UInt64(field)
        }
        return object
      })
    scalars = FlatTable(scalarPlans.scalars)
    numbers = FlatTable(scalarPlans.numbers)
    alternatives = FlatTable(scalarPlans.alternatives)
    steps = FlatTable(scalarPlans.steps)
    words = FlatTable(scalarPlans.words)
    predicates = FlatTable(builder.planPredicates)
    predicateKeys = FlatTable(builder.predicateKeys)
    continuations = FlatTable(builder.templates.map(\.continuation))
    patterns = FlatTable(builder.patterns.map(Unmanaged.passUnretained))
    textFunctions = FlatTable(
      builder.transforms.map { $0.textFunction.map(Unmanaged.passUnretained) })
  }

  func deallocate() {
    nodes.deallocate()
    checks.deallocate()
    objects.deallocate()
    onePassNodes.deallocate()
    fields.deallocate()
    keySlots.deallocate()
    bytes.deallocate()
    items.deallocate()
    literals.deallocate()
    discriminators.deallocate()
    cases.deallocate()
    scalars.deallocate()
    numbers.deallocate()
    alternatives.deallocate()
    steps.deallocate()
    words.deallocate()
    predicates.deallocate()
    predicateKeys.deallocate()
    rules.deallocate()
    ruleFields.deallocate()
    continuations.deallocate()
    patterns.deallocate()
    textFunctions.deallocate()
  }

  /// Returns whether a text of the plan has these bytes.
  @inline(__always)
  func text(_ text: PlanText, equals bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    Int(text.length) == bytes.count
      && ByteRun.equal(self.bytes.base + Int(text.start), bytes)
  }

  /// Returns whether a key without escapes is a text of the plan. Both are compared as words of eight bytes.
  ///
  /// - Parameters:
  ///   - known: The text of the plan.
  ///   - key: The key's entry.
  ///   - text: The bytes of the document, `count` of them.
  @inline(__always)
  func key(
    _ known: PlanText, is key: TapeEntry, in text: UnsafePointer<UInt8>, count: Int
  ) -> Bool {
    let length = Int(known.length)
    guard Int(key.end &- key.start) == length else { return false }
    let left = UnsafeRawPointer(bytes.base + Int(known.start))
    let right = UnsafeRawPointer(text + Int(key.start))
    if length >= 8 {
      // In bounds: the first and the last eight of as many bytes.
      guard
        left.loadUnaligned(as: UInt64.self) == right.loadUnaligned(as: UInt64.self),
        left.loadUnaligned(fromByteOffset: length &- 8, as: UInt64.self)
          == right.loadUnaligned(fromByteOffset: length &- 8, as: UInt64.self)
      else { return false }
      return length <= 16 || Self.areEqual(left + 8, right + 8, count: length &- 16)
    }
    guard length > 0, Int(key.start) &+ 8 <= count else {
      return Self.areEqual(left, right, count: length)
    }
    // In bounds: eight bytes follow the key's start, see above, and that of every text of the plan.
    let difference =
      UInt64(littleEndian: left.loadUnaligned(as: UInt64.self))
      ^ UInt64(littleEndian: right.loadUnaligned(as: UInt64.self))
    // The bytes behind the key are shifted out.
    return difference &<< UInt64(truncatingIfNeeded: 64 &- 8 &* length) == 0
  }

  @inline(never)
  private static func areEqual(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int
  ) -> Bool {
    UnsafeRawBufferPointer(start: left, count: count)
      .elementsEqual(UnsafeRawBufferPointer(start: right, count: count))
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
