internal import SchemaModel

/// The constructs of a schema whose meaning depends on the version of Zod.
struct SchemaFeatures: OptionSet, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  static let looseField = SchemaFeatures(bit: 0)
  static let optionalMaking = SchemaFeatures(bit: 1)
  static let tuple = SchemaFeatures(bit: 2)
  static let discriminator = SchemaFeatures(bit: 3)
  static let listedRecord = SchemaFeatures(bit: 4)
  static let multiple = SchemaFeatures(bit: 5)
  static let cuid = SchemaFeatures(bit: 6)
  static let base64 = SchemaFeatures(bit: 7)
  static let httpURL = SchemaFeatures(bit: 8)
  static let abortBeforeLength = SchemaFeatures(bit: 9)
  static let textLength = SchemaFeatures(bit: 10)
  static let exactLength = SchemaFeatures(bit: 11)
  static let messageWithChecks = SchemaFeatures(bit: 12)
  static let strictKeys = SchemaFeatures(bit: 13)
  static let url = SchemaFeatures(bit: 14)
  static let ipv6 = SchemaFeatures(bit: 15)
  static let intersection = SchemaFeatures(bit: 16)
  static let defaultedDiscriminator = SchemaFeatures(bit: 17)
  static let exclusive = SchemaFeatures(bit: 18)
  static let number = SchemaFeatures(bit: 19)
  static let catchFunction = SchemaFeatures(bit: 20)
  static let otherKeys = SchemaFeatures(bit: 21)
  static let declaredPrototype = SchemaFeatures(bit: 22)
  static let partialRecord = SchemaFeatures(bit: 23)
  static let looseRecord = SchemaFeatures(bit: 24)
  static let openBound = SchemaFeatures(bit: 25)
  static let emptyUnion = SchemaFeatures(bit: 26)
  static let domain = SchemaFeatures(bit: 27)
  static let template = SchemaFeatures(bit: 29)
  static let datetime = SchemaFeatures(bit: 30)
  static let emoji = SchemaFeatures(bit: 31)
  static let conditionalFunction = SchemaFeatures(bit: 32)
  static let limitedArray = SchemaFeatures(bit: 33)
  static let emptyLiteral = SchemaFeatures(bit: 34)
  static let reversedLengths = SchemaFeatures(bit: 35)
  static let email = SchemaFeatures(bit: 36)
  static let ulid = SchemaFeatures(bit: 37)
  static let undeclaredDiscriminator = SchemaFeatures(bit: 39)
  static let forgivenField = SchemaFeatures(bit: 40)
  static let date = SchemaFeatures(bit: 41)
  static let nan = SchemaFeatures(bit: 42)
  static let numberFormat = SchemaFeatures(bit: 43)
  static let pipe = SchemaFeatures(bit: 44)
  static let record = SchemaFeatures(bit: 45)
  static let hostname = SchemaFeatures(bit: 46)
  static let e164 = SchemaFeatures(bit: 47)
  static let uuid = SchemaFeatures(bit: 48)
  static let undefinedDefault = SchemaFeatures(bit: 54)
  static let size = SchemaFeatures(bit: 55)
  static let literalPartialRecord = SchemaFeatures(bit: 56)
  static let inheritedDiscriminator = SchemaFeatures(bit: 57)

  /// A word that came with a version.
  static func words(since version: ZodVersion) -> SchemaFeatures {
    switch version {
    case .v4_0_17: []
    case .v4_1_12: SchemaFeatures(bit: 49)
    case .v4_2_1: SchemaFeatures(bit: 50)
    case .v4_3_6: SchemaFeatures(bit: 51)
    case .v4_4_3: SchemaFeatures(bit: 52)
    case .v4_6_7: SchemaFeatures(bit: 53)
    }
  }

  /// The features of a schema's own node and checks, without those of the schemas inside.
  init(ofNodeOf schema: ZodSchema) {
    self = []
    insertNode(schema.node)
    insertChecks(schema)
    insertLengths(schema)
    for word in schema.words { formUnion(.words(since: word.since)) }
  }

  /// The features of a schema and of all schemas inside.
  init(of schema: ZodSchema) {
    self.init(ofNodeOf: schema)
    for part in schema.parts { formUnion(SchemaFeatures(of: part)) }
  }

  private mutating func insertNode(_ node: ZodSchema.Node) {
    switch node {
    case .object(let shape):
      if shape.fields.contains(where: { $0.schema.isSilentlyAbsent }) { insert(.looseField) }
      if shape.fields.contains(where: { $0.schema.mayOutputBeAbsent }) { insert(.forgivenField) }
      if shape.fields.contains(where: { $0.jsKey == "__proto__" }) { insert(.declaredPrototype) }
      switch shape.unknownKeys {
      case .reject: formUnion([.strictKeys, .otherKeys])
      case .catchall(let schema):
        insert(.otherKeys)
        if schema.node == .never { insert(.strictKeys) }
      case .keep: insert(.otherKeys)
      case .strip: break
      }
    case .optional(let inner), .exactOptional(let inner):
      if inner.replacesAbsence || inner.convertsAbsence { insert(.optionalMaking) }
    case .default(_, let value), .prefault(_, let value):
      if value.mayBeUndefined { insert(.undefinedDefault) }
    case .tuple: insert(.tuple)
    case .record(let record):
      insert(.record)
      if record.key.hasListedValues { insertListedRecord(record) }
      if record.isPartial, case .literal = record.key.node { insert(.literalPartialRecord) }
    case .discriminatedUnion(let key, let options, _):
      insert(.discriminator)
      let fields = options.compactMap { option -> Field? in
        guard case .object(let shape) = option.innermost.node else { return nil }
        return shape.fields.first { $0.jsKey == key }
      }
      if fields.contains(where: { $0.schema.replacesAbsence }) { insert(.defaultedDiscriminator) }
      if fields.count < options.count { insert(.undeclaredDiscriminator) }
      if options.contains(where: \.hasInheritedListedField) { insert(.inheritedDiscriminator) }
      if options.isEmpty { insert(.emptyUnion) }
    case .union(let options): if options.isEmpty { insert(.emptyUnion) }
    case .exclusiveUnion(let options):
      insert(.exclusive)
      if options.isEmpty { insert(.emptyUnion) }
    case .intersection: insert(.intersection)
    case .number, .coerced(.number): insert(.number)
    case .templateLiteral: insert(.template)
    case .date, .coerced(.date): insert(.date)
    case .nan: insert(.nan)
    case .pipe(let input, let output), .codec(let input, let output, _):
      insert(.pipe)
      // The transform may make undefined of a default.
      if input.replacesAbsence, output.holdsTransform { insert(.undefinedDefault) }
    case .literal(let values): if values.isEmpty { insert(.emptyLiteral) }
    case .catch(_, .function): insert(.catchFunction)
    default: break
    }
  }

  private mutating func insertLengths(_ schema: ZodSchema) {
    var (least, greatest) = (0, Int.max)
    for bound in schema.checks.compactMap(\.kind.lengthBound) {
      if bound.comparison != .atMost { least = max(least, bound.limit) }
      if bound.comparison != .atLeast { greatest = min(greatest, bound.limit) }
    }
    if case .array = schema.node, greatest < .max { insert(.limitedArray) }
    if case .string = schema.node, least > greatest { insert(.reversedLengths) }
  }

  private mutating func insertListedRecord(_ record: ZodSchema.Record) {
    formUnion([.listedRecord, .strictKeys])
    if record.isPartial { insert(.partialRecord) }
    if record.isLoose { insert(.looseRecord) }
  }

  private mutating func insertChecks(_ schema: ZodSchema) {
    if schema.message != nil || schema.error != nil, !schema.checks.isEmpty {
      insert(.messageWithChecks)
    }
    var aborts = false
    for check in schema.checks {
      switch check.kind {
      case .minLength, .maxLength, .lengthEquals, .minSize, .maxSize, .sizeEquals:
        if aborts { insert(.abortBeforeLength) }
        if check.dependsOnLengthUnit, !schema.innermost.node.isList { insert(.textLength) }
      case .greaterThan, .lessThan: if !schema.innermost.node.isOrdered { insert(.openBound) }
      case .multipleOf: insert(.multiple)
      case .numberFormat: insert(.numberFormat)
      case .function: if check.when != nil { insert(.conditionalFunction) }
      case .format(let format): insertFormat(format)
      default: break
      }
      switch check.kind {
      case .minSize, .maxSize: insert(.size)
      case .lengthEquals, .sizeEquals: insert(.exactLength)
      default: break
      }
      aborts = aborts || check.abort
    }
  }

  private mutating func insertFormat(_ format: ZodSchema.StringFormat) {
    switch format {
    case .url(let options):
      insert(.url)
      if options.protocol?.jsSource == "^https?$" { insert(.httpURL) }
      if options.requiresDomain { insert(.domain) }
      if options.requiresDomain || options.hostname != nil { insert(.hostname) }
    case .datetime, .named("datetime", nil): insert(.datetime)
    case .named("e164", nil): insert(.e164)
    case .named("email", nil): insert(.email)
    case .named("uuid", nil): insert(.uuid)
    case .named("ulid", nil): insert(.ulid)
    case .named("url", _): insert(.url)
    case .named("cuid", nil): insert(.cuid)
    case .named("base64", _), .named("base64url", _): insert(.base64)
    case .named("ipv6", _), .named("cidrv6", _): insert(.ipv6)
    case .named("emoji", nil): insert(.emoji)
    default: break
    }
  }
}
