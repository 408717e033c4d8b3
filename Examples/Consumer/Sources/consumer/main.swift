// An app that uses the package: its own schema, a form, a rule and errors for people.
import AddSchool
import CompassValidation
import Foundation
import Names

/// A registration for a camp, which the web app doesn't have.
struct Registration: Decodable {
  var email: String
  var nickname: String
  var nights: Int
}

// 1. A schema from shared fields, with a transform and a refinement in place.
let registration = ZodSchema.object {
  Field("email", .app.email)
  Field(
    "nickname",
    .app.sanitizedText(max: 20).transform("slug") { value in
      .string((value.string ?? "").lowercased().replacingOccurrences(of: " ", with: "-"))
    })
  Field(
    "nights",
    .number().int().refine("even", "Nights are sold in pairs") { value in
      value.number?.truncatingRemainder(dividingBy: 2) == 0
    })
}

// 2. Bytes in, a typed value out.
func register(_ text: String) throws {
  let data = Data(text.utf8)
  switch try Validator(registration).decode(Registration.self, from: data) {
  case .valid(let camper):
    print("\(camper.nickname) <\(camper.email)> stays \(camper.nights) nights")
  case .invalid(let issues): for issue in issues { print("\(issue.field): \(issue.message)") }
  case .undecided(let reason): print("undecided: \(reason)")
  }
}
try register(#"{"email": "Ana@Club.ORG", "nickname": "<b>Ana Ruiz</b> ", "nights": 2}"#)
try register(#"{"email": "ana", "nickname": "Ana", "nights": 3}"#)

// 3. A schema of the web app, in one of its revisions.
let coach = Validator.coach(revision: .august2026)
let outcome = coach.validate(#"{"role": "head", "phone": "(555) 123-4567"}"#)
print(outcome.output?["phone"]?.string ?? "no phone")

// 4. A form from empty to submission.
var session = FormSession(CoachForm())
session.form.schoolID = "state-university"
session.form.role = .assistant
session.form.firstName = "Dana"
session.form.lastName = "Cole"
session.form.email = "dana@university"
session.leave(.email)
print(session.message(for: .email) ?? "fine", CoachForm.message(for: .email, "d@u.edu") ?? "fine")
session.form.email = "dana@university.edu"
let author = FormAuthor(userID: "ana", familyUnitID: "the-ruiz-family")
print(session.submit(by: author)?.submission?.email ?? "nothing to send")

// 5. A form of the app's own: the messages of its fields, then the row and the web app's verdict on it.
var school = FormSession(AddSchoolForm())
func show(_ step: String, _ school: FormSession<AddSchoolForm>) {
  print("\(step): \(school.isSubmitDisabled ? "off" : "on"), \(school.errors.messages)")
}
show("empty", school)
(school.form.name, school.form.website, school.form.twitterHandle) = ("B", "https://", "@two words")
(school.form.location, school.form.division) = (String(repeating: "x", count: 256), .d3)
for field in AddSchoolForm.Field.allCases { school.leave(field) }
show("typed", school)
(school.form.name, school.form.location) = (" Baldwin <b>Wallace</b> ", "Berea, OH")
(school.form.website, school.form.twitterHandle) = ("bw.edu", "@bwbaseball")
(school.form.notes, school.form.status) = ("<p onclick=x>R&D</p>", .campInvite)
show("corrected", school)
print(school.submit(by: author)?.errors.messages ?? ["not submitted"])
school.form.status = .contacted
print(school.webIssues(.august2026).map(\.message))
if let row = school.submit(by: author)?.submission {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  print(String(decoding: try encoder.encode(row), as: UTF8.self))
}
print(school.submitTitle)
school.fail([ServerFieldError(field: "name", message: "You have this school already")])
let spanish = FormMessage.Texts([
  "name.tooShort": "Al menos {min} caracteres", "Add School": "Añadir escuela",
])
print(school.errors.messages, spanish(school.submitTitle))
school.form.name = "B"
school.leave(\.name)
print(school.errors.messages(in: spanish))
print(try WebForm.school.message(of: "name", value: "B", in: .august2026) ?? "accepted")

// 6. The model of a view: rows of which one can't be read, and a server that refuses a field.
var model = SchoolsModel()
try model.load(
  Data(
    """
    [{"id": "1", "user_id": "ana", "name": "Baldwin Wallace", "status": "visiting"},
     {"id": "2", "user_id": "ana", "name": 7, "status": "contacted"},
     {"id": "3", "user_id": "ana", "name": "Berea", "status": "waitlisted"}]
    """.utf8))
print(model.lines, model.notice ?? "complete")
try model.receive(
  status: 422, Data(#"[{"field": "website", "message": "This address is taken"}]"#.utf8))
print(model.adding.errors.messages)

// 7. Rules: functions of strings, whole numbers and dates.
print(StatusRules.label(of: "offer_received"), PhoneRules.display("5551234567"))
print(
  GradeRules.currentGrade(graduationYear: 2028, on: Date(timeIntervalSince1970: 1_785_585_600)))

// 8. Errors are sentences.
do {
  _ = try Validator(.createDeadline, revision: .february2026)
} catch {
  print(error.localizedDescription)
}
print(FormRefusal.noFamily.localizedDescription)

// 9. No name of the library hides one of Apple's frameworks.
print(
  "\(NamesOfFrameworks.count) names of frameworks and \(NamesOfTheLibrary.count) of the library")
