public import CompassSchemas

/// A request of the web app whose body a schema judges.
///
/// The raw value is the schema's name in the catalog.
public enum APIRequest: String, Sendable, Hashable, CaseIterable {
  /// Starts a scheduled job by hand; only the names of an allow list.
  ///
  /// The web app throws the issues of an invalid body as they are, without a status.
  case triggerCronJob = "api-admin-cron-trigger"
  /// Notifies all users or one.
  case broadcast = "api-admin-notifications-broadcast"
  /// Checks a message to a coach before it is sent.
  case checkMessage = "api-athlete-messages-check"
  /// Logs a message to a coach.
  case logMessage = "api-athlete-messages"
  /// Writes one field of the athlete's profile.
  case updateProfileField = "api-athlete-profile-field"
  /// Changes the email address of the account; the web app then tries the password.
  case changeEmail = "api-auth-change-email"
  /// Changes the password; the web app then tries the current one.
  case changePassword = "api-auth-change-password"
  /// Deletes a coach with everything that depends on it.
  case deleteCoach = "api-coaches-cascade-delete"
  /// Sends a recurring email.
  case sendEmail = "api-email-send"
  /// Replaces the code that joins a family; the web app lets only its owner.
  case regenerateFamilyCode = "api-family-code-regenerate"
  /// Invites someone to the family by email.
  case inviteToFamily = "api-family-invite"
  /// Deletes an interaction with everything that depends on it.
  case deleteInteraction = "api-interactions-cascade-delete"
  /// Creates a notification for oneself.
  case createNotification = "api-notifications-create"
  /// Sends a notification by email; internal to the server, which checks a shared secret.
  case emailNotification = "api-notifications-email"
  /// Replaces parts of the player's public profile.
  case updatePlayerProfile = "api-player-profile"
  /// Sends the recruiting packet.
  case emailRecruitingPacket = "api-recruiting-packet-email"
  /// Deletes a school with everything that depends on it.
  case deleteSchool = "api-schools-cascade-delete"
  /// Loads the icons of schools.
  case loadFavicons = "api-schools-favicons"
  /// Saves the preferences of one category.
  case savePreferences = "api-user-preferences-category"
  /// Adds a change to the history of the preferences.
  case logPreferenceChange = "api-user-preferences-history"
  /// Writes the user's own profile.
  case updateUserProfile = "api-user-profile"

  /// The method of a request.
  public enum Method: String, Sendable, Hashable, CaseIterable {
    /// The HTTP method of that name.
    case patch = "PATCH"
    /// The HTTP method of that name.
    case post = "POST"
    /// The HTTP method of that name.
    case put = "PUT"
  }

  /// The HTTP method.
  public var method: Method { route.method }

  /// The path of the web app, with parameters in braces, such as `/api/coaches/{id}/cascade-delete`.
  public var path: String { route.path }

  /// The schema of the body.
  public var schema: WebSchema { route.schema }
}
