// swift-format-ignore-file
import CompassValidation
import Observation

@Observable @MainActor final class AddCoachModel {
  var session = FormSession(CoachForm())
  func message(_ field: CoachForm.Field) -> String? { session.message(for: field) }
}
print(CoachForm.message(for: .email, "notanemail") ?? "fine")  // Please enter a valid email address
