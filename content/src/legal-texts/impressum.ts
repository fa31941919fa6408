/** Facts that only the agency knows. */
type Details = {
  /** Legal form, representative and register (§ 5 (1) no. 1 and 4 DDG); lines, or empty. */
  company: string;
  /** Person responsible for journalistic content, not a company (§ 18 (2) MStV). */
  responsible: string;
  /** Insurer, its address and the area covered (§ 2 (1) no. 11 DL-InfoV); a paragraph. */
  insurance: string;
};

/** The Impressum in Markdown (spec §2; § 5 DDG), without the EU's dispute platform, which closed on 2025-07-20. */
export const impressum = ({
  company,
  responsible,
  insurance,
}: Details) => `Angaben gemäß §\u00a05 DDG (vormals §\u00a05 TMG)

**{{Name der Agentur}}**
{{Inhaber}}
{{Anschrift}}
${company && `\n${company}\n`}
## Kontakt

Telefon: {{Telefon}}
Mobil: {{Mobiltelefon}}
E-Mail: {{E-Mail}}
Website: {{Website}}

## Umsatzsteuer

Umsatzsteuer-Identifikationsnummer gemäß §\u00a027a UStG: {{Umsatzsteuer-ID}}

## Wirtschafts-Identifikationsnummer

{{Wirtschafts-ID}} (gemäß §\u00a0139c AO)

## Berufshaftpflichtversicherung

${insurance}

## Verantwortlich für den Inhalt

Verantwortlich nach §\u00a018 Abs.\u00a02 MStV ist ${responsible}, Anschrift wie oben.

## Verbraucherstreitbeilegung

Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§\u00a036 VSBG).

{{Bildnachweise}}

## Lizenzen

Diese Website verwendet freie Software und Schriften: [Lizenzen](/lizenzen.txt).
`;
