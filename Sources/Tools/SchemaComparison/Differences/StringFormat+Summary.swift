internal import JSPrimitives
internal import SchemaModel

extension ZodSchema.StringFormat {
  /// The name of the format.
  var name: String {
    switch self {
    case .regex: "regex"
    case .startsWith: "starts_with"
    case .endsWith: "ends_with"
    case .includes: "includes"
    case .named(let format, _): format.name
    case .pattern(let name, _), .function(let name, _): name
    case .datetime: "datetime"
    case .url: "url"
    case .jwt: "jwt"
    }
  }

  /// The format as a line shows it.
  var summary: String {
    func pattern(_ pattern: ZodSchema.PatternLiteral?) -> String {
      pattern.map { " " + $0.text } ?? ""
    }
    switch self {
    case .regex(let literal), .pattern(_, let literal): return name + pattern(literal)
    case .startsWith(let text, let literal), .endsWith(let text, let literal):
      return "\(name) \(quoted(text))\(pattern(literal))"
    case .includes(let text, let position, let literal):
      let place = position.map { " from position \($0)" } ?? ""
      return "\(name) \(quoted(text))\(place)\(pattern(literal))"
    case .named(_, let literal): return name + pattern(literal)
    case .datetime(let options): return options.summary
    case .url(let options): return options.summary
    case .jwt(let algorithm): return name + (algorithm.map { " of the algorithm \($0)" } ?? "")
    case .function(_, let predicate): return "\(name) by \(predicate.name)"
    }
  }

  /// The options of a date with a time; nil for another format.
  var dateOptions: ZodSchema.DatetimeOptions? {
    switch self {
    case .named(.datetime, nil): ZodSchema.DatetimeOptions()
    case .datetime(let options): options
    default: nil
    }
  }

  /// The options of a URL; nil for another format.
  var urlOptions: ZodSchema.URLOptions? {
    switch self {
    case .named(.url, nil): ZodSchema.URLOptions()
    case .url(let options): options
    default: nil
    }
  }
}

extension ZodSchema.PatternLiteral {
  /// The pattern as JavaScript source spells it.
  fileprivate var text: String { "/\(source)/\(flags ?? "")" }
}

extension ZodSchema.DatetimeOptions {
  fileprivate var summary: String {
    var parts = ["datetime"]
    if let precision { parts.append("of precision \(precision)") }
    if allowsOffset { parts.append("with offsets") }
    if allowsLocal { parts.append("with local times") }
    return parts.joined(separator: " ")
  }
}

extension ZodSchema.URLOptions {
  fileprivate var summary: String {
    var text = "url"
    if let hostname { text += " of the host \(hostname.text)" }
    if requiresDomain { text += " of a domain" }
    if let scheme = self.protocol { text += " of the protocol \(scheme.text)" }
    return isNormalizing ? text + ", normalized" : text
  }
}
