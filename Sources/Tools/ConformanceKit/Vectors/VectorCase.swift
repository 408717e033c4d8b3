internal import JSPrimitives
internal import SourceJSON

/// One golden vector: an id, what goes in, and what must come out.
struct VectorCase: Sendable {
  struct FieldError: Error {
    var reason: String
  }

  let id: String
  let tags: [String]
  let fields: JSONObject

  init(
    _ value: JSONValue, kind: VectorSuite.Kind, format: VectorSuite.Format
  ) throws(FieldError) {
    guard let fields = value.object else { throw FieldError(reason: "not an object") }
    guard let id = fields["id"]?.text?.string else { throw FieldError(reason: "no id") }
    let form = Form.of(kind, format)
    for name in form.needed where fields[name] == nil {
      throw FieldError(reason: "\(id): the field \"\(name)\" is missing")
    }
    for group in form.oneOf where group.allSatisfy({ fields[$0] == nil }) {
      let names = group.map { "\"\($0)\"" }.joined(separator: " or ")
      throw FieldError(reason: "\(id): \(names) is missing")
    }
    let known = form.needed.union(form.allowed).union(form.oneOf.joined())
    for member in fields.members where !known.contains(member.key) {
      throw FieldError(reason: "\(id): unknown field \"\(member.key)\"")
    }
    // No verdict that there is could meet such an expectation.
    if let issues = fields["issues"], issues.elements?.isEmpty != false {
      throw FieldError(reason: "\(id): \"issues\" has no issue")
    }
    self.id = id
    self.fields = fields
    tags = fields["tags"]?.elements?.compactMap { $0.text?.string } ?? []
  }

  init(id: String, tags: [String], fields: JSONObject) {
    self.id = id
    self.tags = tags
    self.fields = fields
  }

  subscript(name: JSText) -> JSONValue? { fields[name] }

  /// The fields of one kind's cases.
  private struct Form {
    var needed: Set<JSText>
    var oneOf: [[JSText]] = []
    var allowed: Set<JSText> = []

    static func of(_ kind: VectorSuite.Kind, _ format: VectorSuite.Format) -> Form {
      var form = (format == .defs ? defKinds[kind] : kinds[kind]) ?? Form(needed: [])
      form.needed.insert("id")
      // A tag marks a difference of two engines; the other engine's answer has its name as key.
      form.allowed.formUnion(["tags", "jsdom", "chromium"])
      return form
    }

    /// `test`, `today` and `async` are notes on the recording: the test's name, why no document described the schema,
    /// and that a promise was awaited.
    private static let def = Form(
      needed: ["def", "input", "valid"], oneOf: [["output", "issues"]],
      allowed: ["test", "direction", "today", "async"])

    private static let kinds: [VectorSuite.Kind: Form] = [
      .schema: Form(
        needed: ["valid"], oneOf: [["input", "json"], ["output", "issues"]], allowed: ["schema"]),
      .document: Form(needed: ["document", "input", "valid"], oneOf: [["output", "issues"]]),
      .regexp: Form(
        needed: ["pattern", "flags", "input"], oneOf: [["result", "error"]], allowed: ["lastIndex"]),
      .json: Form(
        needed: ["accept"], oneOf: [["json", "base64"]],
        allowed: ["value", "strictUtf8", "bom", "nonFinite", "valueOmitted"]),
      .html: Form(needed: ["input", "output"]),
      .htmlTree: Form(needed: ["input", "context", "tree"], allowed: ["html5lib"]),
      .url: Form(needed: ["input", "valid"], allowed: ["href"]),
      .rule: Form(needed: ["rule", "arguments", "result"]),
      .toJSONSchema: Form(
        needed: ["results"], allowed: ["document", "params", "definitions", "resultsAny"]),
      .fromJSONSchema: Form(
        needed: ["jsonSchema", "params"], oneOf: [["inputs", "throws"]],
        allowed: ["roundTrip", "versions"]),
      .formatError: Form(needed: ["issues", "output"], allowed: ["versions", "only"]),
      .locale: Form(needed: ["locale", "issue", "message"], allowed: ["versions"]),
    ]

    /// The kinds of cases whose schemas are `def` trees.
    ///
    /// `document` is the schema as a document too, where one has all of it.
    private static let defKinds: [VectorSuite.Kind: Form] = [
      .def: def,
      .defWithFunctions: Form(
        needed: def.needed.union(["functions"]), oneOf: def.oneOf, allowed: def.allowed),
      .toJSONSchema: Form(
        needed: ["def", "params"], oneOf: [["jsonSchema", "throws"]],
        allowed: ["test", "document"]),
      .fromJSONSchema: Form(
        needed: ["jsonSchema", "params"], oneOf: [["def", "throws"]],
        allowed: ["test", "document"]),
      .formatError: Form(
        needed: ["function", "issues"], oneOf: [["output", "throws"]], allowed: ["test"]),
    ]
  }
}
