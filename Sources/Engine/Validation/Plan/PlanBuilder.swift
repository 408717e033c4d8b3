internal import JSPrimitives
internal import JSRegexEngine
internal import SchemaModel
internal import SourceJSON

/// A plan's tables while they grow.
struct PlanBuilder {
  var nodes: [PlanNode] = []
  var checks: [PlanCheck] = []
  var objects: [PlanObject] = []
  var fields: [PlanField] = []
  var keySlots: [KeySlot] = []
  private(set) var bytes: [UInt8] = []
  /// Where in the bytes each text went.
  private var placedTexts: [JSText: PlanText] = [:]
  var keys: [JSText] = []
  var discriminators: [PlanDiscriminator] = []
  var cases: [PlanCase] = []
  var items: [Int32] = []
  var literals: [PlanLiteral] = []
  var patterns: [JSRegex] = []
  var texts: [JSText] = []
  var transforms: [ZodSchema.Transform] = []
  var predicates: [ZodSchema.Predicate] = []
  /// The same at the same places, as a run reads them.
  var planPredicates: [PlanPredicate] = []
  var templates: [IssueTemplate] = []
  var constants: [JSONValue] = []

  /// Adds to a table and says where it went.
  static func add<Element>(_ element: Element, to table: inout [Element]) -> Int32 {
    table.append(element)
    return Int32(table.count - 1)
  }

  /// Adds a text's bytes, unless they are there: equal texts have one place.
  mutating func add(_ text: JSText) -> PlanText {
    if let known = placedTexts[text] { return known }
    let placed = PlanText(start: Int32(bytes.count), length: Int32(text.bytes.count))
    // Even the empty text has a place of its own.
    bytes += text.bytes.isEmpty ? [0] : text.bytes
    placedTexts[text] = placed
    return placed
  }

  /// A value that a literal or an enumeration allows.
  mutating func literal(_ value: JSONValue) -> PlanLiteral {
    switch value {
    case .string(let text):
      return PlanLiteral(kind: .string, text: add(text))
    case .number(let number): return PlanLiteral(kind: .number, number: number)
    case .boolean(let value): return PlanLiteral(kind: .boolean, number: value ? 1 : 0)
    case .null, .array, .object: return PlanLiteral(kind: .null)
    }
  }
}
