import JSPrimitives
import Testing

@testable import JSRegex

/// Steps that lead straight to where a jump would lead.
struct JumpThreadingTests {
  @Test(arguments: ["(?:a|b|c)*d", "(?:(?:ab|c)|d)+?e", "(?:a|(?:bc)*){2,}d", "(?:(?:a|b)*|c)*d"])
  func leadToNoJump(_ pattern: String) throws {
    let tree = try PatternParser.parse(Array(pattern.utf16), flags: [])
    let program = try MatcherProgram(tree, purpose: .test)
    defer { program.destroy() }
    let code = program.instructions
    for step in code {
      guard [.jump, .split, .nextIteration].contains(step.opcode) else { continue }
      #expect(code[Int(step.c)].opcode != .jump)
    }
  }
}
