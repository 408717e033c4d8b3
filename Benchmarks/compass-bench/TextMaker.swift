/// Makes texts for the app's fields: nine in ten as the pattern wants them, the tenth mistyped.
struct TextMaker {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a text for the field that the pattern guards.
  mutating func text(of field: String) -> String {
    let isRight = below(10) > 0
    switch field {
    case "email": return isRight ? email : wrongEmail
    case "phone":
      return isRight ? phone : pick(["614-555-012", "+1 \(phone)", "call \(phone)", ""])
    case "twitter":
      return isRight
        ? handle(upTo: 15) : pick(["@two words", "@no-hyphens", "@far_too_long_handle_1"])
    case "instagram":
      return isRight
        ? handle(upTo: 30) : pick(["two words", "@no-hyphens", "@\(handle(upTo: 30))"])
    case "uuid": return isRight ? uuid : wrongUUID
    case "date":
      return isRight ? date : pick(["2/10/2026", "2026-2-1", "\(date)T00:00", "tomorrow"])
    case "time": return isRight ? time : pick(["9:30", "\(time):00", "9 am", "0930"])
    default:
      let right = "\(date)T\(time):\(padded(below(60), 2))"
      return isRight
        ? right + pick(["Z", ".000Z", ".\(padded(below(1_000), 3))Z"])
        : pick([right, "\(right)+01:00", "2026-02-30T\(time)Z", "\(date) \(time)"])
    }
  }

  // MARK: Fields

  private var firstNames: [String] { ["ana", "Benjamin", "chris", "Dominique", "lee", "maria"] }
  private var lastNames: [String] {
    ["garcia", "Johnson", "kim", "oconnor", "smith", "Vandenberg"]
  }
  private var hosts: [String] {
    ["gmail.com", "athletics.state-college.edu", "outlook.com", "k12.oh.us", "club.example.org"]
  }

  private var email: String {
    mutating get {
      let local = pick(firstNames) + pick([".", "_", "", "-"]) + pick(lastNames)
      return local + pick(["", "\(below(100))", "+camps"]) + "@" + pick(hosts)
    }
  }

  private var wrongEmail: String {
    mutating get {
      let right = email
      return pick([
        ".\(right)", "\(right).", "coach \(right)", String(right.prefix { $0 != "@" }),
        right.replacingFirst("@", with: "..x@"), right.replacingFirst("@", with: "@@"),
      ])
    }
  }

  private var phone: String {
    mutating get {
      let (area, exchange) = (200 + below(800), 200 + below(800))
      let line = padded(below(10_000), 4)
      return pick([
        "(\(area)) \(exchange)-\(line)", "\(area)-\(exchange)-\(line)", "\(area)\(exchange)\(line)",
        "\(area).\(exchange).\(line)",
      ])
    }
  }

  private mutating func handle(upTo length: Int) -> String {
    let name =
      pick(firstNames) + pick(["_", "", "."].dropLast(length == 15 ? 1 : 0)) + pick(lastNames)
    return pick(["@", ""]) + (name + "\(below(1_000))").prefix(length)
  }

  private var uuid: String {
    mutating get {
      let digits = Array("0123456789abcdef")
      var text = ""
      for place in 0..<36 {
        switch place {
        case 8, 13, 18, 23: text.append("-")
        case 14: text.append("4")
        case 19: text.append(digits[8 + below(4)])
        default: text.append(digits[below(16)])
        }
      }
      return text
    }
  }

  private var wrongUUID: String {
    mutating get {
      let right = uuid
      return pick([
        String(right.dropLast()), right + "0", right.replacingFirst("-", with: ""),
        right.replacingFirst("-4", with: "-9"), "{\(right)}",
      ])
    }
  }

  private var date: String {
    mutating get {
      "\(2020 + below(10))-\(padded(1 + below(12), 2))-\(padded(1 + below(28), 2))"
    }
  }

  private var time: String {
    mutating get { "\(padded(below(24), 2)):\(padded(below(60), 2))" }
  }

  // MARK: Chance

  /// Returns a number below a bound: the generator is SplitMix64.
  private mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }

  private mutating func pick(_ choices: some RandomAccessCollection<String>) -> String {
    choices[choices.index(choices.startIndex, offsetBy: below(choices.count))]
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }
}

extension String {
  /// Returns the text with the first occurrence of a nonempty text replaced.
  fileprivate func replacingFirst(_ part: String, with replacement: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return self[..<range.lowerBound] + replacement + self[range.upperBound...]
  }
}
