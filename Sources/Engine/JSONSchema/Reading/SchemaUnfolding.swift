internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// Makes a tree of the schemas that were read: one that is in several places is repeated in each.
///
/// Below itself a schema is a reference to its label. Schemas of one label are the same.
struct SchemaUnfolding {
  typealias ID = ReadSchemas.ID

  let schemas: ReadSchemas
  let references: [JSText: ID]
  let zod: ZodVersion
  /// The labels of the schemas that are in several places.
  private let labels: [ID: String]
  /// The labelled schemas around the one that is made.
  private var ancestors: Set<ID> = []
  /// The functions of guards.
  private var guards: [ID: ZodSchema.CheckFunction] = [:]
  private var depth = 0
  private var count = 0

  init(_ reader: JSONSchemaReader, root: ID) {
    schemas = reader.schemas
    references = reader.references
    zod = reader.zod
    labels = SchemaLabeling.labels(of: reader, root: root)
  }

  /// Makes the tree of the keys or elements of a value in another tree.
  private init(insideGuardOf other: SchemaUnfolding) {
    schemas = other.schemas
    references = other.references
    zod = other.zod
    labels = other.labels
    guards = other.guards
    count = other.count
    depth = other.depth
  }

  /// Returns the tree of a schema.
  mutating func tree(_ id: ID) throws(JSONSchemaReadingError) -> ZodSchema {
    if ancestors.contains(id), let label = labels[id] { return ZodSchema(.reference(label)) }
    count += 1
    guard count <= ReadingLimits.schemas, depth < ReadingLimits.schemaDepth else {
      throw SchemaPlace.root.error(
        count > ReadingLimits.schemas
          ? "references expand to more than \(ReadingLimits.schemas) schemas"
          : "nested deeper than \(ReadingLimits.schemaDepth) schemas")
    }
    depth += 1
    defer { depth -= 1 }
    let label = labels[id]
    if label != nil { ancestors.insert(id) }
    defer { if label != nil { ancestors.remove(id) } }
    let entry = schemas[id]
    let node = try node(entry.kind, of: id)
    let parent = try schemas.shownParent(of: id).map { parent throws(JSONSchemaReadingError) in
      ZodSchema.Parent.schema(try tree(parent))
    }
    return ZodSchema(
      node, checks: entry.checks, label: label, metadata: schemas.metadata(of: id), parent: parent)
  }

  private mutating func trees(_ ids: [ID]) throws(JSONSchemaReadingError) -> [ZodSchema] {
    var trees: [ZodSchema] = []
    for id in ids { trees.append(try tree(id)) }
    return trees
  }

  private mutating func node(
    _ kind: ReadSchemas.Kind, of id: ID
  ) throws(JSONSchemaReadingError) -> ZodSchema.Node {
    switch kind {
    case .leaf(let node): return node
    case .array(let element): return .array(element: try tree(element))
    case .tuple(let items, let rest):
      let items = try trees(items)
      return .tuple(
        items: items, rest: try rest.map { id throws(JSONSchemaReadingError) in try tree(id) })
    case .record(let key, let value, let isLoose):
      let key = try tree(key)
      return .record(ZodSchema.Record(key: key, value: try tree(value), isLoose: isLoose))
    case .object(let fields, let unknownKeys): return .object(try shape(fields, unknownKeys))
    case .union(let options): return .union(try trees(options))
    case .exclusiveUnion(let options): return .exclusiveUnion(try trees(options))
    case .intersection(let left, let right):
      let left = try tree(left)
      return .intersection(left, try tree(right))
    case .optional(let inner): return .optional(try tree(inner))
    case .nullable(let inner): return .nullable(try tree(inner))
    case .readonly(let inner): return .readonly(try tree(inner))
    case .default(let inner, let value):
      return .default(try tree(inner), value: .constant(.json(value)))
    case .lazy(let reference):
      guard let target = references[reference] else {
        throw SchemaPlace.root.error("Circular reference not resolved: \(reference)")
      }
      return .lazy(try tree(target))
    case .guarded(let inner, let valueGuard):
      let function = try function(of: valueGuard, id)
      let guarding = ZodSchema(
        .transform(.identity("identity")), checks: [ZodSchema.Check(.function(function))])
      return .pipe(guarding, try tree(inner))
    }
  }

  private mutating func shape(
    _ fields: JSONSchemaReader.Fields, _ unknownKeys: ReadSchemas.UnknownKeys
  ) throws(JSONSchemaReadingError) -> ZodSchema.Shape {
    var made: [Field] = []
    for field in fields { made.append(Field(field.key, try tree(field.schema))) }
    switch unknownKeys {
    case .keep: return ZodSchema.Shape(made, unknownKeys: .keep)
    case .reject: return ZodSchema.Shape(made, unknownKeys: .reject)
    case .catchall(let id):
      let catchall = try tree(id)
      // Zod's strict object is one whose catchall takes no value.
      if catchall == .never { return ZodSchema.Shape(made, unknownKeys: .reject) }
      return ZodSchema.Shape(made, unknownKeys: .catchall(catchall))
    }
  }

  /// Returns the function of a guard, whose validator is compiled once.
  private mutating func function(
    of valueGuard: ValueGuard, _ id: ID
  ) throws(JSONSchemaReadingError) -> ZodSchema.CheckFunction {
    if let function = guards[id] { return function }
    let validator = valueGuard.inner.map { _ in GuardValidator() }
    let function = GuardFunctions.function(of: valueGuard, validator)
    guards[id] = function
    guard let inner = valueGuard.inner else { return function }
    // The function is known from here on, since the schema inside may lead to it.
    var unfolding = SchemaUnfolding(insideGuardOf: self)
    let schema = try unfolding.tree(inner)
    count = unfolding.count
    guards = unfolding.guards
    do throws(SchemaError) {
      validator?.set(try Validator(schema, zod: zod))
    } catch {
      throw SchemaPlace.root.error("\(valueGuard.name): \(error)")
    }
    return function
  }
}
