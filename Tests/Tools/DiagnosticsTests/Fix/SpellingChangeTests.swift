import Diagnostics
import JSPrimitives
import Testing

@Suite("What a change of the spelling may write")
struct SpellingChangeTests {
  private func applicability(
    _ written: String, _ meant: String, besides others: [String] = []
  ) -> SuggestedFix.Applicability? {
    SpellingChange(from: JSText(written), to: JSText(meant)).applicability(
      among: ([meant] + others).map { JSText($0) }, isOnlyClosest: true)
  }

  @Test(
    "Case, blanks, separators and the composition of letters mean nothing",
    arguments: [
      ("Head", "head"), ("HEAD", "head"), (" head\t", "head"), ("firstName", "first_name"),
      ("First Name", "first_name"), ("first-name", "firstName"), ("first__name", "first_name"),
      ("FirstName", "first name"), ("firstname", "first_name"), ("SATScore", "sat_score"),
      ("URLpath", "url_path"), ("grade_10", "grade-10"), ("grade 10", "grade10"),
      ("address1", "address_1"), ("2026 11", "2026-11"), ("he\u{AD}ad", "head"),
      ("\u{FEFF}head", "head"), ("he\u{200B}ad\u{200E}", "head"), ("head\u{3000}", "head"),
      ("first\u{A0}name", "first_name"), ("pre\u{2011}season", "pre-season"), ("ｈｅａｄ", "head"),
      ("re\u{301}sume\u{301}", "r\u{E9}sum\u{E9}"), ("R\u{C9}SUM\u{C9}", "re\u{301}sume\u{301}"),
      ("ΣΑΣ", "σας"), ("a / b", "a/b"), ("新 北", "新北"),
    ])
  func safe(_ written: String, _ meant: String) {
    #expect(applicability(written, meant) == .safe)
    #expect(applicability(meant, written) == .safe)
  }

  @Test(
    "A slip of the keyboard is unsafe",
    arguments: [
      ("haed", "head"), ("emial", "email"), ("rloe", "role"), ("asistant", "assistant"),
      ("assistent", "assistant"), ("asistent", "assistant"), ("recruitting", "recruiting"),
      ("recuriting", "recruiting"), ("fristname", "first_name"), ("phone_nubmer", "phone_number"),
      ("phnoe_nubmer", "phone_number"), ("Emial", "email"), ("garde9", "grade9"),
    ])
  func unsafe(_ written: String, _ meant: String) {
    #expect(applicability(written, meant) == .unsafe)
    #expect(applicability(meant, written) == .unsafe)
  }

  @Test(
    "Separators that may mean something are unsafe",
    arguments: [
      ("_id", "id"), ("id_", "id"), ("grade-10", "grade10"), ("UTC-5", "UTC5"),
      ("first.name", "first_name"),
    ])
  func separators(_ written: String, _ meant: String) {
    #expect(applicability(written, meant) == .unsafe)
  }

