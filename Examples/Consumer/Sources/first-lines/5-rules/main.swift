// swift-format-ignore-file
import CompassValidation
import Foundation

// nil compiles, a Date is a Date, a grade is an Int.
print(PhoneRules.display("5551234567"))  // (555) 123-4567
print(PhoneRules.stored(nil) as Any)  // nil
print(GradeRules.currentGrade(graduationYear: 2028, on: Date(timeIntervalSince1970: 1_785_585_600)))  // 11
print(StatusRules.label(of: "offer_received"))  // Offer Received
print(InterestCalibration(answers: [true, true, true, false, false, false]).level)  // medium
print(DivisionRecommendation(currentDivision: .d1, fitScore: 62).divisions)  // [D2]
let signals = FitRules.personalSignals(of: .init(homeState: nil, campusSize: "Medium"), at: .init(state: "GA", students: 20_000))
// "Medium" is not a stored word ("medium" is): an unknown signal that explains why, never a plausible answer.
print(signals.campusSize.strength, signals.campusSize.explanation)
let isDeadToday: Bool = CalendarRules.isDeadPeriod(on: Date(), division: .d1)
print(CalendarRules.isDeadPeriod(on: Date(timeIntervalSince1970: 1_785_585_600), division: .d1))
