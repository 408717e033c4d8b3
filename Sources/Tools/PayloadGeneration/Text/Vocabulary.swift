/// The words that realistic texts are made of.
enum Vocabulary {
  static let firstNames = [
    "Dana", "Marcus", "Elena", "José", "Priya", "Zoë", "Liam", "Aiko", "Renée", "Tomás", "Grace",
    "Omar", "D'Andre", "Mary Kate", "Siobhán", "Wei",
  ]
  static let lastNames = [
    "Alvarez", "Okafor", "Núñez", "Smith", "O'Neill", "Kowalski", "Tanaka", "Müller", "Johnson",
    "Van Dyke", "García-López", "Lee", "Haddad", "Sørensen", "Washington", "Ng",
  ]
  static let cities = [
    "Austin", "St. Louis", "Boise", "Baton Rouge", "Portland", "San José", "Fort Wayne", "Omaha",
    "Winston-Salem", "Coeur d'Alene", "Tampa", "Duluth",
  ]
  static let states = ["TX", "CA", "ga", "Fl", "NY", "oh", "WA", "nc", "LA", "MO"]
  static let streets = [
    "1200 Stadium Drive", "45 Elm St., Suite 3", "Founders Field", "Gate B, 800 University Ave",
    "17 Riverside Rd", "Memorial Park, Diamond 4",
  ]
  static let schools = [
    "Lakeside High School", "St. Mary's Academy", "Central Valley State", "Ridgeview College",
    "University of the Plains", "Big Sky Conference", "Northern Coast Conference",
  ]
  static let teams = ["Thunder 17U", "East Side Sluggers", "Bay Area Bombers", "Prospects Elite"]
  static let titles = [
    "Fall showcase", "Follow-up after camp", "Highlight video", "Official visit", "Transcript 2026",
    "Question about the roster", "Prospect camp, day 2", "Letter from Coach Alvarez",
  ]
  static let positions = ["P", "C", "1B", "2B", "3B", "SS", "LF", "CF", "RF", "DH", "UTIL"]
  static let sentences = [
    "Met the pitching coach after practice.", "Very responsive by email!",
    "Fastball sat at 86-88 mph today.", "Asked about scholarships; no answer yet.",
    "Great campus, small dorms.", "Needs a 3.2 GPA and 1150 SAT.", "Call back next week?",
    "They lose six seniors in spring.", "Café near the field was good.", "Strong program 💪",
    "\"We like your swing\", he said.", "R&D lab for biomechanics.", "Cost > aid, so far.",
  ]
  static let words = [
    "coach", "visit", "camp", "roster", "offer", "spring", "field", "video", "call", "team",
    "Señor", "naïve", "score", "travel", "season", "junior",
  ]
  static let hosts = [
    "www.example.edu", "athletics.example.com", "example.org", "team-site.example.net",
    "video.example.com", "Stats.Example.com",
  ]
  static let paths = [
    "", "/", "/baseball/roster", "/watch?v=a1B2c3", "/camps/2026?ref=mail", "/~staff",
  ]
  static let mailHosts = ["example.edu", "mail.example.com", "club.example", "example.co.uk"]
  static let passwords = [
    "Diamond2026", "curveBall99", "HomeRun4ever!", "Spring Training 1", "pässWort123",
  ]
  static let pages = ["/coaches", "/dashboard", "/schools/42", "/events?month=5", "/"]
}
