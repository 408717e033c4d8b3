import JSPrimitives
import SourceJSON

/// A vector with a wrong expectation in place of its own.
enum Mutant {
  /// Returns the sorts that a file of a kind must have shown.
  static func sorts(of kind: String) -> Set<String> {
    switch kind {
    case "schema", "document", "document+functions", "def", "def+functions":
      [
        "verdict", "output", "message", "code", "path", "order of issues", "order of properties",
        "issue",
      ]
    case "regexp": ["result", "index", "capture"]
    case "json": ["verdict", "value"]
    case "url": ["verdict", "href"]
    case "html": ["output"]
    case "html-tree": ["tree"]
    case "formatError": ["output", "order of output"]
    case "toJSONSchema": ["JSON Schema", "order of JSON Schema"]
    case "fromJSONSchema": ["schema"]
    case "locale": ["message"]
    default: ["result"]
    }
  }

  /// Returns all mutants of a case of a kind, each with its sort.
  static func all(of vector: JSONValue, kind: String) -> [(String, JSONValue)] {
    var mutants: [(String, JSONValue)] = []
    func add(_ sort: String, _ changes: (inout JSONObject) -> Void) {
      Self.add(sort, to: vector, &mutants, changes)
    }
    if vector["issues"] != nil, vector["input"] == nil, let output = vector["output"] {
      // Of several functions each one's value counts, in any order.
      let isOfFunction = vector["function"] != nil
      let whole: [JSONObject.Member] = [(key: JSText(""), value: output)]
      for member in isOfFunction ? whole : output.object?.members ?? [] {
        func add(_ sort: String, _ value: JSONValue) {
          Self.add(sort, to: vector, &mutants) { object in
            if isOfFunction {
              object["output"] = value
            } else if var functions = output.object {
              functions[member.key] = value
              object["output"] = .object(functions)
            }
          }
        }
        add("output", changed(member.value))
        if let members = member.value.object?.members, members.count > 1 {
          add("order of output", .object(JSONObject(members.reversed())))
        }
      }
      return mutants
    }
    if let issues = vector["issues"]?.elements {
      add("verdict") {
        $0["valid"] = true
        $0["issues"] = nil
        $0["output"] = $0["input"] ?? .null
      }
      add("issue") { $0["issues"] = .array(issues + [issues[0]]) }
      if issues.count > 1 {
        add("issue") { $0["issues"] = .array(Array(issues.dropFirst())) }
        if JSONWriter.string(of: issues[0]) != JSONWriter.string(of: issues[1]) {
          add("order of issues") {
            $0["issues"] = .array([issues[1], issues[0]] + issues.dropFirst(2))
          }
        }
      }
      for (sort, change) in changesOfIssue {
        guard var last = issues.last?.object, sort != "message" || !takesMessages(vector) else {
          continue
        }
        change(&last)
        add(sort) { $0["issues"] = .array(issues.dropLast() + [.object(last)]) }
      }
    } else if let output = vector["output"] {
      if vector["valid"] != nil {
        add("verdict") {
          $0["valid"] = false
          $0["output"] = nil
          $0["issues"] = [["code": "custom", "path": [], "message": "Invalid input"]]
        }
      }
      add("output") { $0["output"] = changed(output) }
      if let members = output.object?.members, members.count > 1 {
        add("order of output") { $0["output"] = .object(JSONObject(members.reversed())) }
      }
    }
    addJSONSchemas(of: vector, isRead: kind == "fromJSONSchema", to: &mutants)
    if let tree = vector["tree"] { add("tree") { $0["tree"] = changed(tree) } }
    if let accepts = vector["accept"]?.boolean, vector["strictUtf8"] == nil {
      add("verdict") {
        $0["accept"] = .boolean(!accepts)
        $0["value"] = nil
      }
      if let value = vector["value"] { add("value") { $0["value"] = changed(value) } }
    }
    if vector["href"] != nil || vector["valid"]?.boolean == false && vector["issues"] == nil {
      let isValid = vector["valid"]?.boolean == true
      add("verdict") {
        $0["valid"] = .boolean(!isValid)
        $0["href"] = isValid ? nil : "https://a.example/"
      }
      if let href = vector["href"] { add("href") { $0["href"] = changed(href) } }
    }
    if let result = vector["result"] {
      // A match for no match: a result of another type is refused by the reader.
      let match: JSONValue = ["index": 0, "end": 0, "captures": [""], "groups": [:]]
      let other = vector["pattern"] == nil ? 1 : match
      add("result") { $0["result"] = result == .null ? other : .null }
      if var match = result.object, vector["pattern"] != nil,
        let captures = match["captures"]?.elements
      {
        match["index"] = .number((match["index"]?.number ?? 0) + 1)
        add("index") { $0["result"] = .object(match) }
        match = result.object ?? match
        match["captures"] = .array(captures.dropLast() + [captures.last == .null ? "" : .null])
        add("capture") { $0["result"] = .object(match) }
      }
    }
    return mutants
  }

