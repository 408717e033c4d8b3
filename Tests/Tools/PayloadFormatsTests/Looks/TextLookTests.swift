import PayloadFormats
import Testing

/// The format of a file that is not of the expected one is guessed.
@Suite struct TextLookTests {
  private func sentence(_ text: String, _ format: PayloadFormat = .json) -> String? {
    Array(text.utf8).withUnsafeBufferPointer { TextLook.sentence(for: $0, readAs: format) }
  }

  @Test(
    arguments: [
      ("name: a\nrole: b\n", "the text looks like YAML; --input-format yaml"),
      ("---\nx\n", "the text looks like YAML; --input-format yaml"),
      ("- a\n- b\n", "the text looks like YAML; --input-format yaml"),
      ("a,b\n1,2\n", "the text looks like CSV; --input-format csv"),
      ("a\tb\n1\t2\n", "the text looks like values with tabs between them; --input-format tsv"),
      (
        "a;b\n1;2\n",
        "the text looks like CSV with semicolons; --input-format csv --delimiter semicolon"
      ),
      ("// c\n{}", nil),
      ("{\n// c\n}", "the text looks like JSON with comments; --input-format jsonc"),
      ("<!DOCTYPE html><p>", "the text looks like HTML"), ("<a/>", "the text looks like XML"),
      ("PK\u{3}\u{4}", "the text looks like a ZIP archive, such as a spreadsheet"),
      ("%PDF-1.7", "the text looks like a PDF"), ("{\"a\": }", nil), ("", nil), ("nobody", nil),
      ("12 13", nil),
      ("{\u{0}\"\u{0}a\u{0}", "the text looks like UTF-16 without a byte order mark"),
    ] as [(String, String?)])
  func readAsJSON(_ text: String, _ expected: String?) { #expect(sentence(text) == expected) }

  @Test func readAsOthers() {
    #expect(
      sentence("{\"a\": 1}\n{\"a\": 2}\n", .yaml)
        == "the text looks like one JSON text a line (NDJSON); --input-format ndjson")
    #expect(
      sentence("{\"a\": 1,\n\"b\": 2}\n", .csv) == "the text looks like JSON; --input-format json")
    #expect(sentence("a,b\n1,2\n", .csv) == nil)
  }

  @Test(
    arguments: [
      ("a.yaml", PayloadFormat.yaml), ("x/B.YML", .yaml), ("a.csv.gz", .csv),
      ("a.json5.zst", .json5), ("a.jsonc", .jsonc),
      ("a.tsv", .tsv), ("a.json", nil), ("a.ndjson", nil), ("csv", nil), ("a.csv/b", nil),
      ("", nil), (".yaml", .yaml),
    ] as [(String, PayloadFormat?)])
  func names(_ path: String, _ format: PayloadFormat?) {
    #expect(PayloadFormat(path: path) == format)
  }
}
