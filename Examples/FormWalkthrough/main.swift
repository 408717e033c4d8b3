// Drives the form to add a coach from empty to submission.
import CompassValidation
import Foundation

let ana = FormAuthor(userID: "ana", familyUnitID: "the-ruiz-family")
var session = FormSession(CoachForm())

func show(_ step: String, _ session: FormSession<CoachForm>) {
  print("\(step): the button is \(session.isSubmitDisabled ? "off" : "on")")
  for message in session.errors.messages { print("  \(message)") }
}

// 1. At first, only the school picker is visible.
print(session.form.isFormVisible ? "The form" : CoachForm.schoolPrompt)
session.form.schoolID = "state-university"
show("A school is chosen", session)

// 2. The required fields.
session.form.role = .head
session.form.firstName = " Dana "
session.form.lastName = "O'Neil-Pérez"
show("The required fields are filled", session)

// 3. Leaving a field validates it; its error disappears once the field is valid.
session.form.email = "notanemail"
session.leave(.email)
show("A wrong address was typed", session)
session.form.email = "Dana@University.EDU"
show("The address was corrected", session)

// 4. A handle loses its @ when its field loses the focus.
session.form.twitterHandle = "@coachdana"
session.leave(.twitterHandle)
print("The handle is shown as \(session.form.twitterHandle)")

// 5. A tap validates all fields and returns the submission.
session.form.notes = "Met at <b>camp</b>"
guard let outcome = session.submit(by: ana) else { exit(2) }
switch outcome {
case .ready(let submission):
  print(
    "\(session.submitTitle) A second tap is \(session.submit(by: ana) == nil ? "ignored" : "sent")")
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  print(String(decoding: try encoder.encode(submission), as: UTF8.self))
case .invalid(let errors), .undecided(let errors): print(errors.messages)
case .incomplete: print("Something is missing")
case .refused(let refusal): print(refusal.message)
}
