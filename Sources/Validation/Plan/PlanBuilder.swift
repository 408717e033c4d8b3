internal import JSPrimitives
internal import JSRegexEngine
internal import SourceJSON

/// A plan's tables while they grow.
struct PlanBuilder {
  var nodes: [PlanNode] = []
  var checks: [PlanCheck] = []
  var objects: [PlanObject] = []
  var discriminators: [PlanDiscriminator] = []
  var items: [Int32] = []
  var literals: [PlanLiteral] = []
  var patterns: [JSRegex] = []
  var texts: [JSText] = []
  var transforms: [Transform] = []
  var predicates: [Predicate] = []
  var templates: [IssueTemplate] = []
  var constants: [JSONValue] = []
  /// All declared keys, object after object.
  var keyCount: Int32 = 0

  /// Adds to a table and says where it went.
  static func add<Element>(_ element: Element, to table: inout [Element]) -> Int32 {
    table.append(element)
    return Int32(table.count - 1)
  }
}
