import JSPrimitives
import SourceJSON
import TestSupport
import Testing

/// One rule of `Tests/Fixtures/form-rules.json`: the specifications' form rules as data.
struct RuleRow: Sendable, CustomTestStringConvertible {
  /// The way to it, such as `addCoach.fields.email.checks.0`.
  var path: [String]
  var value: JSONValue

  var id: String { path.joined(separator: ".") }
  var form: String { path[0] }
  /// The field that the rule is of.
  var field: String? { path.count > 3 && path[1] == "fields" ? path[2] : nil }
  /// The property of the field, such as `max`.
  var property: String? { field.map { _ in path[3] } }

  var testDescription: String {
    let source = value["source"]?.text?.string ?? ""
    return "\(id) \(source.isEmpty ? JSONWriter.string(of: value) : source)"
  }

  /// All rows. What only cites a section, `seed` and `source`, is no rule.
  static let all: [RuleRow] = {
    let bytes = (try? Repository.bytes("Tests/Fixtures/form-rules.json")) ?? []
    guard let forms = try? JSONDocument(bytes).value["forms"]?.object else { return [] }
    return forms.members.flatMap { rows(below: [$0.key.string], $0.value) }
      .filter { $0.path.last != "seed" && $0.path.last != "source" }
  }()

  private static func rows(below path: [String], _ value: JSONValue) -> [RuleRow] {
    if let object = value.object, path.last.flatMap(Int.init) == nil {
      return object.members.flatMap { rows(below: path + [$0.key.string], $0.value) }
    }
    if let elements = value.elements, elements.first?.object != nil {
      return elements.enumerated().flatMap { rows(below: path + [String($0.offset)], $0.element) }
    }
    return [RuleRow(path: path, value: value)]
  }

  /// A text inside the row's value.
  func text(_ key: JSText) throws -> String { try #require(value[key]?.text?.string) }

  /// The row's texts, if it is a list.
  var texts: [String] { value.elements?.compactMap { $0.text?.string } ?? [] }

  /// Another rule of the same field.
  func sibling(_ property: String) -> JSONValue? {
    Self.all.first { $0.path == Array(path.prefix(3)) + [property] }?.value
  }
}
