import CompassForms
import CompassModels
import Testing

/// A field of a form is a column of the record that it changes.
@Suite("Columns of forms") struct FormColumnTests {
  private func names<Form: ValidatedForm>(_ form: Form.Type) -> Set<String> {
    Set(Form.Field.allCases.map(\.rawValue))
  }

  @Test func everyFieldIsAColumn() {
    #expect(names(CoachForm.self).isSubset(of: Coach.columns.names))
    #expect(names(NewCoachForm.self).isSubset(of: Coach.columns.names))
    #expect(names(EventForm.self).isSubset(of: Event.columns.names))
    #expect(names(InteractionForm.self).isSubset(of: Interaction.columns.names))
    #expect(names(NewSchoolForm.self).isSubset(of: School.columns.names))
    #expect(names(School.CoachingPhilosophyForm.self).isSubset(of: School.columns.names))
    #expect(names(School.NotesForm.self).isSubset(of: School.columns.names))
    #expect(names(School.StatusForm.self).isSubset(of: School.columns.names))
    #expect(
      names(School.InformationForm.self)
        .isSubset(of: School.columns.names + School.AcademicInfo.columns.names))
  }
}
