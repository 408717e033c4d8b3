internal import Foundation

extension String {
  /// Whether there is nothing but blanks; a line break is more.
  var isBlank: Bool { trimmingCharacters(in: .whitespaces).isEmpty }
}
