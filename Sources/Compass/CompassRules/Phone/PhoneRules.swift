/// Phone numbers: stored forms, display and links.
public enum PhoneRules {}
