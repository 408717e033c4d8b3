import SourceJSON

/// A rule table that its writer can't use.
package struct RuleTableError: Error, Hashable, CustomStringConvertible {
  /// The path in the file, such as `$.prompts[0].id`.
  package let path: String
  /// The fault there.
  package let problem: String

  /// The path and the fault.
  package var description: String { "\(path): \(problem)" }
}

/// A value of a rule table, with its path for messages. What is not there, has another type or is not asked for is an
/// error.
struct TableNode {
  let value: JSONValue
  let path: String

  /// The string; an error for anything else.
  var text: String {
    get throws(RuleTableError) {
      guard let text = value.string else { throw error("not a string") }
      return text
    }
  }

  /// The number; an error for anything else.
  var number: Double {
    get throws(RuleTableError) {
      guard let number = value.number else { throw error("not a number") }
      return number
    }
  }

  /// The boolean; an error for anything else.
  var boolean: Bool {
    get throws(RuleTableError) {
      guard let boolean = value.boolean else { throw error("not true or false") }
      return boolean
    }
  }

  /// The elements; an error for anything but an array.
  var elements: [TableNode] {
    get throws(RuleTableError) {
      guard let elements = value.elements else { throw error("not an array") }
      return elements.enumerated().map { TableNode(value: $1, path: "\(path)[\($0)]") }
    }
  }

  /// The strings of an array; an error for anything else.
  var texts: [String] {
    get throws(RuleTableError) {
      try elements.map { element throws(RuleTableError) in try element.text }
    }
  }

  /// The members in their order, for an object whose keys are data; an error for anything else.
  var members: [(key: String, node: TableNode)] {
    get throws(RuleTableError) {
      guard let object = value.object else { throw error("not an object") }
      return object.map {
        (key: $0.key, node: TableNode(value: $0.value, path: "\(path).\($0.key)"))
      }
    }
  }

  /// The fields of an object whose keys are known: all of `names`, any of `optional`, and no others.
  func fields(_ names: String..., optional: [String] = []) throws(RuleTableError) -> Fields {
    let members = try members
    for (key, node) in members where !names.contains(key) && !optional.contains(key) {
      throw node.error("no rule reads it")
    }
    for name in names where !members.contains(where: { $0.key == name }) {
      throw error("\(name) is missing")
    }
    return Fields(object: self, members: members)
  }

  func error(_ problem: String) -> RuleTableError { RuleTableError(path: path, problem: problem) }

  /// The fields of an object whose keys are known.
  struct Fields {
    fileprivate let object: TableNode
    fileprivate let members: [(key: String, node: TableNode)]

    /// A field; an error without it.
    subscript(name: String) -> TableNode {
      get throws(RuleTableError) {
        guard let node = optional(name) else { throw object.error("\(name) is missing") }
        return node
      }
    }

    /// A field that may be missing or null.
    func optional(_ name: String) -> TableNode? {
      members.first { $0.key == name && $0.node.value != .null }?.node
    }
  }
}
