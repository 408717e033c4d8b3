internal import JSPrimitives
public import SourceJSON

extension PreferenceRules {
  /// An athlete's preferences for their school.
  public struct SchoolPreferences: Sendable, Hashable, Encodable {
    /// The preferences, the most important first.
    public var preferences: [SchoolPreference]
    /// The name of the template that they started from.
    public var templateUsed: String?
    /// The time of the last change, as stored.
    public var lastUpdated: String

    init(_ preferences: [SchoolPreference], templateUsed: JSText?, lastUpdated: JSText) {
      self.preferences = preferences
      self.templateUsed = templateUsed.string
      self.lastUpdated = lastUpdated.string
    }

    private enum CodingKeys: String, CodingKey {
      case preferences
      case templateUsed = "template_used"
      case lastUpdated = "last_updated"
    }
  }

  /// Returns the preferences for a school in stored JSON; nil without a list, or with an empty one.
  ///
  /// Restates `prefs.school`. An unknown category becomes `custom`. A preference's value is kept as it
  /// is, and other fields that are missing or unreadable are empty, 0 or false.
  ///
  /// - Parameter now: the time of the last change if none is stored.
  public static func school(from stored: JSONValue?, now: Date) -> SchoolPreferences? {
    guard let fields = StoredFields(stored), let list = fields.list("preferences"), !list.isEmpty
    else { return nil }
    return SchoolPreferences(
      list.map(Self.preference), templateUsed: fields.text("template_used"),
      lastUpdated: fields.text("last_updated").nonempty ?? Self.text(of: now))
  }

  /// Returns the preferences for a school of a new user: none, changed now.
  ///
  /// Restates the school's part of `prefs.defaults`; the others are `PreferenceRules.NotificationPreferences()` and
  /// ``PreferenceRules/DashboardLayout/standard``. Since 2026-08.
  public static func defaultSchoolPreferences(now: Date) -> SchoolPreferences {
    SchoolPreferences([], templateUsed: nil, lastUpdated: Self.text(of: now))
  }

  private static func preference(_ stored: JSONValue) -> SchoolPreference {
    let fields = StoredFields(stored)
    return SchoolPreference(
      id: fields?.text("id")?.string ?? "", type: fields?.text("type")?.string ?? "",
      value: fields?["value"],
      category: fields?.word("category") ?? .custom, priority: fields?.number("priority") ?? 0,
      isDealbreaker: fields?.flag("is_dealbreaker", default: false) ?? false)
  }

  private static func text(of now: Date) -> JSText { JSText(now.isoText ?? "") }
}
