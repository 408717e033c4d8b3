internal import SchemaModel

/// The bodies of requests about notifications and emails.
extension WebSchema {
  /// The body of `POST /api/notifications/create`.
  public static let notificationBody = WebSchema(
    "api-notifications-create", since: .august2026
  ) { _ in
    .object {
      Field("type", .notificationType)
      Field("title", .string().min(1).max(200))
      Field("message", .string().max(1000).optional())
      Field("priority", .enumeration("low", "normal", "high").optional().default("low"))
      Field(
        "action_url",
        .string().max(500)
          .refine(
            .emptyOrRelativePath, "action_url must be a relative path (starting with /)"
          )
          .optional())
    }
  }

  /// The body of `POST /api/notifications/email`.
  public static let notificationEmailBody = WebSchema(
    "api-notifications-email", since: .august2026
  ) { _ in
    .object {
      Field("to", .string().email())
      Field("subject", .string().min(1))
      Field("title", .string().min(1))
      Field("message", .string().min(1))
      Field("priority", .enumeration("high", "normal", "low").default("normal"))
      Field("actionUrl", .string().url().optional())
      Field("idempotencyKey", .string().optional())
    }
  }

  /// The body of `POST /api/admin/notifications/broadcast`.
  public static let broadcastBody = WebSchema(
    "api-admin-notifications-broadcast", since: .august2026
  ) { _ in
    .object {
      Field("target", .enumeration("all", "user"))
      Field("user_id", .string().uuid().optional())
      Field("type", .notificationType)
      Field("title", .string().min(1).max(200))
      Field("message", .string().max(1000).optional())
    }
  }

  /// The body of `POST /api/email/send`.
  public static let emailBody = WebSchema("api-email-send", since: .august2026) { _ in
    .object {
      Field("to", .string().email())
      Field("subject", .string().min(1))
      Field("template", .enumeration("weekly-digest", "deadline-alert"))
      Field("data", .record(.unknown))
    }
  }
}

extension ZodSchema {
  /// The kinds of notifications.
  fileprivate static let notificationType = enumeration(
    "follow_up_reminder", "deadline_alert", "daily_digest", "inbound_interaction", "offer", "event")
}
