/// Interactions on their pages: the list, its filters and exports, attachments, and the form's conditions.
public enum InteractionRules {}
