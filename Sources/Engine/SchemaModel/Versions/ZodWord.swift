/// A word of Zod's vocabulary that later releases have and earlier ones lack, so that those can't build a schema with it.
///
/// Words that a schema expresses by older ones are not among them: `httpUrl` is a URL with options, `hash` and `hex` are
/// formats of a pattern, and `exactPartial` is `exactOptional` around each field.
package enum ZodWord: String, Sendable, Hashable, CaseIterable {
  case function, codec, mac, slugify, xor, looseRecord, exactOptional, creditCard, properties, iban,
    currencyCode
  case nanoidLength = "nanoid({ length })"

  /// The release that a word came with, and the first version here that has it.
  package typealias Origin = (word: ZodWord, release: String, since: ZodVersion)

  /// The origins of all words. Until 4.1 a function was a factory that no schema could contain.
  package static let origins: [Origin] = [
    (.function, "4.1", .v4_1_12),
    (.codec, "4.1", .v4_1_12),
    (.mac, "4.1.13", .v4_2_1),
    (.slugify, "4.1.13", .v4_2_1),
    (.xor, "4.2", .v4_2_1),
    (.looseRecord, "4.2", .v4_2_1),
    (.exactOptional, "4.3", .v4_3_6),
    (.creditCard, "4.5", .v4_6_7),
    (.properties, "4.5", .v4_6_7),
    (.iban, "4.6", .v4_6_7),
    (.currencyCode, "4.6", .v4_6_7),
    (.nanoidLength, "4.6", .v4_6_7),
  ]

  /// The first version that has the word.
  package var since: ZodVersion { Self.origins.first { $0.word == self }?.since ?? .v4_0_17 }

  /// Returns why a schema with the word can't be made in a version; nil if it can.
  package func absence(in version: ZodVersion) -> String? {
    guard let origin = Self.origins.first(where: { $0.word == self }), version < origin.since else {
      return nil
    }
    return "Zod \(version.rawValue) has no \(rawValue), which came with Zod \(origin.release)"
  }
}

extension ZodChange {
  /// The words that a version has and the one before it lacks, as a change of the version.
  static func vocabulary(since version: ZodVersion) -> ZodChange {
    let words = ZodWord.origins.filter { $0.since == version }.map(\.word.rawValue)
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
    case .format(.named("mac", _)): .mac
    case .format(.named("credit_card", _)): .creditCard
    case .format(.named("iban", _)): .iban
    case .format(.named("nanoid", let pattern?)): pattern.nanoidLength == nil ? nil : .nanoidLength
    case .format(.pattern("currency_code", CurrencyCodes.pattern)): .currencyCode
    default: nil
    }
  }
}
