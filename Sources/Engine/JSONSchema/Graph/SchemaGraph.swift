internal import JSPrimitives
internal import SchemaModel

/// The schemas of a tree, each once, with their references followed.
///
/// A *node* is a schema as a value; equal ones are the same node. A *term* is a node at a place: a node and the terms
/// that its references lead to. A schema that contains itself has finitely many terms, and a shared definition has one.
struct SchemaGraph {
  /// A schema as a value.
  struct Node {
    /// The schema.
    let schema: ZodSchema
    /// The number of the schema with placeholders for the schemas inside.
    let shell: Int
    /// The nodes of the schemas inside.
    let children: [Int]
    /// The labels of references that lead out of the schema, sorted.
    let free: [String]
    /// The levels of schemas, of which a schema without others has one.
    let height: Int
  }

  /// A node at a place.
  struct Term: Hashable {
    let node: Int
    /// The terms of the node's `free` labels.
    let targets: [Int]
  }

  /// The greatest nesting of schemas; that of a validator's schema.
  static let maximumDepth = 256
  /// The greatest number of schemas that are walked through.
  static let maximumSize = 1_000_000

  /// A node by its parts.
  struct NodeKey: Hashable {
    let shell: Int
    let children: [Int]
  }

  var shells: [SchemaParts] = []
  var shellNumbers: [ShellKey: Int] = [:]
  var nodes: [Node] = []
  var nodeNumbers: [NodeKey: Int] = [:]
  private(set) var terms: [Term] = []
  private var termNumbers: [Term: Int] = [:]
  /// The first term of each class of equals, by label or `id`.
  var representatives: [Name: [Int]] = [:]
  var representativeOfTerm: [Int: Int] = [:]
  /// Pairs of terms that are the same.
  var knownPairs: Set<Pair> = []
  /// Whether equal schemas at several places are the same.
  var unitesEquals = false
  /// Whether a partial record has a copy of its key schema.
  var copiesPartialKeys = false
  var knownAsTransforming: [Int: Bool] = [:]

  /// A name by which places may hold the same schema.
  enum Name: Hashable {
    case label(String)
    case id(JSText)
    case shell(Int)
  }

  struct Pair: Hashable { let left, right: Int }

  /// The schema of a term with placeholders for the schemas inside.
  func schema(of term: Int) -> ZodSchema { parts(of: term).shell }

  /// The schema of a term with the schemas inside.
  func whole(_ term: Int) -> ZodSchema { nodes[terms[term].node].schema }

  /// The schema of a term, taken apart.
  func parts(of term: Int) -> SchemaParts { shells[nodes[terms[term].node].shell] }

  /// Returns the term of a schema without references that lead out of it.
  mutating func root(_ schema: ZodSchema) throws(JSONSchemaError) -> Int {
    let node = try number(of: schema)
    if let label = nodes[node].free.first {
      throw JSONSchemaError("no schema around a reference is labelled \"\(label)\"")
    }
    return term(Term(node: node, targets: []))
  }

  /// Returns the term of a schema inside a term. A mere reference is the term that it leads to.
  mutating func child(_ slot: Int, of term: Int) -> Int {
    let node = nodes[terms[term].node]
    let child = node.children[slot]
    let targets = nodes[child].free.map { target(of: $0, in: term) }
    if isMereReference(child), let target = targets.first { return target }
    return self.term(Term(node: child, targets: targets))
  }

  /// Returns the schema that a reference with checks or metadata of its own leads to; nil for another term.
  func target(of term: Int) -> Int? {
    guard case .reference = schema(of: term).node else { return nil }
    return terms[term].targets.first
  }

  private func target(of label: String, in term: Int) -> Int {
    let node = nodes[terms[term].node]
    if shells[node.shell].shell.label == label { return term }
    guard let place = node.free.firstIndex(of: label) else { return term }
    return terms[term].targets[place]
  }

  private func isMereReference(_ node: Int) -> Bool {
    let schema = shells[nodes[node].shell].shell
    guard case .reference = schema.node else { return false }
    return schema.checks.isEmpty && schema.metadata == nil && schema.message == nil
      && schema.error == nil && schema.label == nil && schema.parent == nil
  }

  private mutating func term(_ term: Term) -> Int {
    if let number = termNumbers[term] { return number }
    terms.append(term)
    termNumbers[term] = terms.count - 1
    return terms.count - 1
  }
}
