internal import JSPrimitives
internal import JSRegexEngine
internal import SchemaModel
internal import SourceJSON

extension SchemaCompiler {
  mutating func check(_ check: Check, path: SchemaPath) throws(SchemaError) -> PlanCheck {
    switch check.kind {
    case .minLength(let minimum):
      return length(.minLength, minimum, check) { origin in
        [Self.lengthIssue(.tooSmall, "minimum", minimum, origin, exact: false)]
      }
    case .maxLength(let maximum):
      return length(.maxLength, maximum, check) { origin in
        [Self.lengthIssue(.tooBig, "maximum", maximum, origin, exact: false)]
      }
    case .lengthEquals(let length):
      return self.length(.lengthEquals, length, check) { origin in
        [
          Self.lengthIssue(.tooBig, "maximum", length, origin, exact: true),
          Self.lengthIssue(.tooSmall, "minimum", length, origin, exact: true),
        ]
      }
    case .greaterThan(let value, let inclusive):
      return bound(
        inclusive ? .greaterOrEqual : .greaterThan, .tooSmall, "minimum", value, inclusive, check)
    case .lessThan(let value, let inclusive):
      return bound(
        inclusive ? .lessOrEqual : .lessThan, .tooBig, "maximum", value, inclusive, check)
    case .safeInteger: return safeInteger(check)
    case .multipleOf(let divisor): return multipleOf(divisor, check)
    case .format(let format): return try self.format(format, check, path: path)
    case .overwrite(let named):
      guard let transform = functions.resolve(named) else {
        throw SchemaError.unregistered(named, at: path.text)
      }
      var result = PlanCheck(opcode: .overwrite, abort: check.abort)
      result.transform = PlanBuilder.add(transform, to: &plan.transforms)
      result.transformOpcode = Int32(transform.opcode.rawValue)
      return result
    case .custom(let named, let issuePath):
      guard let predicate = functions.resolve(named) else {
        throw path.error("no predicate named \"\(named.name)\" is registered")
      }
      var result = PlanCheck(opcode: .custom, abort: check.abort)
      result.predicate = plan.add(predicate)
      result.template = template(
        .custom, [.code(.custom)], own: check.message, default: IssueMessage.invalidInput,
        continues: !check.abort, path: issuePath ?? [])
      return result
    }
  }

  /// The origins that a length check's issue can have, in the order of their templates.
  enum LengthOrigin: Int32, CaseIterable {
    case string, array, unknown

    /// The name in issues. It is spelled out, since printing a case uses reflection, which is slow at first use.
    var name: String {
      switch self {
      case .string: "string"
      case .array: "array"
      case .unknown: "unknown"
      }
    }
  }

  private typealias IssueParts = (
    code: IssueCode, properties: [ValidationIssue.Parameter], text: JSText
  )

  /// Returns a length check, with a template for each way to fail and each origin.
  private mutating func length(
    _ opcode: PlanCheck.Opcode, _ length: Int, _ check: Check,
    issues: (_ origin: String) -> [IssueParts]
  ) -> PlanCheck {
    var result = PlanCheck(opcode: opcode, abort: check.abort)
    result.limit = Double(length)
    result.template = Int32(plan.templates.count)
    let origins = LengthOrigin.allCases.map { issues($0.name) }
    for way in origins[0].indices {
      for parts in origins {
        _ = template(
          parts[way].code, parts[way].properties, own: check.message, default: parts[way].text,
          continues: !check.abort)
      }
    }
    return result
  }

  private static func lengthIssue(
    _ code: IssueCode, _ property: JSText, _ limit: Int, _ origin: String, exact: Bool
  ) -> IssueParts {
    var properties: [ValidationIssue.Parameter] = [
      .init("origin", .string(JSText(origin))), .code(code),
      .init(property, .number(Double(limit))), .init("inclusive", true),
    ]
    if exact { properties.append(.init("exact", true)) }
    let text =
      code == .tooBig
      ? IssueMessage.tooBig(origin: origin, maximum: Double(limit), inclusive: true)
      : IssueMessage.tooSmall(origin: origin, minimum: Double(limit), inclusive: true)
    return (code, properties, text)
  }

  private mutating func bound(
    _ opcode: PlanCheck.Opcode, _ code: IssueCode, _ property: JSText, _ limit: Double,
    _ inclusive: Bool, _ check: Check
  ) -> PlanCheck {
    var result = PlanCheck(opcode: opcode, abort: check.abort)
    result.limit = limit
    result.template = template(
      code,
      [
        .init("origin", "number"), .code(code), .init(property, .number(limit)),
        .init("inclusive", .boolean(inclusive)),
      ],
      own: check.message,
      default: code == .tooBig
        ? IssueMessage.tooBig(origin: "number", maximum: limit, inclusive: inclusive)
        : IssueMessage.tooSmall(origin: "number", minimum: limit, inclusive: inclusive),
      continues: !check.abort)
    return result
  }

  /// Returns a check with three ways to fail: not an integer, which never continues, too large, too small.
  private mutating func safeInteger(_ check: Check) -> PlanCheck {
    let limit = Double(1 << 53) - 1
    let note = ValidationIssue.Parameter("note", "Integers must be within the safe integer range.")
    var result = PlanCheck(opcode: .safeInteger, abort: check.abort)
    result.template = template(
      .invalidType,
      [.init("expected", "int"), .init("format", "safeint"), .code(.invalidType)],
      own: check.message,
      default: IssueMessage.invalidType(expected: "int", received: "number"))
    _ = template(
      .tooBig,
      [
        .code(.tooBig), .init("maximum", .number(limit)), note, .init("origin", "int"),
        .init("inclusive", true),
      ],
      own: check.message,
      default: IssueMessage.tooBig(origin: "int", maximum: limit, inclusive: true),
      continues: !check.abort)
    _ = template(
      .tooSmall,
      [
        .code(.tooSmall), .init("minimum", .number(-limit)), note, .init("origin", "int"),
        .init("inclusive", true),
      ],
      own: check.message,
      default: IssueMessage.tooSmall(origin: "int", minimum: -limit, inclusive: true),
      continues: !check.abort)
    return result
  }

  private mutating func multipleOf(_ divisor: Double, _ check: Check) -> PlanCheck {
    var result = PlanCheck(opcode: .multipleOf, abort: check.abort)
    result.limit = divisor
    result.template = template(
      .notMultipleOf,
      [.init("origin", "number"), .code(.notMultipleOf), .init("divisor", .number(divisor))],
      own: check.message, default: IssueMessage.notMultipleOf(divisor), continues: !check.abort)
    return result
  }
}
