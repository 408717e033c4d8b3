internal import Diagnostics
internal import JSPrimitives
internal import SchemaGraph
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// A schema that applies to a value, without wrappers around it.
struct SchemaLeaf {
  var node: SchemaGraph.Node
  var form: SchemaForm
}

/// The schemas that apply to a value.
extension PayloadInspector {
  /// Returns the schemas that apply to a value: those inside of wrappers, both sides of an intersection, and the option of
  /// a union that the value takes, or all options for a scalar.
  func leaves(of schemas: [SchemaGraph.Node], at entry: Int, _ view: JSONView) -> [SchemaLeaf] {
    let kind = view[entry].kind
    let isContainer = kind == .object || kind == .array
    return tree.leaves(of: schemas) { _, options in
      isContainer ? chosen(of: options, at: entry, view) : options
    }
  }

  /// Returns the option of a union that an object or array takes: the first that accepts it, or else the one whose keys
  /// are closest. Empty if none is.
  private func chosen(
    of options: [SchemaGraph.Node], at entry: Int, _ view: JSONView
  ) -> [SchemaGraph.Node] {
    let taking = options.filter { tree.takes($0, view[entry].kind) }
    let candidates = taking.filter { !contradicts($0, at: entry, view) }
    if candidates.isEmpty, findsFixes {
      // A misspelt discriminator names one option.
      let misspelt = taking.filter { !contradicts($0, at: entry, view, toleratesSpelling: true) }
      return misspelt.count == 1 ? misspelt : []
    }
    if candidates.count < 2 { return candidates }
    let text = Array(view.bytes[view[entry].sourceRange])
    for candidate in candidates where accepts([candidate], text) == true { return [candidate] }
    guard view[entry].kind == .object else { return [] }
    let keys = Set(members(of: entry, view).map(\.key))
    let shared = candidates.map { candidate in
      tree.objectForm(candidate).map { form in keys.count { form.schemas[$0] != nil } } ?? -1
    }
    guard let most = shared.max(), most > 0, shared.count(where: { $0 == most }) == 1,
      let index = shared.firstIndex(of: most)
    else { return [] }
    return [candidates[index]]
  }

  /// Returns whether a field of an option is one of some strings, and that of the payload another one.
  ///
  /// - Parameter toleratesSpelling: Whether a string that a fix would replace by one of them does not count.
  private func contradicts(
    _ option: SchemaGraph.Node, at entry: Int, _ view: JSONView, toleratesSpelling: Bool = false
  ) -> Bool {
    guard view[entry].kind == .object, let form = tree.objectForm(option) else { return false }
    for member in members(of: entry, view) where view[member.value].kind == .string {
      guard let schema = form.schemas[member.key], case .choices(let names) = tree.form(schema)
      else { continue }
      let text = view.text(of: view[member.value])
      if names.contains(where: { $0.name == text }) || isWord(schema, text) { continue }
      if !toleratesSpelling || !isMisspelt(text, of: names) { return true }
    }
    return false
  }

  /// Returns whether a string is one of some others but for its spelling.
  private func isMisspelt(_ text: JSText, of names: [FoldedName]) -> Bool {
    names.contains { name in
      SpellingChange(from: text, to: name.name)
        .applicability(among: names.lazy.map(\.name), isOnlyClosest: true) != nil
    }
  }

  /// Returns whether a string is a word for true or false, which has any case.
  private func isWord(_ node: SchemaGraph.Node, _ text: JSText) -> Bool {
    tree.isOfWords(node) && accepts([node], JSONWriter.bytes(of: .string(text))) != false
  }

  /// A member of an object on the tape.
  struct Member {
    var key: JSText
    var keyEntry: Int
    var value: Int
  }

  /// Returns the members of an object.
  func members(of entry: Int, _ view: JSONView) -> [Member] {
    var members: [Member] = []
    let end = Int(view[entry].next)
    var place = entry + 1
    while place < end {
      members.append(Member(key: view.text(of: view[place]), keyEntry: place, value: place + 1))
      place = Int(view[place + 1].next)
    }
    return members
  }
}

/// Validations of parts of the payload.
extension PayloadInspector {
  /// Returns whether schemas accept a JSON text; nil if that is not known.
  func accepts(_ schemas: [SchemaGraph.Node], _ text: [UInt8]) -> Bool? {
    for schema in schemas {
      guard let validator = validator(schema, text) else { return nil }
      switch validator.verdict(on: text) {
      case .valid: break
      case .invalid: return false
      case .undecided: return nil
      }
    }
    return schemas.isEmpty ? nil : true
  }

  /// Returns the outputs of a JSON text; nil if a schema rejects it or that is not known.
  func outputs(_ schemas: [SchemaGraph.Node], _ text: [UInt8]) -> [JSONValue]? {
    var outputs: [JSONValue] = []
    for schema in schemas {
      guard case .valid(let output)? = validator(schema, text)?.validate(text) else { return nil }
      outputs.append(output)
    }
    return outputs.isEmpty ? nil : outputs
  }

  private func validator(_ schema: SchemaGraph.Node, _ text: [UInt8]) -> Validator? {
    guard bytesToValidate >= text.count else { return nil }
    bytesToValidate -= text.count
    return tree.validator(schema)
  }
}