  @Test(
    "What may be another word or number is only a question",
    arguments: [
      // Numbers.
      ("1.0.1", "1.0.0"), ("8081", "8080"), ("grade8", "grade9"), ("email2", "email"),
      ("parent2_email", "parent1_email"), ("1_0", "10"), ("1-0", "10"), ("2-11", "21-1"),
      ("-1", "1"), ("x -1", "x 1"), ("1.0", "10"), ("1.5", "1-5"), ("1,5", "15"), ("m²", "m2"),
      ("٣ ٤", "٣٤"), ("v1.10", "v11.0"), ("grade ⅱ", "grade ii"),
      // A part in front of a word or behind it.
      ("psat_score", "sat_score"), ("mypsat_score", "my_sat_score"), ("inactive", "active"),
      ("unverified", "verified"), ("unofficial_visit", "official_visit"),
      ("isinactive", "isactive"), ("is_active", "active"), ("email_old", "email"),
      ("parents", "parent"), ("princess", "princes"), ("emaill", "email"), ("pphone", "phone"),
      ("place", "palace"), ("public", "pubic"), ("horse", "hose"), ("careless", "careful"),
      ("trainee", "trainer"), ("has_email", "is_email"), ("gmail", "email"), ("mail", "email"),
      ("weight", "height"), ("female", "male"), ("isn_active", "is_active"),
      // Opposites and other words.
      ("min_price", "max_price"), ("minprice", "maxprice"), ("maximum", "minimum"),
      ("startdate", "enddate"), ("new_email", "old_email"), ("interstate", "intrastate"),
      ("hypertension", "hypotension"), ("microeconomics", "macroeconomics"),
      ("contract", "contact"), ("status", "stats"), ("freshman", "freshmen"),
      ("platform_uploads", "platform_unloads"), ("no_where", "now_here"), ("nowHere", "no_where"),
      // Short words and codes.
      ("LAX", "LAS"), ("LAX", "LXA"), ("ORD", "OAD"), ("cap", "cat"), ("coach", "couch"),
      ("type_a", "type_b"), ("grade_ii", "grade_iii"), ("sat_score", "act_score"),
      // Signs, and letters of scripts without case.
      ("B-", "B"), ("A+", "A"), ("c#", "c"), ("$ref", "ref"), ("北京", "南京"), ("resume", "résumé"),
      ("ı", "i"), ("Straße", "STRASSE"),
    ])
  func question(_ written: String, _ meant: String) {
    #expect(applicability(written, meant) == nil)
    #expect(applicability(meant, written) == nil)
  }

  @Test("Nothing is written if another one is the same")
  func ambiguous() {
    #expect(applicability("A", "a", besides: ["b"]) == .safe)
    #expect(applicability("Ａ", "a", besides: ["A"]) == nil)
    #expect(applicability("user_ID", "userId", besides: ["userid"]) == nil)
    #expect(applicability("First Name", "first_name", besides: ["firstName"]) == nil)
    #expect(applicability("UTC 5", "UTC-5", besides: ["UTC-6"]) == .safe)
    #expect(applicability("UTC 5", "UTC-5", besides: ["UTC+5"]) == nil)
    let change = SpellingChange(from: "haed", to: "head")
    #expect(change.applicability(among: ["head", "heads"], isOnlyClosest: false) == nil)
    #expect(
      SpellingChange(from: "a", to: "a").applicability(among: ["a"], isOnlyClosest: true) == nil)
  }

  @Test("Long names are not compared, and lone surrogates end nothing")
  func bounds() {
    let long = String(repeating: "a", count: 1_024)
    #expect(applicability(long.uppercased(), long) == .safe)
    #expect(applicability("A" + long, "a" + long) == nil)
    #expect(applicability("", "a") == nil)
    #expect(applicability("_-_", "-_-") == nil)
    let lone = JSText(utf16: [0xD800, 0x61])
    let change = SpellingChange(from: lone, to: JSText(utf16: [0xD800, 0x41]))
    #expect(change.applicability(among: [], isOnlyClosest: true) == .safe)
    #expect(
      SpellingChange(from: lone, to: "a").applicability(among: [], isOnlyClosest: true) == nil)
  }

  @Test("No change that may be written has other digits, and a safe one is safe in both directions")
  func properties() {
    let alphabet = Array("abAB12-_ .+é\u{301}\u{200B}北").map(String.init)
    var state: UInt32 = 60
    func word() -> String {
      var word = ""
      for _ in 0..<6 {
        state = state &* 1_664_525 &+ 1_013_904_223
        word += alphabet[Int(state >> 16) % alphabet.count]
      }
      return word
    }
    func digits(_ word: String) -> [Unicode.Scalar] {
      word.unicodeScalars.filter { $0.properties.numericType != nil }
    }
    var safe = 0
    for _ in 0..<2_000 {
      let first = word()
      // A word that differs by little.
      let second =
        first.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "-")
        .uppercased()
      for (old, new) in [(first, second), (first, word()), (second + first, first + second)] {
        let change = applicability(old, new)
        if change == .safe {
          safe += 1
          #expect(applicability(new, old) == .safe, "\(old) \(new)")
        }
        if change != nil { #expect(digits(old) == digits(new), "\(old) \(new)") }
      }
    }
    #expect(safe > 200)
  }
}
