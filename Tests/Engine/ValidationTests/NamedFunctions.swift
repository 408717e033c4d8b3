import JSPrimitives
import SchemaModel
import SourceJSON
import Validation

/// The functions that the tests' schemas name, each of a few words of JavaScript.
extension FunctionRegistry {
  /// Registers all of them.
  mutating func registerNamedFunctions() {
    registerTransforms()
    registerCheckFunctions()
    registerErrorFunctions()
    registerOthers()
  }

  private mutating func registerTransforms() {
    register(transform: "same") { $0 }
    register(transform: "wrap") { .array([$0]) }
    register(transform: "makePrototype") { _ in "__proto__" }
    register(transform: "makeText") { _ in "T" }
    register(transform: "makeNull") { _ in .null }
    register(transform: "toUpper") { value in
      value.text.map { .string(JSText($0.string.uppercased())) } ?? value
    }
    register(transform: "parseNumber") { value in
      value.text.flatMap { Double($0.string) }.map { .number($0) } ?? value
    }
    register(transform: "showNumber") { value in
      value.number.map { .string(JSText(JSNumber.string($0))) } ?? value
    }
    register(
      .reporting("reportOdd") { context in
        if context.value.isOddText { context.addIssue("odd") }
        return context.value
      })
    register(
      .reporting("pushOdd") { context in
        if context.value.isOddText {
          context.push(ZodSchema.AddedIssue(members(["code": "custom", "message": "odd"])))
        }
        return context.value
      })
  }

  private mutating func registerCheckFunctions() {
    func add(_ name: String, _ body: @escaping @Sendable (inout ZodSchema.CheckContext) -> Void) {
      register(ZodSchema.CheckFunction(name, body))
    }
    add("addsNothing") { _ in }
    add("addsTwoIssues") { context in
      context.addIssue(members(["code": "custom", "message": "first", "path": ["x"]]))
      context.addIssue("second")
    }
    add("addsOne") {
      $0.addIssue(members(["code": "custom", "message": "one", "params": ["a": 1]]))
    }
    add("addsTooBig") {
      $0.addIssue(
        members(["code": "too_big", "maximum": 3, "origin": "string", "inclusive": true]))
    }
    add("addsFatal") {
      $0.addIssue(members(["code": "custom", "message": "fatal", "fatal": true]))
    }
    add("addsUnknownCode") { $0.addIssue(members(["code": "strange", "extra": 1])) }
    add("pushes") {
      $0.push(ZodSchema.AddedIssue(members(["code": "custom", "message": "pushed"])))
    }
    add("replaces") { $0.value = "R" }
  }

  private mutating func registerErrorFunctions() {
    func add(_ name: String, _ body: @escaping @Sendable (ZodSchema.RawIssue) -> String?) {
      register(ZodSchema.ErrorFunction(name, body))
    }
    add("byCode") { "E:\($0.code ?? "")" }
    add("never") { _ in nil }
    add("empty") { _ in "" }
    add("forTooSmall") { issue in
      guard issue.code == "too_small", let minimum = issue.members["minimum"]?.number else {
        return nil
      }
      return "min \(JSNumber.string(minimum))"
    }
    add("withPath") { "at " + $0.path.map(\.description).joined(separator: ".") }
  }

  private mutating func registerOthers() {
    register(ZodSchema.When("whenAlways") { _, _ in true })
    register(ZodSchema.When("whenNever") { _, _ in false })
    register(ZodSchema.When("whenNoIssues") { _, issues in issues.isEmpty })
    register(ZodSchema.When("whenText") { value, _ in value?.text != nil })
    register(ZodSchema.Producer("madeText") { "made" })
    register(ZodSchema.Producer("madeList") { [1, "a"] })
    register(ZodSchema.Producer("madeObject") { ["a": "x", "b": 1] })
    register(ZodSchema.Rescuer("rescued") { _, _ in "rescued" })
    register(ZodSchema.Rescuer("countIssues") { _, issues in .number(Double(issues.count)) })
    register(
      ZodSchema.Rescuer("firstMessage") { _, issues in
        .string(JSText(issues.first?.message ?? "none"))
      })
    register(ZodSchema.Rescuer("sameValue") { value, _ in value ?? .null })
    register(predicate: "isNotB") { $0 != "b" }
    register(predicate: "isText") { $0.text != nil }
    register(predicate: "hasEvenLength") { $0.text.map { $0.length.isMultiple(of: 2) } ?? false }
  }
}

extension JSONValue {
  /// Whether the value is a text of an odd number of UTF-16 code units.
  fileprivate var isOddText: Bool { text.map { !$0.length.isMultiple(of: 2) } ?? false }
}

/// Returns an object of these members.
private func members(_ pairs: KeyValuePairs<JSText, JSONValue>) -> JSONObject {
  JSONObject(pairs.map { (key: $0.key, value: $0.value) })
}
