import Testing

@testable import compass_validate

@Suite("Differences between two versions of a file")
struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    String(
      decoding: UnifiedDiff.text(path: "a.json", old: Array(old.utf8), new: Array(new.utf8)),
      as: UTF8.self)
  }

  private func lines(_ numbers: ClosedRange<Int>, changing changed: Set<Int> = []) -> String {
    numbers.map { "\($0)\(changed.contains($0) ? "!" : "")\n" }.joined()
  }

  @Test("No difference has no text")
  func same() { #expect(diff("a\n", "a\n").isEmpty && diff("", "").isEmpty) }

  @Test("Three lines around a change, and changes that are close in one part")
  func parts() {
    #expect(
      diff(lines(1...30), lines(1...30, changing: [5, 6, 12, 25])) == """
        --- a.json
        +++ a.json
        @@ -2,14 +2,14 @@
         2
         3
         4
        -5
        -6
        +5!
        +6!
         7
         8
         9
         10
         11
        -12
        +12!
         13
         14
         15
        @@ -22,7 +22,7 @@
         22
         23
         24
        -25
        +25!
         26
         27
         28

        """)
  }

  @Test("A file of one line without a line feed, and carriage returns")
  func ends() {
    let end = "\\ No newline at end of file\n"
    #expect(
      diff("a", "b") == "--- a.json\n+++ a.json\n@@ -1 +1 @@\n-a\n\(end)+b\n\(end)")
    #expect(diff("a\r\n", "b\r\n") == "--- a.json\n+++ a.json\n@@ -1 +1 @@\n-a\r\n+b\r\n")
  }

  /// As git writes them, so that `patch` finds the file.
  @Test(
    "Names with characters that can't be seen are quoted",
    arguments: [
      ("a b.json", "a b.json\t"), ("é.json", "é.json"), ("a\nb.json", #""a\nb.json""#),
      ("\u{1B}\u{202E}.json", #""\033\342\200\256.json""#), (#"a"\.json"#, #""a\"\\.json""#),
      ("\u{7F}\t\r\u{1}", #""\177\t\r\001""#),
    ])
  func names(_ name: String, _ shown: String) {
    let diff = UnifiedDiff.text(path: name, old: Array("a\n".utf8), new: Array("b\n".utf8))
    #expect(String(decoding: diff, as: UTF8.self).hasPrefix("--- \(shown)\n+++ \(shown)\n@@"))
  }

  @Test("On a terminal no line controls it")
  func forPeople() {
    let lines = (Array("\u{9B}a\n".utf8), Array("\u{202E}b\n".utf8))
    let shown = UnifiedDiff.text(path: "a", old: lines.0, new: lines.1, isForPeople: true)
    #expect(
      String(decoding: shown, as: UTF8.self).hasSuffix("-\\u{9b}a\n+\\u{202e}b\n"))
    let patch = UnifiedDiff.text(path: "a", old: lines.0, new: lines.1, isForPeople: false)
    #expect(String(decoding: patch, as: UTF8.self).hasSuffix("-\u{9B}a\n+\u{202E}b\n"))
  }
}
