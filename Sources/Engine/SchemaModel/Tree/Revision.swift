/// A revision of the web app whose schemas and functions are restated.
public enum Revision: String, Sendable, Hashable, CaseIterable {
  /// 2026-02-10: Zod 4.3.6, DOMPurify 3.3.1.
  case february2026 = "2026-02"
  /// 2026-08-21: Zod 4.4.3, a sanitizer of the web app's own.
  case august2026 = "2026-08"
}
