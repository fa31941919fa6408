/** Facts that only the agency knows. */
type Details = {
  /** How far the site meets the guidelines, by whose check; a sentence. */
  assessment: string;
  /** Why it is obliged or not (§ 3 (3) BFSG); sentences. */
  obligation: string;
  /** Whether its films have sound, subtitles and audio description; sentences. */
  films: string;
  /** How soon the agency answers; a sentence. */
  answer: string;
  /** Who has checked the site, and how; a sentence. */
  checks: string;
  /** When the statement was made and last checked; a sentence. */
  dates: string;
};

/** The accessibility statement in Markdown: true of what the software does; what it cannot know, the agency says. */
export const accessibilityStatement = ({
  assessment,
  obligation,
  films,
  answer,
  checks,
  dates,
}: Details) => `Dieser Text gilt für diese Website.

## Stand

Wir richten uns nach den Web Content Accessibility Guidelines (WCAG)\u00a02.2, Stufe\u00a0AA. ${assessment} ${obligation}

- Inhalte und Funktionen sind mit der Tastatur erreichbar.
- Bilder haben eine Textalternative, Filme eine Beschreibung.
- Slider und Referenzen lassen sich anhalten. Wer in seinem System weniger Bewegung eingestellt hat, sieht keine Animationen.
- Lesen, Blättern und das Kontaktformular funktionieren auch ohne JavaScript.

## Bekannte Grenzen

- **Kontaktformular:** Nach dem Absenden verschwindet die Bestätigung nach fünf Sekunden. Solange Angaben fehlen, ist die Schaltfläche grau; was fehlt, steht an den Feldern.
- **Filme:** ${films}
- **Leichte Sprache und Gebärdensprache:** Beides bieten wir auf dieser Website nicht an.
- **Vorleseprogramme:** Die Website ist mit den Regeln der Vorleseprogramme gebaut, aber noch nicht mit allen gebräuchlichen Programmen geprüft.
- **Fremde Seiten:** Auf Websites, auf die wir verlinken, haben wir keinen Einfluss.

## Barriere melden

Wenn Sie auf ein Hindernis stoßen oder einen Inhalt in anderer Form brauchen, sagen Sie uns bitte Bescheid. ${answer}

{{Name der Agentur}}
{{Inhaber}}
E-Mail: {{E-Mail}}
Telefon: {{Telefon}}

## Grundlage und Datum

${checks}

${dates}
`;
