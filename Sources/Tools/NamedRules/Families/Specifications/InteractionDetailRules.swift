internal import CompassRules
internal import SourceJSON

/// The decisions of the specification "Interaction Detail & Add Interaction".
enum InteractionDetailRules {
  private typealias Texts = InteractionRules.PageText

  static let all = Rule.list(specification: "Interaction Detail & Add Interaction") {
    Rule(
      "interaction.formTitle", "The title of the form for a role.", Texts.formTitle,
      "role")
    Rule(
      "interaction.loggedBy", "The name of the user who logged an interaction.",
      { Texts.loggedBy(userID: $0, name: $1, currentUserID: $2) }, "loggedBy", "name",
      "currentUserId")
    Rule(
      "interaction.detailCells",
      "The school and coach of an interaction, and its attachments' header.",
      { (schoolID, school, coachID, coach, count: Int) -> Members in
        [
          "school": Texts.cell(id: schoolID, name: school, missingRecord: Texts.unknownSchool),
          "coach": Texts.cell(id: coachID, name: coach, missingRecord: Texts.unknownCoach),
          "attachments": Texts.attachmentsHeader(count: count),
        ]
      }, "schoolId", "schoolName", "coachId", "coachName", .or("attachmentCount", 0))
    Rule(
      "interaction.access", "What a member of a family may do with an interaction.",
      { (role: RequestRules.UserRole?, user, owner) -> Members in
        let access = RequestRules.FamilyAccess(userID: user, role: role)
        return [
          "creates": access.logsInteractions,
          "error": access.logsInteractions ? String?.none : RequestRules.FamilyAccess.onlyPlayers,
          "deletes": access.deletesInteraction(loggedBy: owner),
          "exports": access.exportsInteractions, "reads": access.reads,
        ]
      }, "role", "userId", "loggedBy")
    Rule(
      "interaction.coachSelection", "The coach after a school and a coach were chosen in turn.",
      { (steps: [[String]], coaches: [CoachRules.ListEntry]) throws(RuleError) -> Members in
        var selection = InteractionRules.CoachSelection()
        for step in steps {
          let text = step.last ?? ""
          switch step.first {
          case "school": selection.selectSchool(text)
          case "coach": selection.selectCoach(text)
          case "other": selection.nameOtherCoach(text)
          default: throw .arguments("the argument \"steps\" names school, coach and other")
          }
        }
        return [
          "schoolId": selection.schoolID, "coachId": selection.coachID,
          "otherCoachName": selection.otherCoachName,
          "offered": selection.offered(coaches).map(\.id),
          "placeholder": selection.emptyState(of: coaches)?.title,
          "options": [
            InteractionRules.CoachSelection.otherCoachOption,
            InteractionRules.CoachSelection.addCoachOption,
          ],
        ]
      }, "steps", "coaches?")
    Rule(
      "attachment.icon", "The icon of an attachment, its kind and its short name.",
      { (type, name) -> Members in
        let icon = InteractionRules.AttachmentIcon(mimeType: type)
        return [
          "symbol": icon.symbol.rawValue, "label": icon.label,
          "name": InteractionRules.AttachmentIcon.displayName(of: name),
        ]
      }, "type", "name?")
  }
}
