import JSPrimitives
import Testing

@testable import JSRegex

/// The strings of a class as a tree.
struct StringTreeTests {
  private func strings(_ tree: StringTree) -> Set<[UInt32]> {
    var result: Set<[UInt32]> = tree.isEnd ? [[]] : []
    for branch in tree.branches {
      for rest in strings(branch.rest) {
        for character in branch.characters { result.insert([character] + rest) }
      }
    }
    return result
  }

  @Test func holdsItsStrings() throws {
    let some: Set<[UInt32]> = [[1, 2, 3], [1, 2], [1], [4, 2, 3], [4, 2], [4], [5]]
    let tree = try #require(StringTree(Array(some)))
    #expect(strings(tree) == some)
    // 1 and 4 lead to the same rest.
    #expect(tree.branches.map(\.characters) == [[1, 4], [5]])
    #expect(!tree.isEnd)
  }

  @Test func isBoundedInDepth() {
    let long = Array(repeating: UInt32(1), count: StringTree.maximumDepth + 1)
    #expect(StringTree([long]) == nil)
    #expect(StringTree([long.dropLast()]) != nil)
  }

  @Test func theLongestStringMatchesFirst() throws {
    let text = JSText("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}!")
    #expect(try JSRegex("\\p{RGI_Emoji}", flags: "v").exec(text)?.end == 8)
    #expect(try JSRegex("^[\\q{a|ab|abc}b]{2}$", flags: "v").test("abcb"))
    #expect(try JSRegex("^[\\q{a|ab|abc}b]{2}$", flags: "v").test("ab"))
    let long = String(repeating: "x", count: 100)
    #expect(try JSRegex("^[\\q{\(long)|x}]$", flags: "iv").test(long.uppercased()))
  }
}
