/// Pairs of words that are both meant: a slip of the keyboard is not what makes them differ.
enum PlantedWords {
  /// Two words.
  struct Pair: Hashable {
    var written: String
    var allowed: String
  }

  /// At least 2,000 pairs, each in both directions.
  static let pairs = both(parts + neighbors)

  /// The pairs in which a number, a part of a word or a whole word differs.
  static let inParts = both(parts)

  private static let parts = affixed + numbered + parted + opposites

  private static func both(_ pairs: [Pair]) -> [Pair] {
    var seen: Set<Pair> = []
    return pairs.flatMap { [$0, Pair(written: $0.allowed, allowed: $0.written)] }
      .filter { $0.written != $0.allowed && seen.insert($0).inserted }
  }

  private static let nouns = [
    "email", "score", "price", "visit", "date", "coach", "school", "parent", "address", "offer",
    "team", "season", "height", "grade", "phone", "status", "event", "game", "player", "camp",
  ]

  /// Words with a part in front of them or behind them.
  private static let affixed: [Pair] = {
    let prefixes = [
      "un", "in", "non", "dis", "de", "re", "p", "mis", "anti", "pre", "post", "sub", "super", "co",
      "ex", "a", "e", "i", "x", "mini", "micro", "multi", "over", "under", "my",
    ]
    let suffixes = [
      "s", "es", "ed", "er", "ing", "less", "ful", "able", "al", "ly", "y", "n", "d", "r", "ee",
      "ist",
    ]
    let adjectives = [
      "active", "verified", "official", "valid", "complete", "paid", "signed", "sent", "read",
      "formal", "legal", "regular", "possible", "mature", "available", "direct", "expected",
    ]
    return nouns.flatMap { noun in
      prefixes.flatMap { [Pair(written: "\($0)\(noun)", allowed: noun)] }
        + suffixes.map { Pair(written: "\(noun)\($0)", allowed: noun) }
    }
      + adjectives.flatMap { word in
        ["un", "in", "im", "ir", "il", "non", "dis", "is_", "has_", "no_", "not_"].flatMap { part in
          [
            Pair(written: part + word, allowed: word),
            Pair(written: "is_\(part)\(word)", allowed: "is_\(word)"),
          ]
        }
      }
  }()

  /// Numbers: versions, ports, grades, codes and the keys of several people.
  private static let numbered: [Pair] = {
    var pairs: [Pair] = []
    for number in 1..<12 {
      let next = number + 1
      for noun in nouns {
        pairs.append(Pair(written: "\(noun)\(number)", allowed: "\(noun)\(next)"))
      }
      pairs += [
        Pair(written: "1.\(number).0", allowed: "1.\(next).0"),
        Pair(written: "808\(number % 10)", allowed: "808\(next % 10)"),
        Pair(written: "grade_\(number)", allowed: "grade_\(next)"),
        Pair(written: "grade\(number)", allowed: "grade"),
        Pair(written: "parent\(number)_email", allowed: "parent\(next)_email"),
        Pair(written: "D\(number)", allowed: "D\(next)"),
        Pair(written: "-\(number)", allowed: "\(number)"),
        Pair(written: "\(number)_0", allowed: "\(number)0"),
        Pair(written: "\(number)-1\(number)", allowed: "\(number)1-\(number)"),
        Pair(written: "v\(number).1", allowed: "v\(number)1"),
      ]
    }
    return pairs
  }()

  /// Names of several words, one of which is another, is added or is missing.
  private static let parted: [Pair] = {
    let parts = [
      ("min", "max"), ("new", "old"), ("start", "end"), ("first", "last"), ("from", "to"),
      ("up", "down"), ("on", "off"), ("is", "has"), ("is", "no"), ("over", "under"),
      ("home", "away"), ("pre", "post"), ("in", "out"), ("am", "pm"), ("his", "her"),
      ("sat", "act"), ("psat", "sat"), ("mom", "dad"), ("left", "right"), ("high", "low"),
      ("his", "its"), ("main", "mail"), ("own", "new"), ("day", "way"),
    ]
    return nouns.flatMap { noun in
      parts.flatMap { part in
        [
          Pair(written: "\(part.0)_\(noun)", allowed: "\(part.1)_\(noun)"),
          Pair(written: "\(noun)_\(part.0)", allowed: noun),
          Pair(written: "\(part.1)_\(noun)", allowed: noun),
        ]
      }
    }
  }()

  private static let opposites: [Pair] = [
    ("inbound", "outbound"), ("include", "exclude"), ("increase", "decrease"), ("minor", "major"),
    ("internal", "external"), ("maximum", "minimum"), ("credit", "debit"), ("even", "event"),
    ("ascending", "descending"), ("attach", "detach"), ("encode", "decode"), ("male", "female"),
    ("employer", "employee"), ("import", "export"), ("upper", "lower"), ("north", "south"),
    ("east", "west"), ("summer", "winter"), ("minprice", "maxprice"), ("interstate", "intrastate"),
    ("upload", "download"), ("upload", "unload"), ("careful", "careless"), ("am", "pm"),
  ].map { Pair(written: $0.0, allowed: $0.1) }

  /// Words, codes of airports, states and positions that are one or two edits from each other.
  private static let neighbors: [Pair] = {
    let groups = [
      ["weight", "height", "eight", "freight"], ["gmail", "email", "mail", "hotmail"],
      ["LAX", "LAS", "LAD", "SAX", "SAN", "SAT", "SEA", "SLC", "SFO"],
      ["JFK", "JAX", "ORD", "ONT", "ORF", "OAK", "OKC", "OMA"],
      ["CA", "CO", "CT", "GA", "LA", "PA"],
      ["QB", "RB", "CB", "DB", "LB", "FB"],
      ["cat", "bat", "rat", "hat", "cap", "can", "cut", "coat"],
      ["coach", "couch", "roach", "poach"], ["house", "horse", "mouse", "hose"],
      ["single", "singles", "shingle"], ["place", "plate", "plane", "plan", "palace"],
      ["state", "skate", "slate", "stake", "stage"], ["sport", "spot", "short", "sort", "port"],
      ["month", "mouth", "north"], ["monday", "sunday"], ["june", "july", "juno"],
      ["march", "match", "marsh"], ["texas", "taxes"], ["color", "colon"], ["region", "religion"],
      ["contact", "contract"], ["status", "stats", "statue"], ["county", "country"],
      ["quite", "quiet", "quit"], ["form", "from", "farm"], ["trail", "trial"], ["angel", "angle"],
      ["united", "untied"], ["casual", "causal"], ["desert", "dessert"], ["later", "latter"],
      ["through", "though"], ["woman", "women"], ["analysis", "analyses"],
      ["personal", "personnel"],
      ["principal", "principle"], ["adopt", "adapt"], ["affect", "effect"], ["accept", "except"],
      ["private", "primate", "pirate"], ["public", "pubic"], ["message", "massage"],
      ["batter", "better", "butter", "bitter"], ["pitcher", "catcher"], ["golf", "gold", "gulf"],
      ["track", "truck", "trick"], ["rowing", "bowling", "towing"], ["one", "none", "once"],
      ["hot", "not", "note", "no"], ["her", "hers", "here", "hero"], ["he", "she", "the"],
    ]
    return groups.flatMap { group in
      group.flatMap { first in group.map { Pair(written: first, allowed: $0) } }
    }
  }()
}
