/** Legal texts that can be published, for tests of something else. */
export const OWN_TEXTS = { impressum: "Wir.", privacyPolicy: "Wir speichern nichts.", accessibilityStatement: "" };
