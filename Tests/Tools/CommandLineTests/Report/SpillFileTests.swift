import Testing

@testable import compass_validate

/// Where what waits is kept.
@Suite struct SpillFileTests {
  @Test(arguments: [(nil, "/tmp"), ("", "/tmp"), ("/var/tmp", "/var/tmp")] as [(String?, String)])
  func theFolder(_ variable: String?, _ folder: String) {
    #expect(SpillFile.folder(variable) == folder)
  }
}
