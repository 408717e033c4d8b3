internal import JSPrimitives
package import SchemaModel

extension ZodSchema.StringFormat {
  /// The name of the format.
  var name: String {
    switch self {
    case .regex: "regex"
    case .startsWith: "starts_with"
    case .endsWith: "ends_with"
    case .includes: "includes"
    case .named(let name, _), .pattern(let name, _), .function(let name, _): name
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

  /// Returns the kind of difference when this becomes another format of the same name.
  func change(to new: ZodSchema.StringFormat) -> SchemaDifference.Kind {
    if let old = dateOptions, let new = new.dateOptions { return old.change(to: new) }
    if let old = urlOptions, let new = new.urlOptions { return old.change(to: new) }
    if case .jwt(let old) = self, case .jwt(let new) = new {
      return old == nil ? .stricter : new == nil ? .looser : .changed
    }
    return .changed
  }

  /// The options of a date with a time; nil for another format.
  package var dateOptions: ZodSchema.DatetimeOptions? {
    switch self {
    case .named("datetime", nil): ZodSchema.DatetimeOptions()
    case .datetime(let options): options
    default: nil
    }
  }

  /// The options of a URL; nil for another format.
  package var urlOptions: ZodSchema.URLOptions? {
    switch self {
    case .named("url", nil): ZodSchema.URLOptions()
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

  fileprivate func change(to new: ZodSchema.DatetimeOptions) -> SchemaDifference.Kind {
    guard precision == new.precision else { return .changed }
    let changes = [(allowsOffset, new.allowsOffset), (allowsLocal, new.allowsLocal)]
    let (gains, losses) = (changes.contains { !$0 && $1 }, changes.contains { $0 && !$1 })
    return gains && losses ? .changed : gains ? .looser : losses ? .stricter : .reworded
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

  fileprivate func change(to new: ZodSchema.URLOptions) -> SchemaDifference.Kind {
    guard isNormalizing == new.isNormalizing else { return .changed }
    var kinds: Set<SchemaDifference.Kind> = []
    for (old, new) in [(hostname, new.hostname), (self.protocol, new.protocol)] where old != new {
      kinds.insert(old == nil ? .stricter : new == nil ? .looser : .changed)
    }
    if requiresDomain != new.requiresDomain { kinds.insert(requiresDomain ? .looser : .stricter) }
    return kinds.count == 1 ? kinds.first ?? .changed : kinds.isEmpty ? .reworded : .changed
  }
}
