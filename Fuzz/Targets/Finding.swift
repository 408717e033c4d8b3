/// What a target found wrong with an input.
package struct Finding: Error, CustomStringConvertible {
  /// What should hold and does not, in one line or a few.
  package let description: String

  init(_ description: String) { self.description = description }

  /// Throws a finding unless a promise holds.
  static func unless(
    _ holds: Bool, _ description: @autoclosure () -> String
  ) throws(Finding) {
    guard holds else { throw Finding(description()) }
  }
}
