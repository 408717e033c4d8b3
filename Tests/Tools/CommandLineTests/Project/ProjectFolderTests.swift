import Foundation
import TestSupport
import Testing

@testable import compass_validate

/// A project file names only files of its folder, whatever way its paths are written.
@Suite struct ProjectFolderTests {
  private static let invalid = #"{"role":"boss"}"#
  /// A payload that `--fix` changes.
  private static let fixable = #"{"role":"Head"}"#

  /// A project in `project`, with `out` beside it and links that lead there.
  private struct Place {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.write(ProjectFolderTests.fixable, to: "out/a.json")
      try folder.write("true", to: "out/schema.json")
      try folder.write(#"{"role":"head"}"#, to: "project/in/a.json")
      for (link, target) in [
        ("link", "../out"), ("in/b.json", "../../out/a.json"), ("in/c.json", "a.json"),
        ("nowhere.json", "../out/new.json"), ("inner", "in"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: folder["project/\(link)"], withDestinationPath: target)
      }
    }

    func run(_ text: String, _ arguments: String...) throws -> CompassValidateProcess.Result {
      try folder.write(text, to: "project/compass-validate.json")
      return try CompassValidateProcess.run(
        ["--config", "project/compass-validate.json"] + arguments, in: folder)
    }

    func entry(_ include: String, schema: String = #""coach""#) -> String {
      #"{"files":[{"include":\#(include),"schema":\#(schema)}]}"#
    }
  }

  /// The fault has the position of the pattern, and nothing is read or written.
  @Test(arguments: [
    "../out/a.json", "{../out,in}/*.json", ".{.,x}/out/a.json", "{{..,x},y}/out/*.json",
    "in/{../..,x}/out/*",
    "/etc/hostname", "{/etc,in}/hostname", "{,in}/hostname", "//etc/*", #"\.\./out/*.json"#,
    #".\./out/[a].json"#,
    #"..\/out/*.json"#, #"{\.\.,in}/out/*"#, "in/../../out/a.json", "in/../a.json", "/\u{301}x",
    "..",
    "in/..", "{..,in}",
  ])
  func aPatternThatLeavesTheFolder(_ pattern: String) throws {
    let place = try Place()
    let text = String(decoding: try JSONEncoder().encode(pattern), as: UTF8.self)
    for project in [
      place.entry(text), place.entry("[\"in\",\(text)]"),
      #"{"files":[{"include":"in","exclude":\#(text),"schema":"coach"}]}"#,
      #"{"files":[],"exclude":[\#(text)]}"#,
    ] {
      let result = try place.run(project, "--fix")
      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("project/compass-validate.json:1:"), "\(result.errors)")
      #expect(result.errors.contains(": error: A pattern st"), "\(result.errors)")
    }
    #expect(place.folder.text(of: "out/a.json") == Self.fixable)
  }

  /// A wildcard never matches the folder above, which no listing has.
  @Test(arguments: ["[.][.]/out/*.json", "?./out/*.json", "*/../nothing*", "[!a][.]/out/*"])
  func aWildcardForTheFolderAbove(_ pattern: String) throws {
    let place = try Place()
    let result = try place.run(place.entry("\"\(pattern)\""), "--show-files")
    #expect(result.status == 2 && !result.output.contains("a.json"), "\(result)")
  }

  /// The target of a link is compared, not its name.
  @Test(arguments: [
    ("link/a.json", "project/link/a.json"), ("link/*.json", "project/link"),
    ("link", "project/link"),
    ("l*/*.json", "project/link"), ("link/**", "project/link"), ("in/b.json", "project/in/b.json"),
    ("in", "project/in/b.json"), ("*/b.json", "project/in/b.json"),
    ("inner/b*", "project/inner/b.json"),
  ])
  func aLinkThatLeavesTheFolder(_ pattern: String, _ name: String) throws {
    let place = try Place()
    let result = try place.run(place.entry("\"\(pattern)\""), "--fix")
    #expect(result.status == 2)
    #expect(
      result.errors.contains("\(name): is outside of the project's folder, so it is not read"),
      "\(result.errors)")
    #expect(place.folder.text(of: "out/a.json") == Self.fixable)
  }

  /// A file that the command line names has the project's settings only if it is in the folder.
  @Test func aLinkOnTheCommandLine() throws {
    let place = try Place()
    let result = try place.run(place.entry("\"in\""), "project/in/b.json", "project/in", "--fix")
    #expect(result.status == 2)
    #expect(result.errors.contains("project/in/b.json: is outside of the project's folder"))
    #expect(place.folder.text(of: "out/a.json") == Self.fixable)
  }

  @Test func aLinkInTheFolder() throws {
    let place = try Place()
    for pattern in ["in/c.json", "inner/a.json", "inn?r/c.json"] {
      let result = try place.run(place.entry("\"\(pattern)\""))
      #expect(result.status == 0, "\(result.errors)")
    }
    // A link may be excluded.
    let excluded = #"{"files":[{"include":"in","exclude":"in/b.json","schema":"coach"}]}"#
    #expect(try place.run(excluded).status == 0)
  }

  /// The files of schemas and baselines are in the folder too.
  @Test(arguments: [
    "../out/schema.json", "link/schema.json", "in/../../out/schema.json", "nowhere.json",
    "missing/../../new.json",
    "/etc/hostname",
  ])
  func anotherFileOutside(_ path: String) throws {
    let place = try Place()
    for (project, key) in [
      (
        place.entry("\"in/a.json\"", schema: #"{"document":"\#(path)"}"#), "files.0.schema.document"
      ),
      (
        place.entry("\"in/a.json\"", schema: #"{"jsonSchema":"\#(path)"}"#),
        "files.0.schema.jsonSchema"
      ),
      (#"{"files":[{"include":"in/a.json","schema":"coach"}],"baseline":"\#(path)"}"#, "baseline"),
    ] {
      let result = try place.run(project)
      #expect(result.status == 2)
      #expect(
        result.errors.contains("is outside of this file's folder, and a project file names only"))
      #expect(result.errors.contains("= at \(key)\n"), "\(result.errors)")
    }
    #expect(place.folder.names == ["out", "project"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.folder["out"]).count == 2)
  }

  /// A folder of a hostile name has a pattern in the file of `init` that matches only its files.
  @Test func namesWithWildcards() throws {
    let folder = try TemporaryFolder()
    for name in ["{..,x}", "[a]", "a*", #"b\c"#, "q?"] {
      try folder.write(#"{"role":"head","first_name":"a"}"#, to: "data/\(name)/coach.json")
      try folder.write(#"{"role":"head","first_name":"a"}"#, to: "data/\(name)/1-{a,b}.json")
    }
    try folder.write("1", to: "data/a/x.json")
    #expect(try CompassValidateProcess.run(["init"], in: folder).status == 0)
    let result = try CompassValidateProcess.run(["--show-files"], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.split(separator: "\n").count == 10, "\(result.output)")
  }
}
