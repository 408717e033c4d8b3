internal import JSPrimitives
internal import JSRegex
internal import SchemaModel
internal import SourceJSON

extension SchemaCompiler {
  mutating func format(
    _ format: ZodSchema.StringFormat, _ check: ZodSchema.Check, own: [IssueTemplate.MessageSource],
    path: SchemaPath
  ) throws(SchemaError) -> PlanCheck {
    switch format {
    case .regex(let literal):
      return try pattern(literal, format: "regex", check, own: own, path: path) {
        IssueMessage.regex($0)
      }
    case .startsWith(let prefix, _):
      return part(
        .startsWith, "starts_with", "prefix", prefix, IssueMessage.startsWith(prefix), check,
        own: own)
    case .endsWith(let suffix, _):
      return part(
        .endsWith, "ends_with", "suffix", suffix, IssueMessage.endsWith(suffix), check, own: own)
    case .includes(let text, let position, _):
      var result = part(
        position == nil ? .includes : .includesAfter, "includes", "includes", text,
        IssueMessage.includes(text), check, own: own)
      result.limit = Double(position ?? 0)
      return result
    case .url(let options): return try url(options, check, own: own, path: path)
    case .named(.url, nil): return try url(ZodSchema.URLOptions(), check, own: own, path: path)
    case .jwt(let algorithm):
      let text = algorithm.map { JSText($0) }
      var result = textFormat(
        PlanFormat { JSONWebToken.isValid($0, algorithm: text) }, "jwt", check, own: own)
      if let algorithm { result.text = PlanBuilder.add(JSText(algorithm), to: &plan.texts) }
      return result
    case .datetime(let options):
      return try pattern(
        ISOPatterns.datetime(options, in: semantics.version(of: .datetimePattern)),
        format: "datetime", check, own: own,
        path: path
      ) { [zod = semantics.version] _ in IssueMessage.format("datetime", in: zod) }
    case .pattern(let name, let literal):
      var result = PlanCheck(opcode: .pattern, abort: check.abort)
      result.pattern = PlanBuilder.add(try regex(literal, path: path), to: &plan.patterns)
      result.template = plain(name, check, own: own)
      return result
    case .function(let name, let named):
      guard let predicate = functions.resolve(named) else {
        throw path.error(.unregistered(.predicate, name: named.name))
      }
      var result = PlanCheck(opcode: .custom, abort: check.abort)
      result.predicate = plan.add(predicate)
      result.template = plain(name, check, own: own)
      return result
    case .named(let format, let literal):
      return try named(format, literal, check, own: own, path: path)
    }
  }

  private mutating func named(
    _ format: ZodSchema.NamedFormat, _ literal: ZodSchema.PatternLiteral?, _ check: ZodSchema.Check,
    own: [IssueTemplate.MessageSource], path: SchemaPath
  ) throws(SchemaError) -> PlanCheck {
    let name = format.name
    if let rule = rule(of: format) { return textFormat(rule, name, check, own: own) }
    // A pattern could not replace the parser of a URL.
    guard format.row.rule == nil, let literal = literal ?? format.pattern(in: semantics) else {
      throw path.error(.misplacedPattern(format: name))
    }
    return try pattern(literal, format: name, check, own: own, path: path) {
      [zod = semantics.version] _ in
      IssueMessage.format(name, in: zod)
    }
  }

  /// Returns the rule of a format by these semantics; nil if a pattern decides it, and for a URL, which is compiled before.
  private func rule(of format: ZodSchema.NamedFormat) -> PlanFormat? {
    switch format.row.rule {
    case nil: return nil
    case .algorithm(let isValid, let testsPatternFirst):
      return PlanFormat(testsPatternFirst: testsPatternFirst, isValid)
    case .special: break
    }
    switch format {
    case .base64:
      let version = semantics.version(of: .base64)
      return PlanFormat { Base64.isValid($0, in: version) }
    case .base64url: return PlanFormat(Base64.isValidForURL)
    case .jwt: return PlanFormat { JSONWebToken.isValid($0, algorithm: nil) }
    case .ipv6:
      let version = semantics.version(of: .ipv6)
      return PlanFormat { IPv6Format.isAddress($0, in: version) }
    case .cidrv6:
      let parts = semantics.version(of: .cidrv6Parts)
      let version = parts < .v4_1_12 ? .v4_0_17 : max(semantics.version(of: .ipv6), .v4_1_12)
      return PlanFormat { IPv6Format.isRange($0, in: version) }
    default: return nil
    }
  }

