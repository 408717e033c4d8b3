import JSPrimitives
import SourceJSON
import TestSupport

/// Entries of a form by a seed: what people type, texts at the limits, and odd ones.
struct GeneratedEntries {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// Returns a payload in which each field keeps its entry of a ready form, is left out, or has another entry.
  mutating func payload(of form: FormUnderWeb) -> JSONObject {
    var payload = form.ready
    for field in form.fields {
      switch random.number(below: 12) {
      case 0...6: break
      case 7...10: payload[JSText(field)] = typed(in: field)
      default: payload[JSText(field)] = .string(JSText(oddText()))
      }
    }
    return payload
  }

  /// Returns an entry in a field, one in four an odd text.
  mutating func entry(in field: String) -> JSONValue {
    random.isOne(in: 4) ? .string(JSText(oddText())) : typed(in: field)
  }

  private mutating func typed(in field: String) -> JSONValue {
    switch field {
    case "cost", "distance_from_home":
      return random.choose([0, 49.99, -0.01, -5, 100_000, 100_000.01, 1e300, .null])
    case "registered", "attended": return .boolean(random.isOne(in: 2))
    case "calibration": return .array((0..<6).map { _ in .boolean(random.isOne(in: 2)) })
    case "pros", "cons": return .array((0..<2).map { _ in .string(JSText(oddText())) })
    default: return .string(JSText(random.choose(Self.entries[field] ?? Self.words)))
    }
  }

  /// A text of words, characters of several code units, markup and white space, often at a limit.
  private mutating func oddText() -> String {
    let parts = [
      "a", "Ann ", " ", "\n", "\u{200B}", "é", "e\u{301}", "\u{1F468}\u{200D}\u{1F3EB}",
      "\u{1F1FA}\u{1F1F8}", "<b>", "</b>", "<", ">", "&", "&amp;", "<script>x</script>", "@", "%",
      ".", "\u{0}", "\u{FFFD}", "ß", "İ", "1",
    ]
    guard !random.isOne(in: 3) else {
      let limit = random.choose([1, 2, 15, 30, 50, 100, 255, 500, 2000, 5000])
      let count = limit - 1 + random.number(below: 3)
      return String(repeating: random.choose(["a", "a", "&", "\u{1F1FA}\u{1F1F8}"]), count: count)
    }
    return (0..<random.number(below: 6)).map { _ in random.choose(parts) }.joined()
  }

  private static let words = [
    "Spring Camp", "Berea, OH", "R&D", "<p>Called</p>", "O'Neil", "x", "",
  ]
  private static let ids = [
    FormUnderTest.school, "550E8400-E29B-41D4-A716-446655440000",
    "00000000-0000-0000-0000-000000000000", "state-university", "",
  ]
  private static let days = [
    "2026-04-15", "2026-04-16", "2026-02-28", "2026-02-30", "2026-13-01", "2027-01-01", "banana",
    "2026-4-1", "",
  ]
  private static let times = ["09:00", "23:30", "99:99", "9:00", "noon", ""]

  private static let entries: [String: [String]] = [
    "school_id": ids, "coach_id": ids, "event_id": ids, "start_date": days, "end_date": days,
    "start_time": times, "end_time": times, "checkin_time": times,
    "type": [
      "camp", "showcase", "email", "phone_call", "tweet", "official_visit", "unofficial_visit",
      "game", "other",
    ],
    "role": ["head", "assistant", "recruiting", "chef"],
    "direction": ["outbound", "inbound"],
    "sentiment": ["positive", "very_positive", "neutral", "negative", "mixed"],
    "occurred_at": [
      "2026-02-08T12:00:00Z", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "yesterday",
    ],
    "status": [
      "interested", "contacted", "camp_invite", "recruited", "official_visit_invited",
      "official_visit_scheduled", "offer_received", "committed", "not_pursuing", "researching",
      "declined",
    ],
    "event_source": ["email", "flyer", "web_search", "recommendation", "friend", "other"],
    "email": [
      "ann@club.org", " Ann@Club.ORG ", "o'leary@example.com", "a%b@c.org", ".a@b.co", "a..b@c.org",
      "a.@b.co",
      "a@-b.co", "a@.b.co", "a@b-.co", "a+b@c.org", "-@b.co", "+@b.co", "a@b.c.-d.org", "a'b@c.org",
      "\u{212A}@b.co", "a@b..co", "a@b.c",
    ],
    "phone": [
      "555-123-4567", "(555) 123-4567", "5551234567", "+1 555 123 4567", "+14405550134",
      "call 5551234567",
      "123", "",
    ],
    "twitter_handle": ["@coach_dana", "coach.dana", "a23456789012345", "@a234567890123456", ""],
    "instagram_handle": ["@coach.dana", "coach dana", "@", "."],
    "website": ["https://bw.edu", "bw.edu", "our site", "ftp://bw.edu", "https://", ""],
    "url": [
      "https://camp.org", "http://a", " https://camp.org ", "camp.org", "HTTP://CAMP.ORG",
      "ftp://x",
      "https:// x", "",
    ],
    "state": ["OH", "oh", "O", "Ohio", "ß", "\u{1F1FA}\u{1F1F8}", "ﬁ", ""],
  ]
}
