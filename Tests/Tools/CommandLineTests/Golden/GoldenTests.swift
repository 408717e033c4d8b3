import Foundation
import TestSupport
import Testing

/// The tool does what the files of `Cases` say, byte for byte, except for the times of JUnit, which are zero there.
@Suite struct GoldenTests {
  @Test(arguments: GoldenCase.all)
  func golden(_ golden: GoldenCase) throws {
    let folder = try TemporaryFolder()
    for file in golden.all("file") { try folder.write(file.bytes, to: file.argument) }
    let result = try CompassValidateProcess.run(
      golden.arguments, in: folder, bytes: golden.all("stdin").first?.bytes ?? [],
      environment: golden.environment)
    #expect(result.output.withoutTimes == golden.text("stdout"))
    #expect(result.errors == golden.text("stderr"))
    #expect("\(result.status)\n" == golden.text("status"))
    for file in golden.all("after") {
      #expect(folder.text(of: file.argument) == String(decoding: file.bytes, as: UTF8.self))
    }
    for file in golden.all("absent") { #expect(folder.text(of: file.argument) == nil) }
  }

  @Test func everyFileIsACase() throws {
    let folder = Repository.path("Tests/Tools/CommandLineTests/Golden/Cases")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    #expect(names.filter { $0.hasSuffix(".case") }.count == GoldenCase.all.count)
    #expect(GoldenCase.all.count >= 150)
  }
}
