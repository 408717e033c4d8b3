import CompassValidation
import Observation

/// The model of the page that adds a coach.
@Observable @MainActor final class AddCoachModel {
  var session = FormSession(CoachForm())
  func message(_ field: CoachForm.Field) -> String? { session.message(for: field) }
}
