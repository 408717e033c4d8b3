import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The reports of the golden cases have the structure of the JUnit schema that Jenkins reads.
@Suite struct JUnitStructureTests {
  private static let cases = GoldenCase.all.filter { $0.text("stdout").hasPrefix("<?xml") }

  /// The elements that each element may contain.
  private static let children: [String: Set<String>] = [
    "": ["testsuites"], "testsuites": ["testsuite"], "testsuite": ["testcase"],
    "testcase": ["failure", "error", "system-out"], "failure": [], "error": [], "system-out": [],
  ]
  private static let attributes: [String: Set<String>] = [
    "testsuites": ["tests", "failures", "errors", "skipped", "time"],
    "testsuite": ["name", "tests", "failures", "errors", "skipped", "time"],
    "testcase": ["name", "classname", "time"], "failure": ["message", "type"],
    "error": ["message", "type"], "system-out": [],
  ]

  @Test func thereAreCases() { #expect(Self.cases.count >= 8) }

  @Test(arguments: cases)
  func structure(_ golden: GoldenCase) {
    let reader = Reader()
    let parser = XMLParser(data: Data(golden.text("stdout").utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.problems.isEmpty)
    #expect(!reader.isEmpty)
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var problems: [String] = []
    var isEmpty = true
    private var open = [""]
    private var stated: [String: Int] = [:]
    private var counted: [String: Int] = [:]
    private var statedOfAll: [String: Int] = [:]
    private var countedOfAll: [String: Int] = [:]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      isEmpty = false
      if children[open[open.count - 1]]?.contains(name) != true { problems.append("a \(name)") }
      if JUnitStructureTests.attributes[name] != Set(attributes.keys) {
        problems.append("attributes of \(name)")
      }
      open.append(name)
      if name == "testsuites" {
        statedOfAll = attributes.compactMapValues(Int.init)
        countedOfAll = ["tests": 0, "failures": 0, "errors": 0, "skipped": 0]
      }
      if name == "testsuite" {
        stated = attributes.compactMapValues(Int.init)
        counted = ["tests": 0, "failures": 0, "errors": 0, "skipped": 0]
        if stated.filter({ $0.key != "name" }).count != 4 { problems.append("counts") }
      }
      if let time = attributes["time"], time.wholeMatch(of: /[0-9]+\.[0-9]{6}/) == nil {
        problems.append("time \(time)")
      }
      let count = ["testcase": "tests", "failure": "failures", "error": "errors"][name]
      if let count { counted[count, default: 0] += 1 }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
      if name == "testsuite" {
        if stated.filter({ $0.key != "name" }) != counted {
          problems.append("\(stated) is not \(counted)")
        }
        countedOfAll.merge(counted, uniquingKeysWith: +)
      }
      if name == "testsuites", statedOfAll != countedOfAll {
        problems.append("\(statedOfAll) is not \(countedOfAll)")
      }
    }

    private var children: [String: Set<String>] { JUnitStructureTests.children }
  }
}
