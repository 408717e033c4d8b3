public import CompassRules

extension FormMessage {
  /// The messages of the package's forms, for translators: those of the fields first, then those of the buttons and
  /// of failures.
  public static let all: [FormMessage] = coach + interaction + event + school + page

  private static let coach: [FormMessage] = [
    FormMessage("role.required", "Please select a role"),
    FormMessage("firstName.required", "First name is required"),
    FormMessage("firstName.tooLong", ["max": 100], "First name must not exceed 100 characters"),
    FormMessage("lastName.required", "Last name is required"),
    FormMessage("lastName.tooLong", ["max": 100], "Last name must not exceed 100 characters"),
    FormMessage("email.tooShort", ["min": 5], "Email must be at least 5 characters"),
    FormMessage("email.tooLong", ["max": 255], "Email must not exceed 255 characters"),
    FormMessage("email.invalid", "Please enter a valid email address"),
    FormMessage("phone.invalid", "Please enter a valid phone number"),
    FormMessage(
      "twitterHandle.invalid", ["max": 15],
      "Invalid Twitter handle (1-15 characters, letters/numbers/underscore)"),
    FormMessage(
      "instagramHandle.invalid", ["max": 30],
      "Invalid Instagram handle (1-30 characters, letters/numbers/dots/underscore)"),
    FormMessage("notes.tooLong", ["max": 5000], "Notes must not exceed 5000 characters"),
  ]

  private static let interaction: [FormMessage] = [
    FormMessage("school.required", "Please select a school"),
    FormMessage("coach.invalid", "Invalid coach selection"),
    FormMessage("interactionType.required", "Please select an interaction type"),
    FormMessage("direction.required", "Please select a direction"),
    FormMessage("occurredAt.required", "Please select a date and time"),
    FormMessage("subject.tooLong", ["max": 500], "Subject must be 500 characters or less"),
    FormMessage("content.tooLong", ["max": 10_000], "Content must be 10,000 characters or less"),
    FormMessage("sentiment.invalid", "Invalid sentiment value"),
    FormMessage("event.invalid", "Invalid event selection"),
  ]

  private static let event: [FormMessage] = [
    FormMessage("eventType.required", "Event type is required"),
    FormMessage("eventName.required", "Event name is required"),
    FormMessage("text.tooLong", ["max": 255], "Text must not exceed 255 characters"),
    FormMessage("startDate.required", "Start date is required"),
    FormMessage("endDate.beforeStart", "End date must be after start date"),
    FormMessage("eventSource.invalid", "Invalid event source"),
    FormMessage("url.invalid", "Please enter a valid URL (e.g., https://...)"),
    FormMessage("event.requiredFields", "Please complete all required fields"),
  ]

  private static let school: [FormMessage] = [
    FormMessage("schoolName.required", "School name is required"),
    FormMessage("location.tooLong", ["max": 255], "Location must not exceed 255 characters"),
    FormMessage("city.tooLong", ["max": 100], "City must not exceed 100 characters"),
    FormMessage("conference.tooLong", ["max": 100], "Conference must not exceed 100 characters"),
    FormMessage("state.invalid", "State must be 2 letters"),
    FormMessage("status.required", "Please select a status"),
    FormMessage("school.prompt", CoachForm.schoolPrompt),
    FormMessage("school.none", CoachForm.noSchools),
  ]

  private static let page: [FormMessage] = [
    FormMessage("submit.addCoach", "Add Coach"), FormMessage("submit.adding", "Adding..."),
    FormMessage("submit.saveChanges", "Save Changes"), FormMessage("submit.saving", "Saving..."),
    FormMessage("submit.saveCoach", "Save Coach"), FormMessage("submit.save", "Save"),
    FormMessage("submit.saveInformation", "Save Information"),
    FormMessage("submit.saveSchool", "Save School"),
    FormMessage("submit.logInteraction", "Log Interaction"),
    FormMessage("submit.logging", "Logging..."),
    FormMessage("submit.createEvent", "Create Event"),
    FormMessage("submit.creating", "Creating..."),
    FormMessage("page.logMyInteraction", "Log My Interaction"),
    FormMessage("page.discardChanges", "Discard changes?"),
    FormMessage("refusal.noFamily", FormRefusal.noFamily.message),
    FormMessage("refusal.onlyPlayers", FormRefusal.onlyPlayers.message),
    FormMessage("failure.timedOut", "Connection timed out"),
    FormMessage("failure.timedOutTryAgain", "Request timed out, please try again"),
    FormMessage("failure.offline", "No internet connection"),
    FormMessage("failure.server", "Server error"),
    FormMessage("failure.serverTryAgain", "Server error, please try again later"),
    FormMessage("failure.interactionNotFound", "Interaction not found"),
    FormMessage("failure.schoolNotFound", "School not found"),
    FormMessage("failure.createCoach", "Failed to create coach"),
    FormMessage(
      "failure.createEvent", "Failed to create event. Please check your connection and try again."),
    FormMessage("failure.addSchool", "Failed to add school. Please try again."),
    FormMessage("failure.save", "Failed to save. Please try again."),
  ]
}
