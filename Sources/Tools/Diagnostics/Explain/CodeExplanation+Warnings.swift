extension CodeExplanation {
  /// The codes of warnings, which change no verdict.
  public static let warnings = [
    CodeExplanation(
      WarningCode.droppedKey.rawValue, "The schema drops a key that it does not declare.",
      """
      An object schema of Zod leaves unknown keys out of its output without an issue, so that a misspelt key of an
      optional field loses the value. "did you mean" names the declared key that is closest, if the payload doesn't
      have it. The warnings are printed with --warnings on, and the exit status counts them with --warnings error.
      """,
      schema:
        #"{"type":"object","shape":{"email":{"type":"optional","inner":{"type":"string"}}},"unknownKeys":"strip"}"#,
      payload: #"{"emial": "a@b.co"}"#),
    CodeExplanation(
      WarningCode.unknownKey.rawValue, "An unknown key is kept, but is almost a declared one.",
      """
      A loose object, or one with a catchall, keeps unknown keys, so only a key that is very close to a declared one
      that the payload doesn't have is warned about.
      """,
      schema:
        #"{"type":"object","shape":{"email":{"type":"optional","inner":{"type":"string"}}},"unknownKeys":"keep"}"#,
      payload: #"{"e_mail": "a@b.co"}"#),
    CodeExplanation(
      WarningCode.duplicateKey.rawValue, "An object has a key twice.",
      """
      JSON.parse keeps the last value of a key and loses the others. The finding marks the last one.
      """,
      schema:
        #"{"type":"object","shape":{"age":{"type":"number"}},"unknownKeys":"strip"}"#,
      payload: #"{"age": 7, "age": 70}"#),
    CodeExplanation(
      WarningCode.lostDigits.rawValue, "A number has more digits than JavaScript keeps.",
      """
      A number of JavaScript is a double with 15 to 17 significant digits: the last digits of a longer number change, and
      a number that is too large or too small becomes Infinity or 0. Digits of the double's own exact value are not
      lost. Write long identifiers as strings.
      """,
      schema: #"{"type":"number"}"#, payload: "9007199254740993"),
    CodeExplanation(
      WarningCode.unusualBlank.rawValue,
      "A string has a blank that can't be distinguished or seen.",
      """
      A no-break space, a zero-width character, a byte order mark, or a tab or line break at an end, as they come with
      copied text; or full-width letters. A string is warned about if it starts or ends with such a character and the
      schema doesn't remove it, or if only such characters keep it from being one of the allowed values or from having
      its format.
      """,
      schema: #"{"type":"enum","values":["head","assistant"]}"#, payload: #""head\u00a0""#),
  ]
}
