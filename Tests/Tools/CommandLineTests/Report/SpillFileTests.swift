import Testing

@testable import compass_validate

/// The folder of the temporary file.
@Suite struct SpillFileTests {
  @Test(arguments: [(nil, "/tmp"), ("", "/tmp"), ("/var/tmp", "/var/tmp")] as [(String?, String)])
  func theFolder(_ variable: String?, _ folder: String) {
    #expect(SpillFile.folder(variable) == folder)
  }
}
