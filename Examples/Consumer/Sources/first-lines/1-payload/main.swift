// swift-format-ignore-file
import CompassValidation
import Foundation

let json = #"{"role": "head", "email": "A@B.CO", "twitter_handle": "@ana"}"#

let outcome = Validator.coach.validate(json)  // no `try`: a schema of the app can't fail to compile
let email: String? = outcome.output?["email"]?.string
print(email ?? "none")  // a@b.co
print(outcome)  // valid({"role":"head","email":"a@b.co","twitter_handle":"ana"})
print(Validator.coach.isValid(json))  // true
print(Validator.coach.isValid(Data(json.utf8)))  // true

let wrong = Validator.coach.validate(#"{"role": "owner", "email": "x"}"#)
for issue in wrong.issues { print(issue) }
// role: Invalid option: expected one of "head"|"assistant"|"recruiting" [invalid_value]
// email: Email must be at least 5 characters [too_small]
// email: Please enter a valid email address [invalid_format]
print(wrong.issues.messages["email"] ?? [])  // ["Email must be at least 5 characters", "Please enter a valid email address"]

do { _ = try wrong.get() } catch { print(error.localizedDescription) }
// role: Invalid option: expected one of "head"|"assistant"|"recruiting" (and 2 more)

let august = Validator.coach(revision: .august2026)
print(august.isValid(#"{"role": "head", "phone": "+14405550134"}"#))  // true

let notJSON = Validator.coach.validate("{")
print(notJSON)  // undecided(not JSON, 1:2, expected a key or "}", found the end of the text)
