/** Facts that only the agency knows, in sentences. */
type Details = {
  /** How far the site meets the guidelines, and who assessed it. */
  assessment: string;
  /** Whether and why the law applies (§ 3 (3) BFSG). */
  obligation: string;
  /** Whether films have sound, subtitles and audio description. */
  films: string;
  /** Response time. */
  answer: string;
  /** Who checked the site, and how. */
  checks: string;
  /** When the statement was created and last checked. */
  dates: string;
};

/** The accessibility statement in Markdown; statements about the software are true, the agency adds the rest. */
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
