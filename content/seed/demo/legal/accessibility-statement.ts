export const accessibilityStatement = `Diese Erklärung gilt für die Website musterlicht.example.

## Stand der Vereinbarkeit

Wir richten uns nach den Web Content Accessibility Guidelines (WCAG)\u00a02.2, Stufe\u00a0AA, und der Norm EN\u00a0301\u00a0549. Nach eigener Prüfung erfüllt die Website diese Anforderungen weitgehend; die Ausnahmen stehen im nächsten Abschnitt. Gesetzlich verpflichtet sind wir dazu als Kleinstunternehmen nicht (§\u00a03 Abs.\u00a03 BFSG). Wir halten es trotzdem für selbstverständlich.

- Alle Inhalte und Funktionen sind mit der Tastatur erreichbar, der Fokus ist immer zu sehen.
- Bilder haben eine Textalternative, Filme eine Beschreibung.
- Slider und Referenzen lassen sich anhalten. Wer in seinem System weniger Bewegung eingestellt hat, sieht keine Animationen.
- Lesen, Blättern und das Kontaktformular funktionieren auch ohne JavaScript.

## Bekannte Grenzen

- **Filme:** Die Filme auf dieser Website haben keinen Ton und daher auch keine Untertitel. Eine Audiodeskription gibt es nicht; was zu sehen ist, steht als Text neben dem Film.
- **Leichte Sprache und Gebärdensprache:** Beides bieten wir auf dieser Website nicht an.
- **Fremde Seiten:** Auf die Websites unserer Kunden, das Branchenbuch, den Kartendienst und die sozialen Netze, auf die wir verlinken, haben wir keinen Einfluss.

## Barriere melden

Wenn Sie auf ein Hindernis stoßen oder einen Inhalt in anderer Form brauchen, sagen Sie uns bitte Bescheid. Wir antworten innerhalb von zwei Wochen.

Erika Mustermann
E-Mail: [hallo@musterlicht.example](mailto:hallo@musterlicht.example)
Telefon: 0221\u00a04710\u00a0123

## Grundlage und Datum

Die Erklärung beruht auf einer Selbstbewertung: automatische Prüfungen aller Seitenarten und Durchgänge von Hand, nur mit der Tastatur und bei starker Vergrößerung.

Erstellt am 30.\u00a0Oktober 2026, zuletzt überprüft am 30.\u00a0Oktober 2026.
`;
