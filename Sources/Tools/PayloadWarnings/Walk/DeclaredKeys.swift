internal import JSPrimitives
internal import SchemaGraph

/// The keys that the schemas of an object declare, and what becomes of others.
struct DeclaredKeys {
  /// The fate of a key.
  enum Fate: Hashable {
    case known
    /// Every schema drops it.
    case dropped
    /// A strict schema rejects it.
    case rejected
    /// A schema that declares other keys keeps it.
    case kept
    /// No schema declares keys.
    case unnamed
  }

  /// The declared keys.
  var names: [FoldedName] = []
  private var objects: [ObjectForm] = []
  /// The records: the listed keys, if there are some, and the schema of values.
  private var records: [(listed: Set<JSText>?, value: SchemaGraph.Node, rejectsOthers: Bool)] = []
  /// Whether a schema accepts all keys and declares none.
  private var isOpen = false

  init(_ leaves: [SchemaLeaf], _ tree: SchemaTree) {
    for leaf in leaves {
      switch leaf.form {
      case .object(let form):
        objects.append(form)
        names += form.names
      case .record(let key, let value, let rejectsOthers):
        let listed = Self.listed(key, tree)
        names += listed ?? []
        records.append((listed.map { Set($0.map(\.name)) }, value, rejectsOthers))
      case .any, .function: isOpen = true
      default: break
      }
    }
    // Several schemas may declare the same key.
    guard objects.count + records.count > 1 else { return }
    var seen: Set<JSText> = []
    names.removeAll { !seen.insert($0.name).inserted }
  }

  /// Returns the keys of a record, if its schema of keys lists them.
  private static func listed(_ number: SchemaGraph.Node, _ tree: SchemaTree) -> [FoldedName]? {
    guard let inner = tree.innermost(number), case .choices(let names) = tree.form(inner) else {
      return nil
    }
    return names
  }

  /// Returns what becomes of a key, and the schemas of its value.
  func fate(of key: JSText) -> (fate: Fate, schemas: [SchemaGraph.Node]) {
    var schemas: [SchemaGraph.Node] = []
    var (isKnown, isKept, isRejected) = (false, isOpen, false)
    for object in objects {
      if let schema = object.schemas[key] {
        schemas.append(schema)
        isKnown = true
        continue
      }
      switch object.unknown {
      case .strip: break
      case .reject: isRejected = true
      case .keep(let catchall):
        isKept = true
        if let catchall { schemas.append(catchall) }
      }
    }
    for record in records {
      guard let listed = record.listed else {
        schemas.append(record.value)
        isKept = true
        continue
      }
      if listed.contains(key) {
        schemas.append(record.value)
        isKnown = true
      } else if record.rejectsOthers {
        isRejected = true
      } else {
        isKept = true
      }
    }
    if isKnown { return (.known, schemas) }
    if objects.isEmpty, names.isEmpty { return (.unnamed, schemas) }
    if isRejected { return (.rejected, schemas) }
    if isKept { return (.kept, schemas) }
    return (.dropped, schemas)
  }
}
