internal import JSPrimitives

extension SchoolRules {
  /// Formats a school's numbers.
  ///
  /// Specification "School Detail", 6 Layout Structure and 8 Edge Cases.
  public enum Figures {
    /// Returns an admission rate from 0 to 1 in whole percent: 0.32 is "32%".
    public static func admissionRate(_ rate: Double) -> String {
      JSNumber.string(JSNumber.rounded(rate * 100)) + "%"
    }

    /// Returns a tuition in dollars a year: "$10,824".
    public static func tuition(_ dollars: Double) -> String { "$" + JSNumber.grouped(dollars) }

    /// Returns a number of students: "40,804".
    public static func students(_ count: Double) -> String { JSNumber.grouped(count) }
  }
}
