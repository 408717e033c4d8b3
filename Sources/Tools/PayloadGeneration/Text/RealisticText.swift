internal import JSPrimitives

/// Texts as people write them, by subject. Whether one fits its schema is for the caller to find out.
enum RealisticText {
  static func text(_ subject: Subject, _ random: inout SeededRandom) -> String {
    switch subject {
    case .firstName: one(Vocabulary.firstNames, &random)
    case .lastName: one(Vocabulary.lastNames, &random)
    case .fullName: one(Vocabulary.firstNames, &random) + " " + one(Vocabulary.lastNames, &random)
    case .city: one(Vocabulary.cities, &random)
    case .state: one(Vocabulary.states, &random)
    case .street: one(Vocabulary.streets, &random)
    case .school: one(Vocabulary.schools, &random)
    case .team: one(Vocabulary.teams, &random)
    case .title: one(Vocabulary.titles, &random)
    case .position: one(Vocabulary.positions, &random)
    case .password: one(Vocabulary.passwords, &random)
    case .page: one(Vocabulary.pages, &random)
    case .notes: notes(&random)
    case .email: email(&random)
    case .phone: phone(&random)
    case .url: url(&random)
    case .handle: handle(&random)
    case .date: date(&random)
    case .birthDate: date(&random, years: 2005...2012)
    case .time: time(&random)
    case .dateTime: dateTime(&random)
    case .identifier: uuid(&random)
    case .words, .latitude, .longitude, .rate, .money, .count, .gradePoints, .satScore, .actScore:
      words(&random)
    }
  }

  static func notes(_ random: inout SeededRandom) -> String {
    (0...random.number(below: 3)).map { _ in one(Vocabulary.sentences, &random) }
      .joined(separator: random.isOne(in: 4) ? "\n" : " ")
  }

  static func words(_ random: inout SeededRandom) -> String {
    (0...random.number(below: 3)).map { _ in one(Vocabulary.words, &random) }
      .joined(separator: " ")
  }

  static func email(_ random: inout SeededRandom) -> String {
    let name = name(Vocabulary.firstNames, &random)
    let separator = one([".", "_", "", "-", "+"], &random)
    var address = name + separator + self.name(Vocabulary.lastNames, &random)
    if random.isOne(in: 3) { address += String(random.number(below: 100)) }
    address += "@" + one(Vocabulary.mailHosts, &random)
    return random.isOne(in: 4) ? address : address.lowercased()
  }

  static func phone(_ random: inout SeededRandom) -> String {
    let (area, exchange) = (digits(3, &random), digits(3, &random))
    let line = digits(4, &random)
    switch random.number(below: 6) {
    case 0: return "(\(area)) \(exchange)-\(line)"
    case 1: return "\(area)-\(exchange)-\(line)"
    case 2: return "\(area).\(exchange).\(line)"
    case 3: return "+1 \(area) \(exchange) \(line)"
    case 4: return "1\(area)\(exchange)\(line)"
    default: return area + exchange + line
    }
  }

  static func url(_ random: inout SeededRandom) -> String {
    one(["https://", "https://", "http://", "HTTPS://"], &random) + one(Vocabulary.hosts, &random)
      + one(Vocabulary.paths, &random)
  }

  static func handle(_ random: inout SeededRandom) -> String {
    let name = name(Vocabulary.lastNames, &random).lowercased()
    return (random.isOne(in: 2) ? "@" : "") + one(["coach", "coach_", ""], &random) + name
      + (random.isOne(in: 2) ? digits(2, &random) : "")
  }

  /// Returns a day of some years as `YYYY-MM-DD`.
  static func date(
    _ random: inout SeededRandom, years: ClosedRange<Int> = 2024...2028
  ) -> String {
    let month = random.number(in: 1...12)
    let days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    return "\(random.number(in: years))-\(padded(month))-"
      + padded(random.number(in: 1...days))
  }

  static func time(_ random: inout SeededRandom) -> String {
    padded(random.number(below: 24)) + ":" + padded(random.number(below: 60))
  }

  /// Returns a point in time in UTC, with or without seconds and their fraction.
  static func dateTime(_ random: inout SeededRandom) -> String {
    var text = date(&random) + "T" + time(&random)
    if !random.isOne(in: 4) { text += ":" + padded(random.number(below: 60)) }
    if text.utf8.count == 19, random.isOne(in: 2) { text += "." + digits(3, &random) }
    return text + "Z"
  }

  /// Returns a UUID of version 4.
  static func uuid(_ random: inout SeededRandom) -> String {
    let digits = Array("0123456789abcdef")
    let isUpper = random.isOne(in: 8)
    var text = ""
    for place in 0..<32 {
      if [8, 12, 16, 20].contains(place) { text += "-" }
      switch place {
      case 12: text += "4"
      case 16: text.append(digits[8 + random.number(below: 4)])
      default: text.append(digits[random.number(below: 16)])
      }
    }
    return isUpper ? text.uppercased() : text
  }

  static func digits(_ count: Int, _ random: inout SeededRandom) -> String {
    (0..<count).map { _ in String(random.number(below: 10)) }.joined()
  }

  private static func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }

  private static func one(_ choices: [String], _ random: inout SeededRandom) -> String {
    random.choose(choices) ?? ""
  }

  /// Returns a name in ASCII letters only, as addresses and handles have it.
  private static func name(_ names: [String], _ random: inout SeededRandom) -> String {
    var name = one(names, &random)
    while name.utf8.contains(where: { $0 >= 0x80 }) { name = one(names, &random) }
    return String(decoding: name.utf8.filter(\.isASCIILetter), as: UTF8.self)
  }
}
