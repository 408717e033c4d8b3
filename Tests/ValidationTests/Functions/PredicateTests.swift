import SchemaModel
import Testing
import Validation

@Suite("Refinements of the web app's schemas")
struct PredicateTests {
  private func issues(_ predicate: PredicateName, _ payload: String) throws -> Int? {
    let schema = Schema.record(.unknown).refine(predicate)
    let validator = try Validator(schema)
    switch try validator.validate(payload) {
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
    "An amount or a percentage, not both; with a zero it is not known",
    arguments: [
      (#"{}"#, 0), (#"{"scholarship_amount":5}"#, 0),
      (#"{"scholarship_amount":0,"scholarship_percentage":null}"#, 0),
      (#"{"scholarship_amount":null,"scholarship_percentage":50}"#, 0),
      (#"{"scholarship_amount":5,"scholarship_percentage":50}"#, 1),
      (#"{"scholarship_amount":0,"scholarship_percentage":50}"#, nil),
      (#"{"scholarship_amount":5,"scholarship_percentage":0}"#, nil),
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
    "A player has a birth date, a parent need not",
    arguments: [
      (#"{"role":"player"}"#, 1), (#"{"role":"player","dateOfBirth":""}"#, 1),
      (#"{"role":"player","dateOfBirth":"2010-01-01"}"#, 0), (#"{"role":"parent"}"#, 0),
    ])
  func birthDates(payload: String, count: Int) throws {
    #expect(try issues(.playerNeedsBirthDate, payload) == count)
  }

  @Test("An update has a field", arguments: [("{}", 1), (#"{"title":null}"#, 0)])
  func fields(payload: String, count: Int) throws {
    #expect(try issues(.atLeastOneField, payload) == count)
  }
}
