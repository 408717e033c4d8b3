internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

extension RequestValidator {
  /// Returns the decision on a body that fits the schema.
  func decision(output: JSONValue, facts: Facts) -> RequestOutcome {
    switch request {
    case .triggerCronJob: jobDecision(output, facts)
    case .broadcast:
      RequestRules.hasRecipient(
        target: output["target"]?.string ?? "", userID: output["user_id"]?.string)
        ? .accepted(output)
        : .rejected(Rejection(.missingUser, 422, "Missing required field"))
    case .deleteCoach, .deleteInteraction, .deleteSchool:
      RequestRules.isDeletionConfirmed(output["confirmDelete"]?.boolean)
        ? .accepted(output) : .rejected(Rejection(.unconfirmed, 400))
    case .updatePlayerProfile:
      output["vanity_slug"]?.string.map(RequestRules.isReservedSlug) ?? false
        ? .rejected(Rejection(.reservedSlug, 422)) : .accepted(output)
    case .checkMessage, .logMessage, .createNotification: .accepted(storedTexts(of: output))
    case .updateProfileField: fieldDecision(output)
    case .updateUserProfile: profileDecision(output, facts)
    case .changeEmail, .changePassword, .sendEmail, .regenerateFamilyCode, .inviteToFamily,
      .emailNotification, .emailRecruitingPacket, .loadFavicons, .savePreferences,
      .logPreferenceChange:
      .accepted(output)
    }
  }

  private func jobDecision(_ output: JSONValue, _ facts: Facts) -> RequestOutcome {
    guard let jobs = facts.cronJobs else { return .undecided(.missingFact(.cronJobs)) }
    let isAllowed = RequestRules.isAllowedJob(output["jobName"]?.string ?? "", among: jobs)
    return isAllowed ? .accepted(output) : .rejected(Rejection(.unknownJob, 403))
  }

  private func fieldDecision(_ output: JSONValue) -> RequestOutcome {
    guard let column = PreferenceRules.editableColumn(sourcePath: output["sourcePath"]?.string)
    else {
      return .rejected(Rejection(.sourcePath))
    }
    do {
      var body = output.object ?? JSONObject()
      body["value"] =
        switch try PreferenceRules.value(of: output["value"]?.string, for: column) {
        case .cleared: .null
        // The string itself, since a rule has U+FFFD for an unpaired surrogate.
        case .text: .string(output["value"]?.jsText?.trimmed() ?? "")
        case .number(let number): .number(number)
        }
      return .accepted(.object(body))
    } catch {
      return .rejected(Rejection(.profileValue(error)))
    }
  }

  private func profileDecision(_ output: JSONValue, _ facts: Facts) -> RequestOutcome {
    guard output.object?.isEmpty == false else {
      return .rejected(Rejection(.noChanges, 400))
    }
    guard let birth = output["date_of_birth"]?.string else { return .accepted(output) }
    guard let now = facts.now else { return .undecided(.missingFact(.now)) }
    guard let clock = facts.clock else { return .undecided(.missingFact(.clock)) }
    return GradeRules.isUnderMinimumAge(dateOfBirth: birth, now: now, clock: clock)
      ? .rejected(Rejection(.underage, 400)) : .accepted(output)
  }

  /// Adds the judgement of the path's category to the decision on the body.
  ///
  /// It is not recorded which of the two the web app judges first. A request that both refuse has the
  /// status only if it is the same, and no message, since that of the category is not recorded.
  func judgingCategory(_ body: RequestOutcome, facts: Facts) -> RequestOutcome {
    guard let name = facts.category else { return .undecided(.missingFact(.category)) }
    guard RequestRules.preferenceCategory(name) == nil else { return body }
    switch body {
    case .accepted: return .rejected(Rejection(.unknownCategory, 422))
    case .rejected(let rejection):
      let status = rejection.status == 422 ? 422 : nil
      return .rejected(Rejection(.unknownCategory, status, issues: rejection.issues))
    case .undecided: return body
    }
  }
}