  /// Adds mutants of cases whose schemas are JSON Schemas, and of messages in a language.
  private static func addJSONSchemas(
    of vector: JSONValue, isRead: Bool, to mutants: inout [(String, JSONValue)]
  ) {
    func add(_ sort: String, _ name: JSText, _ value: JSONValue) {
      Self.add(sort, to: vector, &mutants) { $0[name] = value }
    }
    func changes(of schema: JSONValue) -> [(String, JSONValue)] {
      let members = schema.object?.members ?? []
      return [
        ("JSON Schema", .object(JSONObject(members + [("x-more", true)]))),
        ("order of JSON Schema", .object(JSONObject(members.reversed()))),
      ]
    }
    if vector["locale"] != nil, let message = vector["message"] {
      add("message", "message", changed(message))
    }
    if let text = vector["throws"] { add("error", "throws", changed(text)) }
    if isRead {
      if let trip = vector["roundTrip"] {
        for (_, value) in changes(of: trip) { add("schema", "roundTrip", value) }
      }
      if let schema = vector["def"] {
        add("schema", "def", schema == ["type": "never"] ? ["type": "any"] : ["type": "never"])
      }
    } else if let schema = vector["jsonSchema"] {
      for (sort, value) in changes(of: schema) { add(sort, "jsonSchema", value) }
    }
    if let results = vector["results"]?.elements, let first = results.first?.object {
      for (sort, value) in changes(of: first["jsonSchema"] ?? .null)
      where first["jsonSchema"] != nil {
        var changed = first
        changed["jsonSchema"] = value
        add(sort, "results", .array([.object(changed)] + results.dropFirst()))
      }
    }
  }

  /// Adds a mutant of a case, unless the changes leave it the same.
  private static func add(
    _ sort: String, to vector: JSONValue, _ mutants: inout [(String, JSONValue)],
    _ changes: (inout JSONObject) -> Void
  ) {
    guard var object = vector.object else { return }
    changes(&object)
    // A reversal may have changed nothing: keys that are numbers keep their order.
    guard JSONWriter.string(of: .object(object)) != JSONWriter.string(of: vector) else { return }
    mutants.append((sort, .object(object)))
  }

  /// Whether a recorded function words issues: it takes their messages from the expectation.
  private static func takesMessages(_ vector: JSONValue) -> Bool {
    (vector["functions"]?.object?.members ?? []).contains { $0.value["kind"] == "error" }
  }

  private static let changesOfIssue: [(String, @Sendable (inout JSONObject) -> Void)] = [
    ("message", { $0["message"] = changed($0["message"] ?? .null) }),
    ("code", { $0["code"] = $0["code"] == "custom" ? "invalid_type" : "custom" }),
    ("path", { $0["path"] = .array(($0["path"]?.elements ?? []) + ["further"]) }),
    ("order of properties", { $0 = JSONObject($0.members.reversed()) }),
  ]

  /// Another value, as near as can be.
  private static func changed(_ value: JSONValue) -> JSONValue {
    switch value {
    case .null: false
    case .boolean(let value): .boolean(!value)
    case .number(let number): number == 1 ? 2 : 1
    case .string(let text): .string(JSText(text.string + " "))
    case .array(let elements): .array(elements + [.null])
    case .object(let object): .object(JSONObject(object.members + [("further key", .null)]))
    }
  }
}
