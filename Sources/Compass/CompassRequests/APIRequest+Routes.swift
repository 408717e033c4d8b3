internal import CompassSchemas

extension APIRequest {
  struct Route {
    let method: Method
    let path: String
    let schema: WebSchema

    init(_ method: Method, _ path: String, _ schema: WebSchema) {
      self.method = method
      self.path = "/api/" + path
      self.schema = schema
    }
  }

  var route: Route {
    switch self {
    case .triggerCronJob: Route(.post, "admin/cron/trigger", .cronTriggerBody)
    case .broadcast: Route(.post, "admin/notifications/broadcast", .broadcastBody)
    case .checkMessage: Route(.post, "athlete/messages/check", .messageCheckBody)
    case .logMessage: Route(.post, "athlete/messages", .messageBody)
    case .updateProfileField: Route(.patch, "athlete/profile-field", .profileFieldBody)
    case .changeEmail: Route(.post, "auth/change-email", .changeEmailBody)
    case .changePassword: Route(.post, "auth/change-password", .changePasswordBody)
    case .deleteCoach: Route(.post, "coaches/{id}/cascade-delete", .coachCascadeDeleteBody)
    case .sendEmail: Route(.post, "email/send", .emailBody)
    case .regenerateFamilyCode: Route(.post, "family/code/regenerate", .familyCodeBody)
    case .inviteToFamily: Route(.post, "family/invite", .familyInviteBody)
    case .deleteInteraction:
      Route(.post, "interactions/{id}/cascade-delete", .interactionCascadeDeleteBody)
    case .createNotification: Route(.post, "notifications/create", .notificationBody)
    case .emailNotification: Route(.post, "notifications/email", .notificationEmailBody)
    case .updatePlayerProfile: Route(.put, "player/profile", .playerProfileBody)
    case .emailRecruitingPacket: Route(.post, "recruiting-packet/email", .recruitingPacketBody)
    case .deleteSchool: Route(.post, "schools/{id}/cascade-delete", .schoolCascadeDeleteBody)
    case .loadFavicons: Route(.post, "schools/favicons", .faviconsBody)
    case .savePreferences: Route(.post, "user/preferences/{category}", .preferencesBody)
    case .logPreferenceChange: Route(.post, "user/preferences/history", .preferencesHistoryBody)
    case .updateUserProfile: Route(.patch, "user/profile", .userProfileBody)
    }
  }
}
