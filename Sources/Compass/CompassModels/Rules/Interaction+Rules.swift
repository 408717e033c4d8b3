public import CompassRules

extension InteractionRules.Record {
  /// Creates the record of an interaction's row.
  public init(_ interaction: Interaction) {
    self.init(
      type: interaction.type, direction: interaction.direction,
      subject: interaction.subject, content: interaction.content,
      sentiment: interaction.sentiment,
      occurredAt: interaction.occurredAt, schoolID: interaction.schoolID,
      coachID: interaction.coachID, attachmentCount: interaction.attachmentCount)
  }
}

extension InteractionRules.Export {
  /// Creates the export of an interaction's row, with the rows that it refers to.
  public init(
    _ interaction: Interaction, school: School? = nil, coach: Coach? = nil, clock: LocalClock
  ) {
    self.init(
      InteractionRules.Record(interaction), schoolName: school?.name, coachName: coach?.fullName,
      clock: clock)
  }
}

extension InteractionRules.ListExport {
  /// Creates the export of interactions' rows.
  public init(rows interactions: [Interaction], clock: LocalClock) {
    self.init(interactions.map(InteractionRules.Record.init), clock: clock)
  }
}
