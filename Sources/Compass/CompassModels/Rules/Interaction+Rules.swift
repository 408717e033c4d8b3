public import CompassRules

extension InteractionRules.Export<Interaction> {
  /// Creates the export of an interaction's row, with the rows that it refers to.
  public init(
    _ interaction: Interaction, school: School? = nil, coach: Coach? = nil, clock: LocalClock
  ) {
    self.init(
      interaction, schoolName: school?.name, coachName: coach?.fullName, clock: clock)
  }
}
