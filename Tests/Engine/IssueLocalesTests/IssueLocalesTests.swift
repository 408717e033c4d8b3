import Testing

@testable import IssueLocales

@Suite struct IssueLocalesTests {
}
