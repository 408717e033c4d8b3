internal import JSPrimitives
internal import JSRegexEngine
internal import SchemaModel
internal import SourceJSON

/// A compiled schema: flat tables that a runner walks together with a document.
///
/// Immutable once made, so any number of threads may run it at once.
final class Plan: Sendable {
  let nodes: [PlanNode]
  let checks: [PlanCheck]
  let objects: [PlanObject]
  let discriminators: [PlanDiscriminator]
  /// The nodes of tuples' items and unions' options.
  let items: [Int32]
  let literals: [PlanLiteral]
  let patterns: [JSRegex]
  /// Prefixes, suffixes and included texts.
  let texts: [JSText]
  let transforms: [Transform]
  let predicates: [Predicate]
  let templates: [IssueTemplate]
  /// The values of `default`, `prefault` and `catch`: the elements of one array.
  let constants: ValueTape
  /// The node of the whole schema.
  let root: Int

  init(_ builder: PlanBuilder, root: Int) {
    let constants = ValueTape(.array(builder.constants))
    self.constants = constants
    // Until now a constant was known by its number; from here on by its place on the tape.
    nodes = builder.nodes.map { node in
      switch node.opcode {
      case .default, .prefault, .catch:
        var node = node
        node.b = Int32(constants.elements[Int(node.b)])
        return node
      default: return node
      }
    }
    checks = builder.checks
    objects = builder.objects
    discriminators = builder.discriminators
    items = builder.items
    literals = builder.literals
    patterns = builder.patterns
    texts = builder.texts
    transforms = builder.transforms
    predicates = builder.predicates
    templates = builder.templates
    self.root = root
  }
}

/// An object's declared fields.
struct PlanObject: Sendable {
  struct PlanField: Sendable {
    var key: JSText
    var node: Int32
  }

  /// In JavaScript's enumeration order.
  var fields: [PlanField]
  var table: KeyTable
  var unknownKeys: Shape.UnknownKeys
}

/// Which option of a discriminated union a discriminator's value chooses.
struct PlanDiscriminator: Sendable {
  var key: JSText
  var cases: [(literal: PlanLiteral, node: Int32)]
  /// The option that an absent discriminator chooses, or -1.
  var absentNode: Int32
}

/// A value that a literal or an enumeration allows.
struct PlanLiteral: Sendable {
  enum Kind: UInt8, Sendable { case string, number, boolean, null }

  var kind: Kind
  /// The WTF-8 bytes of a string; empty otherwise.
  var bytes: [UInt8] = []
  /// The number; 1 and 0 for true and false.
  var number: Double = 0
}
