extension PreferenceRules {
  /// A number of an athlete's profile, by its stored key.
  public enum PlayerNumber: String, Codable, CaseIterable, Sendable, Hashable {
    /// The year of graduation from high school.
    case graduationYear = "graduation_year"
    /// The height in inches.
    case heightInches = "height_inches"
    /// The weight in pounds.
    case weightPounds = "weight_lbs"
    /// The grade point average.
    case gpa
    /// The SAT score.
    case satScore = "sat_score"
    /// The ACT score.
    case actScore = "act_score"
    /// The year of the travel team.
    case travelTeamYear = "travel_team_year"
  }

  /// A text of an athlete's profile, by its stored key.
  public enum PlayerText: String, Codable, CaseIterable, Sendable, Hashable {
    /// The sport's name.
    case primarySport = "primary_sport"
    /// The position's name.
    case primaryPosition = "primary_position"
    /// The high school's name.
    case highSchool = "high_school"
    /// The club team's name.
    case clubTeam = "club_team"
    /// The id at the NCAA.
    case ncaaID = "ncaa_id"
    /// The id at Perfect Game.
    case perfectGameID = "perfect_game_id"
    /// The id at Prep Baseball.
    case prepBaseballID = "prep_baseball_id"
    /// The handle on Twitter.
    case twitterHandle = "twitter_handle"
    /// The handle on Instagram.
    case instagramHandle = "instagram_handle"
    /// The handle on TikTok.
    case tiktokHandle = "tiktok_handle"
    /// The address of the profile on Facebook.
    case facebookURL = "facebook_url"
    /// The phone number.
    case phone
    /// The email address.
    case email
    /// The name of the school attended.
    case schoolName = "school_name"
    /// The street and number of that school.
    case schoolAddress = "school_address"
    /// The city of that school.
    case schoolCity = "school_city"
    /// The state of that school.
    case schoolState = "school_state"
    /// The team in ninth grade.
    case ninthGradeTeam = "ninth_grade_team"
    /// The coach in ninth grade.
    case ninthGradeCoach = "ninth_grade_coach"
    /// The team in tenth grade.
    case tenthGradeTeam = "tenth_grade_team"
    /// The coach in tenth grade.
    case tenthGradeCoach = "tenth_grade_coach"
    /// The team in eleventh grade.
    case eleventhGradeTeam = "eleventh_grade_team"
    /// The coach in eleventh grade.
    case eleventhGradeCoach = "eleventh_grade_coach"
    /// The team in twelfth grade.
    case twelfthGradeTeam = "twelfth_grade_team"
    /// The coach in twelfth grade.
    case twelfthGradeCoach = "twelfth_grade_coach"
    /// The travel team's name.
    case travelTeamName = "travel_team_name"
    /// The travel team's coach.
    case travelTeamCoach = "travel_team_coach"
  }
}
