/** What only the agency knows. */
type Details = {
  /** Why it is obliged or not (§ 3 (3) BFSG); sentences. */
  obligation: string;
  /** When the statement was made and last checked; a sentence. */
  dates: string;
};

/** The accessibility statement in Markdown: true of what the site does. */
export const accessibilityStatement = ({
  obligation,
  dates,
}: Details) => `Dieser Text gilt für die Website von {{Name der Agentur}}.

## Stand

Wir richten uns nach den Web Content Accessibility Guidelines (WCAG)\u00a02.2, Konformitätsstufe\u00a0AA. Nach eigener Prüfung erfüllt die Website diese Anforderungen weitgehend; die Ausnahmen, die wir kennen, stehen im nächsten Abschnitt. ${obligation}

- Inhalte und Funktionen sind mit der Tastatur erreichbar.
- Bilder haben eine Textalternative, Filme eine Beschreibung.
- Slider und Referenzen lassen sich anhalten. Wer in seinem System weniger Bewegung eingestellt hat, sieht keine Animationen.
- Lesen, Blättern und das Kontaktformular funktionieren auch ohne JavaScript.

## Bekannte Grenzen

- **Kontaktformular:** Nach dem Absenden verschwindet die Bestätigung nach fünf Sekunden. Solange Angaben fehlen, ist die Schaltfläche grau; was fehlt, steht an den Feldern.
- **Filme:** Die Filme auf dieser Website haben keinen Ton und daher auch keine Untertitel. Eine Audiodeskription gibt es nicht; was zu sehen ist, steht als Text neben dem Film.
- **Leichte Sprache und Gebärdensprache:** Beides bieten wir auf dieser Website nicht an.
- **Vorleseprogramme:** Die Website ist mit den Regeln der Vorleseprogramme gebaut, aber noch nicht mit allen gebräuchlichen Programmen geprüft.
- **Fremde Seiten:** Auf Websites, auf die wir verlinken, haben wir keinen Einfluss.

## Barriere melden

Wenn Sie auf ein Hindernis stoßen oder einen Inhalt in anderer Form brauchen, sagen Sie uns bitte Bescheid. Wir antworten innerhalb von zwei Wochen.

{{Inhaber}}
E-Mail: {{E-Mail}}
Telefon: {{Telefon}}

## Grundlage und Datum

Der Text beruht auf einer Selbstbewertung: automatische Prüfungen aller Seitenarten und Durchgänge von Hand, nur mit der Tastatur und bei starker Vergrößerung.

${dates}
`;
