/// One step of the matcher, with up to three operands.
struct Instruction {
  /// The action of a step with the operands `a`, `b` and `c`.
  ///
  /// A step that fails resumes the latest open choice. The next step is the following one unless
  /// noted otherwise. "Forwards" and "backwards" are the directions of ECMA-262,
  /// sec-compilepattern: lookbehinds are matched from right to left.
  enum Opcode: UInt8 {
    /// Takes the character `a`.
    case character
    /// Takes the character `a` before the position.
    case characterBehind
    /// Takes a character of set `a`.
    case set
    /// Takes a character of set `a` before the position.
    case setBehind
    /// Takes `b` to `c` characters of set `a`, with options for direction and preference.
    case run
    /// A run of at least `b` characters of set `a` with which an alternative of the pattern begins.
    /// It fails at places that an earlier start of the match has covered, which register `c`
    /// records; see `LeadingRuns`.
    case leadingRun
    /// Continues at `c`.
    case jump
    /// Continues, and pushes `c` as the next choice. The next step must start with a character of
    /// set `b - 1`, if `b` is not 0.
    case split
    /// Stores the position in the capture slot or register `a`.
    case save
    /// Fails unless the position has moved since it was saved in register `a`.
    case progress
    /// Unsets the capture slots from `a` up to but not including `b`.
    case clear
    /// Starts counting the iterations of loop `a`.
    case enterLoop
    /// Decides on one more iteration of loop `a`, which must start with a character of set `b - 1`
    /// if `b` is not 0, or its exit `c`.
    case nextIteration
    /// Starts an iteration of loop `a`.
    case startIteration
    /// Ends an iteration of loop `a` and continues at `c`, its `nextIteration`.
    case endIteration
    /// Opens a positive lookaround that keeps its place in the registers `a` and `a + 1` and ends
    /// before `c`.
    case look
    /// Ends a positive lookaround: returns to its start and drops the choices left in it.
    case endLook
    /// Opens a negative lookaround with register `a`, which is followed by `c`.
    case lookNot
    /// Ends a negative lookaround whose body has matched: undoes all of it and fails.
    case endLookNot
    /// Takes the text of the group with the capture slots `a` and `a + 1`, or nothing if it is
    /// unset.
    case reference
    /// Takes the text of the group of list `a` that is set, or nothing if none is.
    case namedReference
    /// Holds at the start of the text.
    case start
    /// Holds at the end of the text.
    case end
    /// Holds at the start of the text and after a line terminator.
    case lineStart
    /// Holds at the end of the text and before a line terminator.
    case lineEnd
    /// Holds if exactly one side is in set `a`; with the option `isNegative`, otherwise.
    case wordBoundary
    /// Never matches.
    case fail
    /// The end of the pattern.
    case match
  }

  /// Variants of a step.
  struct Options: OptionSet {
    let rawValue: UInt8
    /// Matches against the order of the text.
    static let isBackward = Options(rawValue: 1 << 0)
    /// Tries as few characters as possible first.
    static let isLazy = Options(rawValue: 1 << 1)
    /// Never gives back characters, because the next step can't start with one of them.
    static let isPossessive = Options(rawValue: 1 << 2)
    /// Compares characters by Canonicalize.
    static let ignoresCase = Options(rawValue: 1 << 3)
    /// Negates the condition.
    static let isNegative = Options(rawValue: 1 << 4)
    /// Is tried again at the same place, so that a memory pays; see `SharedSteps`.
    static let isState = Options(rawValue: 1 << 5)
  }

  var opcode: Opcode
  var options: Options = []
  /// The set of the characters that the way after a run, the way to `c`, or the body of a lookaround
  /// must start with; `noFilter` if it may start with any or take none.
  var filter = noFilter
  var a: Int32 = 0
  var b: Int32 = 0
  var c: Int32 = 0

  /// Whether the step is a run without a maximum.
  var isEndlessRun: Bool { opcode == .leadingRun || (opcode == .run && c == .max) }

  static var noFilter: UInt16 { .max }

  /// Whether `c` is an index of the program.
  var hasTarget: Bool {
    switch opcode {
    case .jump, .split, .nextIteration, .endIteration, .look, .lookNot: true
    default: false
    }
  }
}

/// The bounds of a counted loop and the registers of its state.
struct LoopBounds {
  let min: Int
  let max: Int
  let isGreedy: Bool
  /// Whether an iteration may match the empty string.
  let isNullable: Bool
  /// The register that counts iterations. The next one holds the start of the current iteration.
  let register: Int
  /// The capture slots that each iteration unsets.
  let slots: Range<Int>
}
