package import JSPrimitives

/// The pattern of a string: its last format that has one, or else its lengths.
package enum StringPattern {
  /// Returns the source of the pattern of a string with these checks, by the rules of a version.
  ///
  /// Zod makes the pattern when the schema is made, with all checks that one call of `check` adds. So contradictory
  /// lengths throw only if no check has a pattern, wherever it is among them.
  ///
  /// - Throws: `SourcePatternError` if no check has a pattern and the minimum length is greater than the maximum.
  package static func source(
    of checks: [ZodSchema.Check], in semantics: ZodSemantics
  ) throws(SourcePatternError) -> JSText {
    if semantics.templateParts == .lastFormatOrLengths {
      return lastFormatOrLengths(of: checks, in: semantics) ?? #"^[\s\S]{0,}$"#
    }
    var lengths = Lengths()
    var formats = FormatSet()
    for check in checks {
      formats.add(check, in: semantics)
      lengths.add(check)
    }
    if let format = formats.formats.last { return RegExpSource.source(format.source) }
    if lengths.areReversed { throw .reversedLengths(lengths.source) }
    return JSText(lengths.source)
  }

  /// Returns the source of a part of a template literal by its checks from 4.6.7 on; nil if none of them is a format with
  /// a pattern or a length.
  static func lastFormatOrLengths(
    of checks: [ZodSchema.Check], in semantics: ZodSemantics
  ) -> JSText? {
    var source: JSText?
    var minimum: Int?
    var maximum: Int?
    for check in checks {
      if case .format(let format) = check.kind, let pattern = format.pattern(in: semantics) {
        source = RegExpSource.source(pattern.jsSource)
      }
      guard let bound = check.kind.lengthBound, !(bound.isOfSize && bound.comparison == .exactly)
      else { continue }
      if bound.comparison != .atMost { minimum = max(minimum ?? bound.limit, bound.limit) }
      if bound.comparison != .atLeast { maximum = min(maximum ?? bound.limit, bound.limit) }
    }
    if let source { return source }
    if minimum == nil, maximum == nil { return nil }
    if let minimum, let maximum, minimum > maximum { return "(?!)" }
    return JSText(#"^[\s\S]{\#(minimum ?? 0),\#(maximum.map(String.init) ?? "")}$"#)
  }

  /// Returns the sources of all patterns of a string with these checks, in order: the `RegExp` objects in Zod's bag.
  package static func sources(of checks: [ZodSchema.Check], in version: ZodVersion) -> [JSText] {
    var formats = FormatSet()
    for check in checks { formats.add(check, in: version.semantics) }
    return formats.formats.map { RegExpSource.source($0.source) }
  }

  /// Zod's `Set` of `RegExp` objects, in which an object that it has keeps its place.
  private struct FormatSet {
    private(set) var formats: [Format] = []

    mutating func add(_ check: ZodSchema.Check, in semantics: ZodSemantics) {
      guard let format = Format(check, in: semantics) else { return }
      if !format.isShared || !formats.contains(format) { formats.append(format) }
    }
  }

  /// Returns the source of a version's pattern of a string; see `source(of:in:)` with semantics.
  package static func source(
    of checks: [ZodSchema.Check], in version: ZodVersion
  ) throws(SourcePatternError) -> JSText {
    try source(of: checks, in: version.semantics)
  }

  /// The pattern of a format.
  private struct Format: Hashable {
    let source: JSText
    /// Whether all checks of the format have the same `RegExp` object.
    let isShared: Bool

    /// Creates the pattern of a check, or nil if it is no format or has no pattern.
    init?(_ check: ZodSchema.Check, in semantics: ZodSemantics) {
      guard case .format(let format) = check.kind,
        let source = format.pattern(in: semantics)?.jsSource
      else { return nil }
      self.source = source
      if case .named(let named, _) = format, named.hasSharedPattern {
        isShared = source == named.pattern(in: semantics)?.jsSource
      } else {
        isShared = false
      }
    }
  }

  /// The limits of a string's length, as Zod collects them.
  private struct Lengths {
    private var limits = CollectedLimits()

    mutating func add(_ check: ZodSchema.Check) { limits.add(check.kind) }

    /// Whether the limits are a quantifier with its numbers out of order.
    ///
    /// V8 reads numbers from 2^31 - 1 on as infinite. Other texts than digits are no quantifier.
    var areReversed: Bool {
      func quantity(_ length: Double) -> Double? {
        guard length >= 0, length == length.rounded(), length < 1e21 else { return nil }
        return min(length, 2_147_483_647)
      }
      guard let maximum = limits.maximum.flatMap(quantity),
        let minimum = quantity(limits.minimum ?? 0)
      else { return false }
      return minimum > maximum
    }

    var source: String {
      let minimum = JSNumber.string(limits.minimum ?? 0)
      let maximum = limits.maximum.map(JSNumber.string) ?? ""
      return #"^[\s\S]{\#(minimum),\#(maximum)}$"#
    }
  }
}

extension ZodSchema.StringFormat {
  /// Returns the pattern that Zod has for the format in a version, or nil if it has none.
  package func pattern(in version: ZodVersion) -> ZodSchema.PatternLiteral? {
    pattern(in: version.semantics)
  }

  /// Returns the pattern that Zod has for the format by the rules of a version, or nil if it has none.
  package func pattern(in semantics: ZodSemantics) -> ZodSchema.PatternLiteral? {
    switch self {
    case .regex(let pattern), .pattern(_, let pattern): pattern
    case .startsWith(let prefix, let pattern): pattern ?? DerivedPattern.startsWith(prefix)
    case .endsWith(let suffix, let pattern): pattern ?? DerivedPattern.endsWith(suffix)
    case .includes(let text, let position, let pattern):
      pattern
        ?? DerivedPattern.includes(
          text, position: position, in: semantics.version(of: .includesPattern))
    // Zod keeps no pattern of these two, even if a document has one.
    case .named(.url, _), .named(.jwt, _): nil
    case .named(let format, let pattern): pattern ?? format.pattern(in: semantics)
    case .datetime(let options):
      ISOPatterns.datetime(options, in: semantics.version(of: .datetimePattern))
    case .url, .jwt, .function: nil
    }
  }
}
