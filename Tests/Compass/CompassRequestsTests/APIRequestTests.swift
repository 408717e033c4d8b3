import CompassRequests
import CompassSchemas
import Testing

/// The routes: their methods, paths and schemas.
@Suite struct APIRequestTests {
  private static let routes: [(APIRequest, String)] = [
    (.triggerCronJob, "POST /api/admin/cron/trigger"),
    (.broadcast, "POST /api/admin/notifications/broadcast"),
    (.checkMessage, "POST /api/athlete/messages/check"),
    (.logMessage, "POST /api/athlete/messages"),
    (.updateProfileField, "PATCH /api/athlete/profile-field"),
    (.changeEmail, "POST /api/auth/change-email"),
    (.changePassword, "POST /api/auth/change-password"),
    (.deleteCoach, "POST /api/coaches/{id}/cascade-delete"),
    (.sendEmail, "POST /api/email/send"),
    (.regenerateFamilyCode, "POST /api/family/code/regenerate"),
    (.inviteToFamily, "POST /api/family/invite"),
    (.deleteInteraction, "POST /api/interactions/{id}/cascade-delete"),
    (.createNotification, "POST /api/notifications/create"),
    (.emailNotification, "POST /api/notifications/email"),
    (.updatePlayerProfile, "PUT /api/player/profile"),
    (.emailRecruitingPacket, "POST /api/recruiting-packet/email"),
    (.deleteSchool, "POST /api/schools/{id}/cascade-delete"),
    (.loadFavicons, "POST /api/schools/favicons"),
    (.savePreferences, "POST /api/user/preferences/{category}"),
    (.logPreferenceChange, "POST /api/user/preferences/history"),
    (.updateUserProfile, "PATCH /api/user/profile"),
  ]

  @Test func everyRequestHasItsRoute() {
    #expect(APIRequest.allCases == Self.routes.map(\.0))
    for (request, route) in Self.routes {
      #expect("\(request.method.rawValue) \(request.path)" == route)
    }
  }

  @Test func theRawValueNamesTheSchema() {
    for request in APIRequest.allCases {
      #expect(request.schema.name == request.rawValue)
      #expect(SchemaCatalog.names(of: .august2026).contains(request.rawValue))
    }
  }

  @Test func anOlderRevisionHasNoneOfTheSchemas() {
    for request in APIRequest.allCases {
      let error = #expect(throws: WebSchema.LookupError.self) {
        try RequestValidator(request, revision: .february2026)
      }
      #expect(error?.name == request.rawValue)
    }
  }
}
