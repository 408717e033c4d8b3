import Foundation
import Testing
import compass_tables

@Suite("Reading files of the character database")
struct UnicodeFolderTests {
  @Test("Comments and blank lines go, fields are trimmed")
  func records() throws {
    let text = "# Some-17.0.0.txt\n\n00DF; 00DF ;; 0053 0053 # sharp s\n"
    try withUnicodeFolder(["Some.txt": text]) { folder in
      let records = try folder.records(of: "Some.txt")
      #expect(records == [["00DF", "00DF", "", "0053 0053"]])
    }
  }

  @Test("A file of another version is rejected")
  func version() throws {
    try withUnicodeFolder(["Some.txt": "# Some-16.0.0.txt\n0041 ; Cased\n"]) { folder in
      #expect(
        throws: UnicodeFileError(file: "Some.txt", kind: .otherVersion("# Some-16.0.0.txt"))
      ) { try folder.records(of: "Some.txt") }
    }
  }

  @Test("A missing file is named")
  func missing() throws {
    try withUnicodeFolder([:]) { folder in
      #expect(throws: UnicodeFileError(file: "UnicodeData.txt", kind: .unreadable)) {
        try CaseMappingData(folder: folder)
      }
    }
  }

  @Test("A record of another format is shown")
  func malformed() throws {
    try withUnicodeFolder(["UnicodeData.txt": "0041;LATIN CAPITAL LETTER A\n"]) { folder in
      let kind = UnicodeFileError.Kind.malformed(["0041", "LATIN CAPITAL LETTER A"])
      #expect(throws: UnicodeFileError(file: "UnicodeData.txt", kind: kind)) {
        try CaseMappingData(folder: folder)
      }
    }
  }
}
