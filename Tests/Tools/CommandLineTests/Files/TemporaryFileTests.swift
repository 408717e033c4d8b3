import Testing

@testable import compass_validate

/// Unnamed temporary files.
@Suite struct TemporaryFileTests {
  @Test(arguments: [(nil, "/tmp"), ("", "/tmp"), ("/var/tmp", "/var/tmp")] as [(String?, String)])
  func theFolder(_ variable: String?, _ folder: String) {
    #expect(TemporaryFile.folder(variable) == folder)
  }

  @Test func whatIsWrittenIsReadAtItsPosition() throws {
    let file = try TemporaryFile()
    #expect(file.write(Array("abcdef".utf8), at: 0))
    #expect(file.write(Array("XY".utf8), at: 2))
    #expect(try file.read(at: 1, count: 4) == Array("bXYe".utf8))
    #expect(try file.read(at: 5, count: 100) == Array("f".utf8))
    #expect(throws: FileError.self) { try file.read(at: 6, count: 1) }
  }
}
