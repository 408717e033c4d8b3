internal import JSPrimitives
internal import SourceJSON
internal import Validation

extension APIRequest {
  /// The web app's answer to a body that its schema rejects.
  enum InvalidBodyAnswer {
    /// The issues are thrown as they are, and the handler doesn't turn them into an HTTP error.
    case thrown
    /// A status with a text of its own.
    case text(Int, String)
    /// A status with the first issue's message, behind a prefix.
    case firstMessage(Int, prefix: String)
    /// A status with a text, and the field and message of each issue as data.
    case fieldMessages(Int, String)
    /// A status with a text, and Zod's flattened issues as data.
    case flattened(Int, String)
  }

  var invalidBodyAnswer: InvalidBodyAnswer {
    switch self {
    case .triggerCronJob: .thrown
    case .broadcast: .text(422, "Validation error")
    case .checkMessage, .logMessage, .deleteCoach, .deleteInteraction, .deleteSchool:
      .text(400, "Invalid request body")
    case .updateProfileField, .inviteToFamily: .firstMessage(400, prefix: "")
    case .changeEmail, .changePassword, .loadFavicons: .text(400, "Invalid request")
    case .sendEmail, .emailNotification: .text(422, "Invalid request")
    case .regenerateFamilyCode: .fieldMessages(400, "Validation failed")
    case .createNotification: .text(422, "Invalid request body")
    case .updatePlayerProfile: .text(422, "Invalid profile data")
    case .emailRecruitingPacket: .firstMessage(400, prefix: "Validation error: ")
    case .savePreferences: .firstMessage(422, prefix: "Invalid preference data: ")
    case .logPreferenceChange: .firstMessage(400, prefix: "Invalid history data: ")
    case .updateUserProfile: .flattened(400, "Invalid profile data")
    }
  }

  /// Returns the rejection of a body with these issues, of which there is one at least.
  func rejection(of issues: [ValidationIssue]) -> RequestValidator.Rejection {
    switch invalidBodyAnswer {
    case .thrown: RequestValidator.Rejection(.schema, issues: issues)
    case .text(let status, let text):
      RequestValidator.Rejection(.schema, status, text, issues: issues)
    case .firstMessage(let status, let prefix):
      RequestValidator.Rejection(
        .schema, status, issues.first.map { prefix + $0.message }, issues: issues)
    case .fieldMessages(let status, let text):
      RequestValidator.Rejection(.schema, status, text, data: issues.fieldMessages, issues: issues)
    case .flattened(let status, let text):
      RequestValidator.Rejection(.schema, status, text, data: issues.flattened, issues: issues)
    }
  }
}
