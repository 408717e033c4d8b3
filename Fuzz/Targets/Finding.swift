/// A violated promise, found by a target for an input.
package struct Finding: Error, CustomStringConvertible {
  /// The violated promise, in one line or a few.
  package let description: String

  init(_ description: String) { self.description = description }

  /// Throws a finding unless a promise holds.
  static func unless(
    _ holds: Bool, _ description: @autoclosure () -> String
  ) throws(Finding) {
    guard holds else { throw Finding(description()) }
  }
}
