internal import JSPrimitives
internal import JSRegexEngine
internal import SchemaModel
internal import SourceJSON

extension SchemaCompiler {
  mutating func format(
    _ format: StringFormat, _ check: Check, path: SchemaPath
  ) throws(SchemaError) -> PlanCheck {
    switch format {
    case .regex(let literal):
      return try pattern(literal, format: "regex", check, path: path) {
        IssueMessage.regex($0)
      }
    case .startsWith(let prefix, _):
      return affix(
        .startsWith, "starts_with", "prefix", prefix, IssueMessage.startsWith(prefix), check)
    case .endsWith(let suffix, _):
      return affix(.endsWith, "ends_with", "suffix", suffix, IssueMessage.endsWith(suffix), check)
    case .includes(let text, _):
      return affix(.includes, "includes", "includes", text, IssueMessage.includes(text), check)
    case .named("url", nil):
      var result = PlanCheck(opcode: .url, abort: check.abort)
      result.template = template(
        .invalidFormat, [.code(.invalidFormat), .init("format", "url")],
        own: check.message, default: IssueMessage.format("url"), continues: !check.abort)
      return result
    case .named(let name, let literal):
      guard !Self.formatsWithFurtherRules.contains(name) else {
        throw path.error("the string format \"\(name)\" is more than a pattern")
      }
      guard let literal = literal ?? NamedFormat.pattern(of: name) else {
        throw path.error("unknown string format \"\(name)\"")
      }
      return try pattern(literal, format: name, check, path: path) { _ in
        IssueMessage.format(name)
      }
    }
  }

  /// Zod's formats that also decode or parse the text.
  private static let formatsWithFurtherRules: Set<String> = [
    "url", "ipv6", "cidrv6", "base64", "base64url", "jwt", "json_string",
  ]

  /// Returns a pattern check. Its issue is `{ origin, code, format, pattern }`, with the pattern as
  /// `RegExp.prototype.toString` prints it.
  private mutating func pattern(
    _ literal: PatternLiteral, format: String, _ check: Check, path: SchemaPath,
    defaultMessage: (JSText) -> JSText
  ) throws(SchemaError) -> PlanCheck {
    let regex: JSRegex
    do throws(PatternError) {
      regex = try JSRegex(pattern: literal.source, flags: JSText(literal.flags ?? ""))
    } catch {
      throw path.error("the pattern /\(literal.source)/\(literal.flags ?? ""): \(error)")
    }
    let text = JSText(regex.description)
    var result = PlanCheck(opcode: .pattern, abort: check.abort)
    result.pattern = PlanBuilder.add(regex, to: &plan.patterns)
    result.template = template(
      .invalidFormat,
      [
        .init("origin", "string"), .code(.invalidFormat),
        .init("format", .string(JSText(format))), .init("pattern", .string(text)),
      ],
      own: check.message, default: defaultMessage(text), continues: !check.abort)
    return result
  }

  private mutating func affix(
    _ opcode: PlanCheck.Opcode, _ format: JSText, _ property: JSText, _ text: JSText,
    _ message: JSText, _ check: Check
  ) -> PlanCheck {
    var result = PlanCheck(opcode: opcode, abort: check.abort)
    result.text = PlanBuilder.add(text, to: &plan.texts)
    result.template = template(
      .invalidFormat,
      [
        .init("origin", "string"), .code(.invalidFormat), .init("format", .string(format)),
        .init(property, .string(text)),
      ],
      own: check.message, default: message, continues: !check.abort)
    return result
  }
}
