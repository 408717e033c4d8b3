#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Choosing a locale by Foundation's locales.
extension IssueLocale {
  /// Returns the best of some locales for a reader, and English if none suits.
  ///
  ///     IssueLocale.best(for: [environmentLocale])
  ///
  /// - Parameters:
  ///   - readers: The reader's locales, the preferred one first.
  ///   - locales: The locales to choose from.
  public static func best(for readers: [Locale], of locales: [IssueLocale] = zod) -> IssueLocale {
    best(for: readers.map(\.identifier), of: locales)
  }

  /// The best of Zod's locales for the device's preferred languages, and English if none suits.
  public static var preferred: IssueLocale { best(for: Locale.preferredLanguages) }
}
