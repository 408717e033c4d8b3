internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Checks, in their order.
extension PlanListing {
  /// Returns the checks of a node, each with a point before it, as a chain of calls has them.
  mutating func checks(of node: PlanNode) -> String {
    var text = ""
    for place in Int(node.firstCheck)..<Int(node.endCheck) {
      let check = plan.tables.checks[place]
      var arguments = self.arguments(of: check)
      if check.abort { arguments.append("abort") }
      if check.when >= 0 { arguments.append("when \(plan.conditions[Int(check.when)].name)") }
      text += ".\(name(of: check))(\(arguments.joined(separator: ", ")))"
    }
    return text
  }

  private func name(of check: PlanCheck) -> String {
    switch check.opcode {
    case .length:
      switch check.comparison {
      case .atLeast: check.measure == .size ? "minSize" : "min"
      case .atMost: check.measure == .size ? "maxSize" : "max"
      case .exactly: check.measure == .size ? "size" : "length"
      }
    case .greaterThan, .bigintGreaterThan: "gt"
    case .greaterOrEqual, .bigintGreaterOrEqual: "gte"
    case .lessThan, .bigintLessThan: "lt"
    case .lessOrEqual, .bigintLessOrEqual: "lte"
    case .safeInteger, .rangedInteger: "int"
    case .range, .bigintRange: "range"
    case .multipleOf, .roundedMultipleOf, .bigintMultipleOf: "multipleOf"
    case .pattern, .textFormat: format(of: check)
    case .startsWith: "startsWith"
    case .endsWith: "endsWith"
    case .includes, .includesAfter: "includes"
    case .url, .urlOptions: "url"
    case .overwrite: overwrite(check).isZods ? overwrite(check).name : "overwrite"
    case .custom: "refine"
    case .function: "check"
    case .hasMembers: "hasMembers"
    case .property: "property"
    }
  }

  private mutating func arguments(of check: PlanCheck) -> [String] {
    let limit = JSNumber.string(check.limit)
    switch check.opcode {
    case .length: return [check.measure == .codePoints ? "\(limit) code points" : limit]
    case .greaterThan, .greaterOrEqual, .lessThan, .lessOrEqual: return [limit]
    case .multipleOf: return ["\(limit) by digits"]
    case .roundedMultipleOf: return ["\(limit) by a rounded quotient"]
    case .safeInteger, .hasMembers: return []
    case .rangedInteger, .range:
      return ["\(limit)...\(JSNumber.string(check.otherLimit))"]
    case .bigintGreaterThan, .bigintGreaterOrEqual, .bigintLessThan, .bigintLessOrEqual,
      .bigintMultipleOf:
      return ["\(plan.bigints[Int(check.bigint)].description)n"]
    case .bigintRange:
      let low = plan.bigints[Int(check.bigint)].description
      return ["\(low)n...\(plan.bigints[Int(check.bigint) + 1].description)n"]
    case .pattern: return [name(ofPattern: check.pattern)]
    case .startsWith, .endsWith, .includes, .property: return [quoted(plan.texts[Int(check.text)])]
    case .includesAfter: return [quoted(plan.texts[Int(check.text)]), "from \(limit)"]
    case .url: return []
    case .urlOptions: return urlConditions(plan.urlOptions[Int(check.format)])
    case .textFormat:
      let algorithm = "by an algorithm"
      return check.text < 0 ? [algorithm] : [quoted(plan.texts[Int(check.text)]), algorithm]
    case .overwrite: return overwrite(check).isZods ? [] : [overwrite(check).name]
    case .custom: return [plan.predicates[Int(check.predicate)].name]
    case .function: return [plan.checkFunctions[Int(check.function)].name]
    }
  }

  /// Returns the name of a format, from the issue of its check.
  private func format(of check: PlanCheck) -> String {
    let properties = plan.templates[Int(check.template)].template.properties
    return properties.first { $0.nameText == "format" }?.value.text?.string ?? "\(check.opcode)"
  }

  /// Returns the name of a function, and whether Zod has a method of this name.
  private func overwrite(_ check: PlanCheck) -> (name: String, isZods: Bool) {
    let name = plan.transforms[Int(check.transform)].name
    switch TransformOpcode(rawValue: UInt8(truncatingIfNeeded: check.transformOpcode)) {
    case .trim, .toLowerCase, .toUpperCase, .normalize, .slugify: return (name, true)
    default: return (name, false)
    }
  }

  private mutating func urlConditions(_ options: PlanURLOptions) -> [String] {
    var conditions: [String] = []
    if options.hostname >= 0 { conditions.append("host of \(name(ofPattern: options.hostname))") }
    if options.scheme >= 0 { conditions.append("scheme of \(name(ofPattern: options.scheme))") }
    return conditions
  }
}
