/// A word of Zod's vocabulary that later releases have and earlier ones lack, so that those can't build a schema with it.
///
/// Words that a schema expresses by older ones are not among them: `httpUrl` is a URL with options, `hash` and `hex` are
/// formats of a pattern, and `exactPartial` is `exactOptional` around each field.
package struct ZodWord: Sendable, Hashable, CaseIterable {
  /// The word, such as `looseRecord`.
  package let name: String
  /// The release that the word came with, such as `4.2`.
  package let release: String
  /// The first version here that has it.
  package let since: ZodVersion

  private init(_ name: String, _ release: String, _ since: ZodVersion) {
    (self.name, self.release, self.since) = (name, release, since)
  }

  /// Until 4.1 a function was a factory that no schema could contain.
  package static let function = ZodWord("function", "4.1", .v4_1_12)
  package static let codec = ZodWord("codec", "4.1", .v4_1_12)
  package static let slugify = ZodWord("slugify", "4.1.13", .v4_2_1)
  package static let xor = ZodWord("xor", "4.2", .v4_2_1)
  package static let looseRecord = ZodWord("looseRecord", "4.2", .v4_2_1)
  package static let exactOptional = ZodWord("exactOptional", "4.3", .v4_3_6)
  package static let properties = ZodWord("properties", "4.5", .v4_6_7)
  package static let currencyCode = ZodWord("currencyCode", "4.6", .v4_6_7)
  package static let nanoidLength = ZodWord("nanoid({ length })", "4.6", .v4_6_7)

  /// The word of a format; nil for one that every release has.
  package static func format(_ format: ZodSchema.NamedFormat) -> ZodWord? {
    format.row.origin.map { ZodWord($0.word, $0.release, $0.since) }
  }

  /// All words, by their releases, the formats of each first.
  package static let allCases: [ZodWord] =
    (ZodSchema.NamedFormat.allCases.compactMap(format) + [
      function, codec, slugify, xor, looseRecord, exactOptional, properties, currencyCode,
      nanoidLength,
    ]).sorted { ($0.since, $0.release) < ($1.since, $1.release) }

  /// Returns why a schema with the word can't be made in a version; nil if it can.
  package func absence(in version: ZodVersion) -> String? {
    version < since
      ? "Zod \(version.rawValue) has no \(name), which came with Zod \(release)" : nil
  }
}

extension ZodChange {
  /// The words that a version has and the one before it lacks, as a change of the version.
  static func vocabulary(since version: ZodVersion) -> ZodChange {
    let words = ZodWord.allCases.filter { $0.since == version }.map(\.name)
    let (last, others) = (words.last ?? "", words.dropLast().joined(separator: ", "))
    return ZodChange(
      .vocabulary, since: version,
      before: "has no " + (others.isEmpty ? last : "\(others) or \(last)"),
      after: "has " + (others.isEmpty ? last : "\(others) and \(last)"))
  }
}

extension ZodSchema {
  /// The words of the schema's own node and checks, without those of the schemas inside.
  package var words: [ZodWord] { [node.word].compactMap(\.self) + checks.compactMap(\.kind.word) }
}

extension ZodSchema.Node {
  /// The word of the node; nil for one that every release has.
  package var word: ZodWord? {
    switch self {
    case .function: .function
    case .codec: .codec
    case .exclusiveUnion: .xor
    case .record(let record): record.isLoose ? .looseRecord : nil
    case .exactOptional: .exactOptional
    default: nil
    }
  }
}

extension ZodSchema.Check.Kind {
  /// The word of the check; nil for one that every release has.
  package var word: ZodWord? {
    switch self {
    case .properties: .properties
    case .overwrite(let transform): transform == .slugify ? .slugify : nil
    case .format(.named(.nanoid, let pattern?)): pattern.nanoidLength == nil ? nil : .nanoidLength
    case .format(.named(let format, _)): .format(format)
    case .format(.pattern("currency_code", CurrencyCodes.pattern)): .currencyCode
    default: nil
    }
  }
}
