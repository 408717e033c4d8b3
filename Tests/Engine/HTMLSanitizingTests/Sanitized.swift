import CompassSchemas
import JSPrimitives

@testable import HTMLSanitizing

/// The text as the sanitizer of 2026-02 returns it.
func sanitized(_ text: String) throws -> String {
  try HTMLSanitizer.february2026.sanitize(JSText(text)).string
}

/// The code units of what the sanitizer makes of code units.
func sanitized(_ units: [UInt16]) throws -> [UInt16] {
  try HTMLSanitizer.february2026.sanitize(JSText(utf16: units)).utf16
}

/// Calls a function with a text's UTF-8.
func withBytes<Result>(
  _ text: String, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
) rethrows -> Result {
  try Array(text.utf8).withUnsafeBufferPointer(body)
}
