import Foundation
import Testing

@testable import IssueLocales

/// The locale of a reader.
@Suite struct LocaleChoiceTests {
  @Test(arguments: [
    (["pt-BR"], "pt"), (["pt-PT", "es"], "pt"), (["fr-CA", "en"], "fr"), (["de_AT.UTF-8"], "de"),
    (["zh-Hans-CN"], "zh-CN"), (["zh-Hans"], "zh-CN"), (["zh"], "zh-CN"), (["zh-SG"], "zh-CN"),
    (["cmn-CN"], "zh-CN"), (["iw"], "he"), (["iw-IL"], "he"), (["HE-il"], "he"),
    (["nl-NL", "de-DE"], "de"), (["ar-u-nu-latn"], "ar"), (["es-419"], "es"),
    (["gu-IN"], "gu"), (["ne-NP"], "ne"), (["tg-TJ"], "tg"),
  ])
  func `a reader has the first language that a locale suits`(
    _ languages: [String], _ identifier: String
  ) {
    #expect(IssueLocale.best(for: languages).identifier == identifier)
  }

  @Test(arguments: [["zh-Hant"], ["zh-TW"], ["zh-HK"], ["ru-Latn"], ["nl"], ["C"], [""], []])
  func `a reader without a locale has English`(_ languages: [String]) {
    #expect(IssueLocale.best(for: languages).identifier == "en")
  }

  @Test func `a reader of another script has the next language`() {
    #expect(IssueLocale.best(for: ["zh-Hant-TW", "ja-JP"]).identifier == "ja")
  }

  @Test func `an app's locale of the same region is better`() {
    let swiss = IssueLocale("de-CH") { _, _ in "Grüezi" }
    let locales = IssueLocale.zod + [swiss]
    #expect(IssueLocale.best(for: ["de-CH"], of: locales).identifier == "de-CH")
    #expect(IssueLocale.best(for: ["de-AT"], of: locales).identifier == "de")
    #expect(IssueLocale.best(for: ["de"], of: locales).identifier == "de")
  }

  @Test func `Foundation's locales are understood`() {
    #expect(IssueLocale.best(for: [Locale(identifier: "uk_UA")]).identifier == "uk")
    #expect(IssueLocale.zod.map(\.identifier).contains(IssueLocale.preferred.identifier))
  }
}
