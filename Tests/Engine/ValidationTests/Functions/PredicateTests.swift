import CompassSchemas
import SchemaModel
import Testing
import Validation

@Suite("Refinements of the web app's schemas")
struct PredicateTests {
  private func issues(_ predicate: ZodSchema.Predicate, _ payload: String) throws -> Int? {
    let schema = ZodSchema.record(.unknown).refine(predicate)
    let validator = try Validator(schema)
    switch validator.validate(payload) {
    case .valid: return 0
    case .invalid(let issues): return issues.count
    case .undecided: return nil
    }
  }

  @Test(
    "Passwords match unit by unit",
    arguments: [
      (#"{"password":"a","confirmPassword":"a"}"#, 0),
      (#"{"password":"a","confirmPassword":"\u0061"}"#, 0),
      (#"{"password":"é","confirmPassword":"e\u0301"}"#, 1),
      (#"{"password":"a","confirmPassword":"A"}"#, 1),
      (#"{"password":"a","confirmPassword":""}"#, 1),
    ])
  func passwords(payload: String, count: Int) throws {
    #expect(try issues(.passwordsMatch, payload) == count)
  }

  @Test(
    "An amount and a percentage exclude each other if both are greater than 0",
    arguments: [
      (#"{}"#, 0), (#"{"scholarship_amount":5}"#, 0), (#"{"scholarship_percentage":5}"#, 0),
      (#"{"scholarship_amount":0,"scholarship_percentage":null}"#, 0),
      (#"{"scholarship_amount":null,"scholarship_percentage":50}"#, 0),
      (#"{"scholarship_amount":5,"scholarship_percentage":50}"#, 1),
      (#"{"scholarship_amount":5e-324,"scholarship_percentage":1e999}"#, 1),
      (#"{"scholarship_amount":0,"scholarship_percentage":50}"#, 0),
      (#"{"scholarship_amount":5,"scholarship_percentage":0}"#, 0),
      (#"{"scholarship_amount":0,"scholarship_percentage":0}"#, 0),
      (#"{"scholarship_amount":-0,"scholarship_percentage":5}"#, 0),
      (#"{"scholarship_amount":-5e-324,"scholarship_percentage":5}"#, 0),
      (#"{"scholarship_amount":5,"scholarship_percentage":-1}"#, 0),
      (#"{"scholarship_amount":"5","scholarship_percentage":0}"#, 0),
      (#"{"scholarship_amount":"5","scholarship_percentage":5}"#, nil),
      (#"{"scholarship_amount":5,"scholarship_percentage":[]}"#, nil),
    ] as [(String, Int?)])
  func amounts(payload: String, count: Int?) throws {
    #expect(try issues(.amountOrPercentage, payload) == count)
  }

  @Test(
    "A deadline is not before its offer",
    arguments: [
      (#"{"offer_date":"2026-03-01","deadline_date":"2026-03-01"}"#, 0),
      (#"{"offer_date":"2026-03-02","deadline_date":"2026-03-01"}"#, 1),
      (#"{"offer_date":"2026-03-01","deadline_date":"2026-02-30"}"#, 0),
      (#"{"offer_date":"2026-03-01","deadline_date":null}"#, 0),
      (#"{"offer_date":"2026-03-01"}"#, 0),
      (#"{"offer_date":"2026-13-01","deadline_date":"2026-13-01"}"#, 1),
    ])
  func deadlines(payload: String, count: Int) throws {
    #expect(try issues(.deadlineNotBeforeOffer, payload) == count)
  }

  @Test(
    "A player has a date of birth of four, two and two digits; a parent needs none",
    arguments: [
      (#"{"role":"player"}"#, 1), (#"{"role":"player","dateOfBirth":null}"#, 1),
      (#"{"role":"player","dateOfBirth":""}"#, 1),
      (#"{"role":"player","dateOfBirth":"2010-01-05"}"#, 0),
      (#"{"role":"player","dateOfBirth":"\u0032010-01-05"}"#, 0),
      (#"{"role":"player","dateOfBirth":"0000-00-99"}"#, 0),
      (#"{"role":"player","dateOfBirth":"2010-1-5"}"#, 1),
      (#"{"role":"player","dateOfBirth":"2010-01-5"}"#, 1),
      (#"{"role":"player","dateOfBirth":"2010/01/05"}"#, 1),
      (#"{"role":"player","dateOfBirth":"2010-01-051"}"#, 1),
      (#"{"role":"player","dateOfBirth":"12010-01-05"}"#, 1),
      (#"{"role":"player","dateOfBirth":" 2010-01-05"}"#, 1),
      (#"{"role":"player","dateOfBirth":"2010-01-05\n"}"#, 1),
      (#"{"role":"player","dateOfBirth":"2010-01-05T00:00:00Z"}"#, 1),
      (#"{"role":"player","dateOfBirth":"201O-01-05"}"#, 1),
      (#"{"role":"player","dateOfBirth":"٢٠١٠-٠١-٠٥"}"#, 1),
      (#"{"role":"player","dateOfBirth":5}"#, 1),
      (#"{"role":"player","dateOfBirth":["2010-01-05"]}"#, nil),
      (#"{"role":"parent"}"#, 0), (#"{"role":"parent","dateOfBirth":"2010-1-5"}"#, 0),
      (#"{"role":"Player","dateOfBirth":""}"#, 0), (#"{"dateOfBirth":""}"#, 0),
    ] as [(String, Int?)])
  func birthDates(payload: String, count: Int?) throws {
    #expect(try issues(.playerNeedsBirthDate, payload) == count)
  }

  @Test("An update has a field", arguments: [("{}", 1), (#"{"title":null}"#, 0)])
  func fields(payload: String, count: Int) throws {
    #expect(try issues(.atLeastOneField, payload) == count)
  }
}
