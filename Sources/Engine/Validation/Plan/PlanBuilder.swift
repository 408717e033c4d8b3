internal import JSPrimitives
internal import JSRegex
internal import SchemaModel
internal import SourceJSON

/// The tables of a plan during compilation.
struct PlanBuilder {
  var nodes: [PlanNode] = []
  var checks: [PlanCheck] = []
  var objects: [PlanObject] = []
  var fields: [PlanField] = []
  var keySlots: [KeySlot] = []
  private(set) var bytes: [UInt8] = []
  /// The place of each text in the bytes.
  private var placedTexts = SmallDictionary<JSText, PlanText>()
  var keys: [JSText] = []
  var discriminators: [PlanDiscriminator] = []
  var cases: [PlanCase] = []
  var items: [Int32] = []
  var literals: [PlanLiteral] = []
  var patterns: [JSRegex] = []
  var texts: [JSText] = []
  var transforms: [ZodSchema.Transform] = []
  var predicates: [ZodSchema.Predicate] = []
  /// The predicates at the same places, in the form that a run reads.
  var planPredicates: [PlanPredicate] = []
  /// The keys of the fields that the predicates read.
  var predicateKeys: [PlanText] = []
  var templates: [IssueTemplate] = []
  var constants: [JSONValue] = []
  var checkFunctions: [ZodSchema.CheckFunction] = []
  var conditions: [ZodSchema.When] = []
  var producers: [ZodSchema.Producer] = []
  var rescuers: [ZodSchema.Rescuer] = []
  var madeConstants: [MadeConstant] = []
  var words: [PlanWords] = []
  var urlOptions: [PlanURLOptions] = []
  var formats: [PlanFormat] = []
  var bigints: [JSBigInt] = []
  var rules = RunRules()
  var commonTemplates = CommonTemplates()

  /// Adds an element to a table and returns its place.
  static func add<Element>(_ element: Element, to table: inout [Element]) -> Int32 {
    table.append(element)
    return Int32(table.count - 1)
  }

  /// Adds the nodes of a tuple's items or of a union's options, and returns their places in `items`.
  mutating func addItems(_ nodes: [Int32]) -> Range<Int> {
    let first = items.count
    items += nodes
    return first..<items.count
  }

  /// Adds a text's bytes and returns their place; equal texts have one place.
  mutating func add(_ text: JSText) -> PlanText {
    if let known = placedTexts[text] { return known }
    let placed = PlanText(start: Int32(bytes.count), length: Int32(text.bytes.count))
    // The empty text has its own place too.
    bytes += text.bytes.isEmpty ? [0] : text.bytes
    placedTexts.insert(placed, for: text)
    return placed
  }

  /// Returns a value of a literal or enumeration, and adds its text; nil for an array, object or date.
  mutating func literal(_ value: ZodSchema.Constant) -> PlanLiteral? {
    switch value {
    case .json(.string(let text)):
      return PlanLiteral(kind: .string, text: add(text))
    case .json(.number(let number)): return PlanLiteral(kind: .number, number: number)
    case .json(.boolean(let value)): return PlanLiteral(kind: .boolean, number: value ? 1 : 0)
    case .json(.null): return PlanLiteral(kind: .null)
    case .undefined: return PlanLiteral(kind: .undefined)
    case .bigint(let digits): return PlanLiteral(kind: .bigint, text: add(JSText(digits)))
    case .json, .date: return nil
    }
  }
}
