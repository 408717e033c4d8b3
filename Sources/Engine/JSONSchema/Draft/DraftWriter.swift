internal import JSPrimitives
internal import SourceJSON

/// Writes JSON Schemas that are made, each once.
struct DraftWriter {
  let entries: [SchemaEntry]
  /// The message for a `bigint` in the JSON Schema.
  private let bigintMessage: String
  /// The values of the entries that were written.
  private var written: [Int: JSONValue] = [:]
  /// The number of values in each of them.
  private var sizes: [Int: Int] = [:]

  /// The greatest number of values in a JSON Schema.
  static let maximumSize = 4_000_000

  init(entries: [SchemaEntry], bigintMessage: String = Self.unwritable) {
    self.entries = entries
    self.bigintMessage = bigintMessage
  }

  /// Returns the value of a draft as a JSON text and back makes it; nil for one that the text leaves out.
  mutating func value(of draft: Draft) throws(JSONSchemaError) -> JSONValue? {
    try writeEntries(in: draft)
    return try plain(draft)
  }

  /// Returns the object of a draft.
  mutating func object(of draft: DraftObject) throws(JSONSchemaError) -> JSONObject {
    try value(of: .object(draft))?.object ?? JSONObject()
  }

  static let unwritable = "Error converting schema to JSON."
  /// The message of a comparison of texts, before the step that words errors in its own way.
  static let unserializable = "Do not know how to serialize a BigInt"

  /// Writes all entries that a draft leads to, the inner ones first.
  private mutating func writeEntries(in draft: Draft) throws(JSONSchemaError) {
    var open: [(entry: Int, isReady: Bool)] = []
    var started: Set<Int> = []
    Self.collect(draft) { open.append(($0, false)) }
    while let (entry, isReady) = open.popLast() {
      if written[entry] != nil { continue }
      if isReady {
        try write(entry)
        continue
      }
      // A cycle without a reference in it.
      guard started.insert(entry).inserted else { throw JSONSchemaError(Self.unwritable) }
      open.append((entry, true))
      var inside: [Int] = []
      for member in entries[entry].shown.members {
        Self.collect(member.value) { inside.append($0) }
      }
      for entry in inside where written[entry] == nil { open.append((entry, false)) }
    }
  }

  private mutating func write(_ entry: Int) throws(JSONSchemaError) {
    let shown = Draft.object(entries[entry].shown)
    var size = 1
    Self.collect(shown) { size += sizes[$0] ?? 1 }
    guard size <= Self.maximumSize else {
      throw JSONSchemaError("the JSON Schema has more than \(Self.maximumSize) parts")
    }
    sizes[entry] = size
    written[entry] = try plain(shown) ?? .object(JSONObject())
  }

  /// Calls a closure with each entry in a draft. Drafts themselves nest a few levels.
  private static func collect(_ draft: Draft, _ found: (Int) -> Void) {
    switch draft {
    case .json, .undefined, .unwritable: break
    case .schema(let entry): found(entry)
    case .list(let elements), .sides(_, let elements):
      for element in elements { collect(element, found) }
    case .object(let object): for member in object.members { collect(member.value, found) }
    }
  }

  private func plain(_ draft: Draft) throws(JSONSchemaError) -> JSONValue? {
    switch draft {
    case .json(let value): return value.copiedThroughText
    case .undefined: return nil
    case .unwritable: throw JSONSchemaError(bigintMessage)
    case .schema(let entry): return written[entry]
    case .list(let elements), .sides(_, let elements):
      var values: [JSONValue] = []
      for element in elements { values.append(try plain(element) ?? .null) }
      return .array(values)
    case .object(let object):
      var members: [JSONObject.Member] = []
      for member in object.members {
        if let value = try plain(member.value) { members.append((member.key, value)) }
      }
      return .object(JSONObject(members))
    }
  }
}

extension JSONValue {
  /// The value as a JSON text and back makes it: NaN and infinities are null, -0 is 0.
  fileprivate var copiedThroughText: JSONValue {
    switch self {
    case .number(let number) where !number.isFinite: .null
    case .number(let number): .number(number == 0 ? 0 : number)
    case .array(let elements): .array(elements.map(\.copiedThroughText))
    case .object(let object):
      .object(JSONObject(object.members.map { ($0.key, $0.value.copiedThroughText) }))
    case .null, .boolean, .string: self
    }
  }
}
