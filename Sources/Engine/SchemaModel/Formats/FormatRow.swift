package import JSPrimitives

extension ZodSchema.NamedFormat {
  /// The facts about a string format with a name: those of Zod, its messages, JSON Schema and generated payloads.
  ///
  /// A new format is a row of `FormatRows.swift`, its methods in the DSL, and a file with its rule if it has one.
  package struct Row: Sendable {
    /// A rule that no pattern can express.
    package enum Rule: Sendable {
      /// One that depends on the version of Zod or on options, which the compiler of schemas knows.
      case special
      /// One that is the same wherever the format exists.
      ///
      /// - Parameter testsPatternFirst: whether Zod matches the pattern first, with a value that isn't a string as one.
      case algorithm(
        @Sendable (UnsafeBufferPointer<UInt8>) -> Bool, testsPatternFirst: Bool = false)
    }

    /// The release that the format's word in the vocabulary came with, and the first version here that has it.
    package struct Origin: Sendable {
      let word: String
      let release: String
      let since: ZodVersion
    }

    /// The source of a format's pattern.
    enum Pattern: Sendable {
      case none
      /// One that is the same in all versions. Nothing is made before it is asked for.
      case constant(@Sendable () -> JSText)
      case ofVersion(@Sendable (ZodVersion) -> ZodSchema.PatternLiteral?)
    }

    /// The name in schemas and issues, such as `cidrv4`.
    package let name: String
    /// The name in messages; nil if it is the same.
    package var word: String?
    /// The first version whose messages have that name; nil for all.
    package var wordSince: ZodVersion?
    var pattern = Pattern.none
    /// The change of the pattern between versions; nil if it is the same in all.
    var change: ZodChange.Name?
    /// Whether a document of version 1 names the format, which then has its pattern.
    var isOfDocumentVersion1 = false
    /// Whether Zod has one `RegExp` object for the format, which all of its checks share.
    var sharesPattern = true
    package var rule: Rule?
    /// The word of the vocabulary, if earlier releases have no such format.
    var origin: Origin?
    /// The values of JSON Schema's `format` that Zod reads as this one.
    package var jsonSchemaNames: [String] = []
    /// The first version that reads them; nil for all.
    package var jsonSchemaSince: ZodVersion?
    /// The value of JSON Schema's `format` that Zod writes; nil if it is the name.
    package var jsonSchemaName: String?
    /// Strings that the newest release accepts, and near ones that it rejects. Other releases may not.
    package var samples: [JSText] = []
    package var nearMisses: [JSText] = []
    /// Makes a string of the format, with random numbers below a bound.
    package var make: (@Sendable (_ below: (Int) -> Int) -> String)?

    init(_ name: String, _ word: String? = nil) { (self.name, self.word) = (name, word) }
  }

  /// All rows: those of the formats, then the names that only messages and JSON Schema know.
  package static let rows = allCases.map(\.row) + otherRows

  /// Returns the row of a name; nil if it is unknown.
  package static func row(_ name: String) -> Row? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0) })
}

extension ZodSchema.NamedFormat.Row {
  /// Whether some version has a pattern of the format.
  var hasPattern: Bool { if case .none = pattern { false } else { true } }

  /// Returns a version's pattern of the format, without options, or nil if the format has none.
  package func pattern(in version: ZodVersion = .newestRelease) -> ZodSchema.PatternLiteral? {
    switch pattern {
    case .constant(let source): ZodSchema.PatternLiteral(source())
    case .ofVersion(let literal): literal(version)
    case .none: nil
    }
  }
}

// MARK: Writing rows

extension ZodSchema.NamedFormat.Row {
  private func with(_ change: (inout Self) -> Void) -> Self {
    var row = self
    change(&row)
    return row
  }

  func pattern(_ source: @autoclosure @escaping @Sendable () -> JSText) -> Self {
    with { $0.pattern = .constant(source) }
  }
  func pattern(_ source: @escaping @Sendable (ZodVersion) -> JSText) -> Self {
    pattern(shared: true) { ZodSchema.PatternLiteral(source($0)) }
  }
  func pattern(
    shared: Bool, _ literal: @escaping @Sendable (ZodVersion) -> ZodSchema.PatternLiteral?
  ) -> Self {
    with { ($0.pattern, $0.sharesPattern) = (.ofVersion(literal), shared) }
  }
  func changed(_ change: ZodChange.Name) -> Self { with { $0.change = change } }
  var ofDocumentVersion1: Self { with { $0.isOfDocumentVersion1 = true } }
  func rule(_ rule: Rule) -> Self { with { $0.rule = rule } }
  func word(since version: ZodVersion) -> Self { with { $0.wordSince = version } }
  func origin(_ word: String, _ release: String, _ since: ZodVersion) -> Self {
    with { $0.origin = Origin(word: word, release: release, since: since) }
  }
  func jsonSchema(_ names: String..., since version: ZodVersion? = nil) -> Self {
    with { ($0.jsonSchemaNames, $0.jsonSchemaSince) = (names, version) }
  }
  func shownInJSONSchema(as name: String) -> Self { with { $0.jsonSchemaName = name } }
  func samples(_ samples: JSText..., nearMisses: [JSText] = []) -> Self {
    with { ($0.samples, $0.nearMisses) = (samples, nearMisses) }
  }
  func make(_ make: @escaping @Sendable (_ below: (Int) -> Int) -> String) -> Self {
    with { $0.make = make }
  }
}