  /// Returns a check by an algorithm. Its issue is `{ code, format }`.
  private mutating func textFormat(
    _ format: PlanFormat, _ name: String, _ check: ZodSchema.Check,
    own: [IssueTemplate.MessageSource]
  ) -> PlanCheck {
    var result = PlanCheck(opcode: .textFormat, abort: check.abort)
    result.text = -1
    result.format = PlanBuilder.add(format, to: &plan.formats)
    result.template = plain(name, check, own: own)
    return result
  }

  /// Adds the template of an issue with neither origin nor pattern.
  private mutating func plain(
    _ name: String, note: JSText? = nil, pattern: JSText? = nil, _ check: ZodSchema.Check,
    own: [IssueTemplate.MessageSource]
  ) -> Int32 {
    var properties: [ValidationIssue.Parameter] = [
      .code(.invalidFormat), .init("format", .string(JSText(name))),
    ]
    if let note { properties.append(.init("note", .string(note))) }
    if let pattern { properties.append(.init("pattern", .string(pattern))) }
    return template(
      .invalidFormat, properties, own: own,
      default: IssueMessage.format(name, in: semantics.version),
      continuation: check.continuation)
  }

  /// Returns a check of a URL. Its templates are: no URL, no `http://` at the start, wrong host, wrong scheme.
  private mutating func url(
    _ options: ZodSchema.URLOptions, _ check: ZodSchema.Check, own: [IssueTemplate.MessageSource],
    path: SchemaPath
  ) throws(SchemaError) -> PlanCheck {
    let isPlain = options == ZodSchema.URLOptions() && !semantics.urlDropsLineEnds
    var result = PlanCheck(opcode: isPlain ? .url : .urlOptions, abort: check.abort)
    result.template = plain("url", check, own: own)
    guard !isPlain else { return result }
    var planned = PlanURLOptions(format: URLFormat(options, in: semantics))
    _ = plain("url", note: "Invalid URL format", check, own: own)
    let hostname =
      options.hostname
      ?? (options.requiresDomain
        ? ZodSchema.NamedFormat.domain(in: semantics.version(of: .domain)) : nil)
    if let hostname {
      let regex = try regex(hostname, path: path)
      planned.hostname = PlanBuilder.add(regex, to: &plan.patterns)
    }
    let shown =
      semantics.showsHostnameOption ? hostname : ZodSchema.NamedFormat.hostname
    _ = plain("url", note: "Invalid hostname", pattern: shown?.jsSource, check, own: own)
    if let scheme = options.protocol {
      let regex = try regex(scheme, path: path)
      planned.scheme = PlanBuilder.add(regex, to: &plan.patterns)
    }
    _ = plain(
      "url", note: "Invalid protocol", pattern: options.protocol?.jsSource, check, own: own)
    result.format = PlanBuilder.add(planned, to: &plan.urlOptions)
    return result
  }

  /// Returns a pattern check. Its issue is `{ origin, code, format, pattern }`, with the pattern as
  /// `RegExp.prototype.toString` prints it.
  private mutating func pattern(
    _ literal: ZodSchema.PatternLiteral, format: String, _ check: ZodSchema.Check,
    own: [IssueTemplate.MessageSource], path: SchemaPath, defaultMessage: (JSText) -> JSText
  ) throws(SchemaError) -> PlanCheck {
    let regex = try regex(literal, path: path)
    let text = "/" + RegExpSource.source(literal.jsSource) + JSText("/\(regex.flags)")
    var result = PlanCheck(opcode: .pattern, abort: check.abort)
    result.pattern = PlanBuilder.add(regex, to: &plan.patterns)
    result.template = template(
      .invalidFormat,
      [
        .init("origin", "string"), .code(.invalidFormat),
        .init("format", .string(JSText(format))), .init("pattern", .string(text)),
      ],
      own: own, default: defaultMessage(text), continuation: check.continuation)
    return result
  }

  private mutating func part(
    _ opcode: PlanCheck.Opcode, _ format: JSText, _ property: JSText, _ text: JSText,
    _ message: JSText, _ check: ZodSchema.Check, own: [IssueTemplate.MessageSource]
  ) -> PlanCheck {
    var result = PlanCheck(opcode: opcode, abort: check.abort)
    result.text = PlanBuilder.add(text, to: &plan.texts)
    result.template = template(
      .invalidFormat,
      [
        .init("origin", "string"), .code(.invalidFormat), .init("format", .string(format)),
        .init(property, .string(text)),
      ],
      own: own, default: message, continuation: check.continuation)
    return result
  }
}
