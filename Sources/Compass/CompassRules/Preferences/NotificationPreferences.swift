public import SourceJSON

extension PreferenceRules {
  /// A user's preferences for notifications.
  public struct NotificationPreferences: Sendable, Hashable, Encodable {
    /// The days without contact after which to remind of a follow-up; any number.
    public var followUpReminderDays = 7.0
    /// Whether to remind of follow-ups.
    public var enablesFollowUpReminders = true
    /// Whether to alert before deadlines.
    public var enablesDeadlineAlerts = true
    /// Whether to send a digest every day.
    public var enablesDailyDigest = true
    /// Whether to alert when a coach makes contact.
    public var enablesInboundInteractionAlerts = true
    /// Whether to send email at all.
    public var enablesEmail = true
    /// Whether to send email only for notifications of high priority.
    public var emailsOnlyHighPriority = false
    /// The time at which the quiet hours start, as typed; nil without one.
    public var quietHoursStart: String?
    /// The time at which they end.
    public var quietHoursEnd: String?

    /// Creates the preferences of a new user, without quiet hours.
    public init() {
      self.quietHoursStart = nil
      self.quietHoursEnd = nil
    }

    private enum CodingKeys: String, CodingKey {
      case followUpReminderDays
      case enablesFollowUpReminders = "enableFollowUpReminders"
      case enablesDeadlineAlerts = "enableDeadlineAlerts"
      case enablesDailyDigest = "enableDailyDigest"
      case enablesInboundInteractionAlerts = "enableInboundInteractionAlerts"
      case enablesEmail = "enableEmailNotifications"
      case emailsOnlyHighPriority = "emailOnlyHighPriority"
      case quietHoursStart, quietHoursEnd
    }
  }

  /// Returns the preferences in stored JSON; nil for a value that isn't an object or a list.
  ///
  /// Restates `prefs.notifications`. Each field is converted, and a missing, null or unreadable one
  /// gets its default, so an empty object gives all defaults. A text is true only if it reads `true`,
  /// in any case. A number may be a text, of which an empty one is 0.
  public static func notifications(from stored: JSONValue?) -> NotificationPreferences? {
    guard let fields = StoredFields(stored) else { return nil }
    var result = NotificationPreferences()
    result.followUpReminderDays =
      fields.number("followUpReminderDays") ?? result.followUpReminderDays
    result.enablesFollowUpReminders = fields.flag("enableFollowUpReminders", default: true)
    result.enablesDeadlineAlerts = fields.flag("enableDeadlineAlerts", default: true)
    result.enablesDailyDigest = fields.flag("enableDailyDigest", default: true)
    result.enablesInboundInteractionAlerts =
      fields.flag("enableInboundInteractionAlerts", default: true)
    result.enablesEmail = fields.flag("enableEmailNotifications", default: true)
    result.emailsOnlyHighPriority = fields.flag("emailOnlyHighPriority", default: false)
    result.quietHoursStart = fields.text("quietHoursStart").string
    result.quietHoursEnd = fields.text("quietHoursEnd").string
    return result
  }
}
