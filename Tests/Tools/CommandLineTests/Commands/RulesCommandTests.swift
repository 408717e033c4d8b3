import CompassRules
import NamedRules
import TestSupport
import Testing

@testable import compass_validate

/// `rules`: the app's rules by name, on JSON arguments.
@Suite struct RulesCommandTests {
  @Test func theListHasArgumentsAndALineOnEach() throws {
    let result = try ToolRun()("rules")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(
      result.output.contains(
        "fit.recommendation(tier, score)\n  The sentence shown with a tier and score. Until 2026-02.\n"
      ))
    #expect(result.output.contains("responsiveness.isResponsive(score, threshold?)\n"))
  }

  @Test func aResultIsALineOfJSON() throws {
    let tool = try ToolRun()
    try tool.expect("rules", "fit.tier", #"{"score": 82}"#, status: 0, output: "\"match\"\n")
    try tool.expect(
      "rules", "event.defaults", "-", "--source", "web",
      input: #"{"set": [["start_time", "23:30"]]}"#, status: 0,
      output: """
        {"start_date":"","start_time":"23:30","end_date":"","end_time":"00:30"}

        """)
    try tool.expect("rules", "fit.tier", "{}", status: 0, output: "\"unlikely\"\n")
  }

  @Test func aNameWithoutArgumentsIsDescribed() throws {
    let tool = try ToolRun()
    try tool.expect(
      "rules", "phone.display", status: 0,
      output: """
        phone.display
          A stored number as it is shown.
        arguments: {"input":"a string, optional"}
        result: string
        example: compass-validate rules phone.display '{"input":"text"}'
        revisions: 2026-08
        web: formatPhoneDisplay of utils/phone.ts
        source: specification and web agree

        """)
    try tool.expect("rules", "phone.display", #"{"input":"text"}"#, status: 0, output: "\"text\"\n")
  }

  @Test func aDescriptionHasTheShapesOfObjects() throws {
    let tool = try ToolRun()
    let text = try tool("rules", "coach.initials").output
    #expect(
      text.contains(
        """
        arguments: {"coach":"an object"}
          coach: {
        """))
    #expect(text.contains("first_name"))
    for rule in RuleCatalog.rules {
      let text = RuleDescription.text(of: rule)
      for parameter in rule.parameters where parameter.kind.isOpen {
        let line = rule.shape(of: parameter).map { "\n  \(parameter.name): \($0)\n" }
        #expect(line.map(text.contains) ?? true, "\(rule.name), \(parameter.name)")
      }
    }
  }

  /// The default is the library's.
  @Test func aSourceAnswersAndIsNamed() throws {
    let tool = try ToolRun()
    let file = #"{"type":"image/tiff","size":1}"#
    let named = try tool("rules", "attachment.validate", file, "--source", "specification")
    #expect(named.errors == "")
    let standard = try tool("rules", "attachment.validate", file)
    #expect(standard.output == named.output)
    #expect(standard.errors.contains("the specification answers; --source web asks the web app"))
    let web = try tool("rules", "attachment.validate", file, "--source", "web")
    #expect(web.output != named.output && web.errors == "")
    #expect(RuleSource.standard == .specification)
  }

  @Test func theListMarksTheRulesOfTwoSources() throws {
    let list = "\n" + (try ToolRun()("rules").output)
    for rule in RuleCatalog.rules {
      let entry = try #require(list.firstRange(of: "\n\(rule.name)("))
      let text = list[entry.lowerBound...].split(separator: "\n").prefix(2).joined()
      #expect(text.contains("--source") == rule.takesSource, "\(rule.name)")
    }
  }

  @Test func aRevisionHasItsOwnRules() throws {
    let tool = try ToolRun()
    let (old, new) = (
      try tool("rules", "--revision", "2026-02"), try tool("rules", "--revision", "2026-08")
    )
    #expect(old.status == 0 && new.status == 0)
    // Abolished, new, and the same in both.
    #expect(old.output.contains("\nfit.tier(score?)\n") && !new.output.contains("\nfit.tier("))
    #expect(!old.output.contains("\nstatus.label(") && new.output.contains("\nstatus.label("))
    #expect(old.output.contains("\nscore.composite(") && new.output.contains("\nscore.composite("))
    #expect(new.output.contains(" Since 2026-08.\n") && old.output.contains(" Until 2026-02.\n"))
    try tool.expect(
      "rules", "--revision", "2026-02", "fit.tier", "{}", status: 0, output: "\"unlikely\"\n")
    let refused = try tool("rules", "--revision", "2026-08", "fit.tier", "{}")
    #expect(refused.status == 64)
    #expect(
      refused.errors
        == """
        compass-validate: the rule "fit.tier" has no recorded answers at revision 2026-08; it has some at 2026-02

        """
    )
  }

  @Test func wrongUseIsOneLineAndStatus64() throws {
    let tool = try ToolRun()
    for (arguments, reason) in [
      (
        ["no.rule", "{}"], #"there is no rule "no.rule"; "compass-validate rules" lists the rules"#
      ),
      (["fit.tier", "{"], "fit.tier: the arguments are not JSON: 1:2: "),
      (["fit.tier", "82"], "fit.tier: the arguments must be a JSON object"),
      (["label.role", "{}"], #"label.role: the argument "role" is missing; it must be a string"#),
      (
        ["fit.tier", #"{"score":"x"}"#],
        #"fit.tier: the argument "score" must be a number, not a string"#
      ),
    ] {
      let result = try CompassValidateProcess.run(
        ["rules"] + arguments, in: tool.folder, input: "")
      #expect(result.status == 64)
      #expect(result.output == "")
      #expect(result.errors.hasPrefix("compass-validate: \(reason)"))
      #expect(result.errors.split(separator: "\n").count == 1)
    }
    #expect(try tool("rules", "fit.tier", "{}", "{}").status == 64)
  }
}
