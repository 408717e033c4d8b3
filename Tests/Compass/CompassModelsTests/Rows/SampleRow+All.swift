import CompassModels

extension SampleRow {
  /// Returns a full row of every record.
  static func all() throws -> [SampleRow] {
    try [
      coach(), school(), academicInfo(), interaction(), event(), statusHistory(), college(),
      option(), fitScore(), breakdown(),
    ]
  }

  private static func coach() throws -> SampleRow {
    try SampleRow(
      Coach.self, required: ["id", "role"], words: ["role"],
      """
      {"id": "c", "school_id": "s", "user_id": "u", "family_unit_id": "f", "role": "head",
       "first_name": "Ann", "last_name": "Lee", "email": "ann@uga.edu", "phone": "5551234567",
       "twitter_handle": "ann", "instagram_handle": "ann.lee", "notes": "Met at camp",
       "responsiveness_score": 62.5, "last_contact_date": "2026-02-08T12:00:00.123456+00:00",
       "created_at": "2026-02-08T12:00:00Z", "updated_at": "2026-02-08"}
      """)
  }

  private static func school() throws -> SampleRow {
    try SampleRow(
      School.self, required: ["id", "user_id", "name"],
      words: ["division", "status", "priority_tier", "fit_tier"],
      """
      {"id": "s", "user_id": "u", "name": "Georgia", "location": "Athens, GA", "city": "Athens",
       "state": "GA", "division": "D1", "conference": "SEC", "ncaa_id": "257",
       "status": "visiting", "status_changed_at": "2026-08-21T08:30:00.5-04:00",
       "priority_tier": "A", "ranking": 3, "is_favorite": true, "website": "https://uga.edu",
       "favicon_url": "https://uga.edu/favicon.ico", "twitter_handle": "uga",
       "instagram_handle": "uga", "notes": "", "private_notes": {"u": "mine", "": ""},
       "pros": ["Close"], "cons": ["Large", ""], "academic_info": {"student_size": 40118},
       "coaching_philosophy": "p", "coaching_style": "s", "recruiting_approach": "r",
       "communication_style": "c", "success_metrics": "m", "fit_score": 72.25,
       "fit_tier": "match", "family_unit_id": "f", "created_by": "u", "updated_by": "v",
       "created_at": "2026-02-08T12:00:00.000001Z", "updated_at": "2026-02-08T12:00:00.9999Z"}
      """)
  }

  private static func academicInfo() throws -> SampleRow {
    try SampleRow(
      School.AcademicInfo.self, required: [], isDocument: true,
      """
      {"gpa_requirement": 3.5, "sat_requirement": 1200, "act_requirement": 26,
       "address": "1 Main St", "city": "Athens", "state": "GA", "latitude": 33.948,
       "longitude": -83.3773, "baseball_facility_address": "2 Main St", "mascot": "Bulldog",
       "undergrad_size": "30,000", "student_size": 40118, "carnegie_size": "Very Large",
       "tuition_in_state": 11180, "tuition_out_of_state": 30220.5, "admission_rate": 0.4239,
       "distance_from_home": 0}
      """)
  }

  private static func interaction() throws -> SampleRow {
    try SampleRow(
      Interaction.self,
      required: ["id", "type", "direction", "occurred_at", "logged_by", "family_unit_id"],
      words: ["type", "direction", "sentiment"],
      """
      {"id": "i", "school_id": "s", "coach_id": "c", "event_id": "e", "type": "phone_call",
       "direction": "inbound", "subject": "Camp", "content": "Invited", "sentiment": "positive",
       "occurred_at": "2026-02-08T12:00:00.123456+00:00", "logged_by": "u",
       "family_unit_id": "f", "attachments": ["interactions/i/a.pdf"],
       "created_at": "2026-02-08T12:00:00+00:00", "updated_at": "2026-02-08T12:00"}
      """)
  }

  private static func event() throws -> SampleRow {
    try SampleRow(
      Event.self, required: ["id", "type", "start_date"], words: ["type", "event_source"],
      """
      {"id": "e", "user_id": "u", "type": "camp", "name": "Camp", "school_id": "s",
       "location": "Athens", "address": "1 Main St", "city": "Athens", "state": "GA",
       "start_date": "2026-04-15", "start_time": "09:00:00", "end_date": "2026-04-16",
       "end_time": "17:00", "checkin_time": "08:30", "url": "https://uga.edu/camp",
       "description": "d", "event_source": "email", "cost": 150.75, "registered": true,
       "attended": true, "performance_notes": "n", "created_at": "2026-02-08T12:00:00Z",
       "updated_at": "2026-02-08T12:00:00Z"}
      """)
  }

  private static func statusHistory() throws -> SampleRow {
    try SampleRow(
      SchoolStatusHistory.self,
      required: ["id", "school_id", "new_status", "changed_by", "changed_at", "created_at"],
      words: ["previous_status", "new_status"],
      """
      {"id": "h", "school_id": "s", "previous_status": "camp_invite", "new_status": "visiting",
       "changed_by": "u", "changed_at": "2026-08-21T12:00:00.654321+00:00", "notes": "n",
       "created_at": "2026-08-21T12:00:00.654321+00:00"}
      """)
  }

  private static func college() throws -> SampleRow {
    try SampleRow(
      School.CollegeDataResult.self, required: ["id", "name"],
      """
      {"id": "139959", "name": "Georgia", "website": "uga.edu", "address": "a", "city": "Athens",
       "state": "GA", "studentSize": 40118, "carnegieSize": "Large", "admissionRate": 0.42,
       "tuitionInState": 11180, "tuitionOutOfState": 30220, "latitude": 33.9,
       "longitude": -83.4}
      """)
  }

  private static func option() throws -> SampleRow {
    try SampleRow(
      School.Option.self, required: ["id", "name"],
      #"{"id": "s", "name": "Georgia", "location": "Athens, GA"}"#)
  }

  private static func fitScore() throws -> SampleRow {
    try SampleRow(
      School.FitScore.self, required: ["score", "tier", "breakdown"], words: ["tier"],
      """
      {"score": 72.5, "tier": "match", "breakdown": {"athleticFit": 30},
       "missingDimensions": ["personalFit"]}
      """)
  }

  private static func breakdown() throws -> SampleRow {
    try SampleRow(
      School.FitScoreBreakdown.self, required: [],
      #"{"athleticFit": 30.5, "academicFit": 20, "opportunityFit": 12, "personalFit": 10}"#)
  }
}
