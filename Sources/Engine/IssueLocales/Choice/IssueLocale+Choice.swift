/// Choosing a locale by the languages of a reader.
extension IssueLocale {
  /// Returns the best of some locales for a reader, and English if none suits.
  ///
  ///     IssueLocale.best(for: ["pt-BR", "en-US"]).identifier  // pt
  ///
  /// The first of the languages that a locale suits decides. A locale suits a language in every region, best in the
  /// same one, but not in another script: a reader of traditional Chinese, `zh-Hant`, is not given `zh-CN`. Old names
  /// are understood, such as `iw` for `he`.
  ///
  /// - Parameters:
  ///   - languages: BCP 47 tags, the preferred one first, such as `Locale.preferredLanguages` of Foundation.
  ///   - locales: The locales to choose from.
  public static func best(
    for languages: [String], of locales: [IssueLocale] = zod
  ) -> IssueLocale {
    suiting(languages, of: locales) ?? .english
  }

  /// Returns the best of some locales for a reader, or nil if none suits.
  package static func suiting(
    _ languages: [String], of locales: [IssueLocale]
  ) -> IssueLocale? {
    let tags = locales.map { LanguageTag($0.identifier) }
    for language in languages.map(LanguageTag.init) {
      var best: (index: Int, suitability: Int)?
      for (index, tag) in tags.enumerated() {
        guard let suitability = language.suitability(of: tag) else { continue }
        if best.map({ suitability > $0.suitability }) ?? true { best = (index, suitability) }
      }
      if let best { return locales[best.index] }
    }
    return nil
  }
}
