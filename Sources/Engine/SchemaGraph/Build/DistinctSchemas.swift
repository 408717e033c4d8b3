internal import SchemaModel

/// Finds the distinct schemas of schemas, the inner ones first: one for each storage, or one for all that are equal.
///
/// It uses no stack of the program, and walks once through storage that two schemas share.
struct DistinctSchemas {
  /// A schema whose inner schemas are being found.
  private struct Frame {
    let key: StorageKey
    let schema: ZodSchema
    let insides: SchemaInsides
    var found: [Int] = []
  }

  /// A schema by its parts. Functions of one name are equal.
  private struct Key: Hashable {
    let shell: Int
    let inside: [Int]
  }

  private(set) var schemas: [DistinctSchema] = []
  private var heights: [Int] = []
  private var numbers: [Key: Int] = [:]
  private var shells: [ShellKey: Int] = [:]
  private let unitesEquals: Bool
  private let copiesPartialKeys: Bool
  private var frames: [Frame] = []
  private var known: [StorageKey: Int] = [:]
  /// The schemas of the keys in `known`, whose storage must not be used again.
  private var retained: [ZodSchema] = []
  private var steps = 0

  init(unitesEquals: Bool, copiesPartialKeys: Bool) {
    self.unitesEquals = unitesEquals
    self.copiesPartialKeys = copiesPartialKeys
  }

  /// Returns the number of a schema.
  mutating func number(of root: ZodSchema) throws(SchemaGraphError) -> Int {
    try push(root)
    while true {
      let top = frames.count - 1
      let next = frames[top].found.count
      guard next == frames[top].insides.all.count else {
        let inner = frames[top].insides.all[next]
        if let number = known[StorageKey(inner)] {
          frames[top].found.append(number)
        } else {
          try push(inner)
        }
        continue
      }
      let frame = frames.removeLast()
      let number = try number(of: frame)
      known[frame.key] = number
      retained.append(frame.schema)
      guard !frames.isEmpty else { return number }
      frames[frames.count - 1].found.append(number)
    }
  }

  private mutating func push(_ schema: ZodSchema) throws(SchemaGraphError) {
    steps += 1
    guard frames.count < SchemaGraph.maximumDepth else { throw .tooDeep(path: path) }
    guard steps <= SchemaGraph.maximumSize else { throw .tooLarge }
    let insides = SchemaInsides(schema, copyingPartialKeys: copiesPartialKeys)
    frames.append(Frame(key: StorageKey(schema), schema: schema, insides: insides))
  }

  /// The path of the schema whose frame would be next.
  private var path: String {
    frames.reduce("$.schema") { $0 + "." + $1.schema.stepName(to: $1.found.count) }
  }

  private mutating func number(of frame: Frame) throws(SchemaGraphError) -> Int {
    let key = unitesEquals ? Key(shell: shell(of: frame.schema), inside: frame.found) : nil
    if let known = key.flatMap({ numbers[$0] }) { return known }
    var free: Set<String> = []
    var height = 0
    for inner in frame.found {
      free.formUnion(schemas[inner].free)
      height = max(height, heights[inner])
    }
    guard height < SchemaGraph.maximumDepth else { throw .tooDeep(path: path) }
    if case .reference(let label) = frame.schema.node { free.insert(label) }
    if let label = frame.schema.label { free.remove(label) }
    schemas.append(
      DistinctSchema(
        schema: frame.schema, shell: key?.shell ?? schemas.count, inside: frame.found,
        insideCount: frame.insides.insideCount, childCount: frame.insides.childCount,
        free: free.isEmpty ? [] : free.sorted()))
    heights.append(height + 1)
    if let key { numbers[key] = schemas.count - 1 }
    return schemas.count - 1
  }

  private mutating func shell(of schema: ZodSchema) -> Int {
    let key = ShellKey(schema.shell)
    if let known = shells[key] { return known }
    shells[key] = shells.count
    return shells.count - 1
  }
}
