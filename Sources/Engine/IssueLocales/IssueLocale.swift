/// The words of issues in a language: Zod's own, or those of an app.
public struct IssueLocale: Sendable {
}
