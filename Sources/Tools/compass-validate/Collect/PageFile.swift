import Diagnostics
import FindingReports

/// The file of a run's page, which replaces an older one as a whole.
struct PageFile: ~Copyable {
  private var file: OutputFile
  private var page: FindingPage

  /// - Throws: `FileError` if the file can't be written.
  init(path: String) throws(FileError) {
    let page = FindingPage()
    var file = try OutputFile(path: path)
    try file.write(page.opening)
    self.file = consume file
    self.page = page
  }

  /// Adds a finding.
  mutating func append(_ finding: CollectedFinding) throws(FileError) {
    var bytes: [UInt8] = []
    page.append(finding, to: &bytes)
    if !bytes.isEmpty { try file.write(bytes) }
  }

  /// Writes the end of the page and moves the file to its destination.
  mutating func finish(_ summary: RunSummary) throws(FileError) {
    var bytes: [UInt8] = []
    page.close(summary, tool: "compass-validate \(CompassValidate.version)", to: &bytes)
    try file.write(bytes)
    try file.commit()
  }
}
