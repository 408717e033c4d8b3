import CompassRules
import Testing

/// The results are recorded from the web app of 2026-08.
@Suite struct SchoolDuplicateTests {
  private static let schools: [SchoolRules.Identity] = [
    .init(name: "University of Georgia", website: "https://www.uga.edu", ncaaID: "GA-1"),
    .init(name: " Auburn ", website: "http://auburn.edu/baseball"),
    .init(name: "École", website: "not a url", ncaaID: "x9"),
    .init(name: "Ohio State", website: "https://OSU.edu:8080/x?y", ncaaID: ""),
    .init(name: "Sub", website: "https://athletics.uga.edu", ncaaID: "gA-1"),
    .init(name: "IDN", website: "https://école.fr"),
  ]

  private func duplicate(
    _ name: String?, website: String? = nil, ncaaID: String? = nil
  ) -> SchoolRules.Duplicate? {
    SchoolRules.duplicate(
      of: .init(name: name, website: website, ncaaID: ncaaID), among: Self.schools)
  }

  @Test(
    arguments: [
      ("UNIVERSITY OF GEORGIA", 0), (" university of georgia ", 0), ("Auburn", nil),
      (" Auburn ", nil), ("école", 2), ("ÉCOLE", 2), ("Georgia", nil), ("", nil), (" ", nil),
      ("Ohio  State", nil),
    ] as [(String, Int?)])
  func names(name: String, index: Int?) {
    let found = duplicate(name)
    #expect(found?.index == index && found?.match == (index == nil ? nil : .name))
  }

  @Test(
    arguments: [
      ("https://uga.edu", 0), ("https://www.uga.edu/athletics", 0), ("http://UGA.EDU", 0),
      ("uga.edu", nil), ("https://athletics.uga.edu", 4), ("https://auburn.edu", 1),
      ("https://www.www.uga.edu", nil), ("https://osu.edu", 3), ("osu.edu:8080", nil),
      ("https://xn--cole-9oa.fr", 5), ("https://ÉCOLE.fr", 5), ("ftp://uga.edu", 0),
      ("mailto:a@uga.edu", nil), ("", nil), ("https://", nil),
    ] as [(String, Int?)])
  func websites(website: String, index: Int?) {
    let found = duplicate("New", website: website)
    #expect(found?.index == index && found?.match == (index == nil ? nil : .domain))
  }

  @Test(
    arguments: [
      ("GA-1", 0), ("ga-1", 0), (" ga-1 ", 0), ("X9", 2), ("", nil), ("none", nil),
    ] as [(String, Int?)])
  func ids(id: String, index: Int?) {
    let found = duplicate(nil, ncaaID: id)
    #expect(found?.index == index && found?.match == (index == nil ? nil : .ncaaID))
  }

  @Test func theNameDecidesFirst() {
    let named = duplicate("école", website: "https://uga.edu", ncaaID: "GA-1")
    #expect(named?.index == 2 && named?.match == .name)
    let visited = duplicate("None", website: "https://uga.edu", ncaaID: "x9")
    #expect(visited?.index == 0 && visited?.match == .domain)
    #expect(duplicate(nil) == nil)
    #expect(SchoolRules.duplicate(of: .init(name: "x"), among: []) == nil)
  }
}
