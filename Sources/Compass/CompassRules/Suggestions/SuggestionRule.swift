internal import JSPrimitives

extension SuggestionRules {
  /// A rule that suggests next steps, in the order in which the rules run.
  ///
  /// The raw value is the stored type of its suggestions.
  public enum Rule: String, Codable, CaseIterable, Sendable, Hashable {
    /// To register with the eligibility center, in grade 11.
    case ncaaRegistration = "ncaa-registration"
    /// To add schools to a short list.
    case schoolListBuilding = "school-list-building"
    /// To visit schools officially.
    case officialVisit = "official-visit"
    /// To write to the coaches of priority schools more often.
    case formalOutreach = "formal-outreach"
    /// To go to a showcase, in grade 10.
    case showcaseAttendance = "showcase-attendance"
    /// To contact a school again.
    case interactionGap = "interaction-gap"
    /// To make a first video.
    case missingVideo = "missing-video"
    /// To thank the coaches met at an event.
    case eventFollowUp = "event-follow-up"
    /// To repair a video's link.
    case videoLinkHealth = "video-link-health"
    /// To contact a school of the highest priority.
    case prioritySchoolReminder = "priority-school-reminder"

    /// The stored word for the step that the suggestion's button opens: `log_interaction`, `add_school`,
    /// `add_video` or `update_video`.
    public var actionType: String { SuggestionsData.actionType(of: self) }

    /// Whether the rule rests while all schools are in a dead period.
    public var restsInDeadPeriods: Bool { SuggestionsData.restsInDeadPeriods(of: self) }

    /// The sentence with its placeholders.
    var message: JSText { SuggestionsData.message(of: self) }
  }
}
