/** No link to the EU's platform for online dispute resolution: it was closed on 2025-07-20. */
export const impressum = `Angaben gemäß §\u00a05 DDG (vormals §\u00a05 TMG)

**Musterlicht – Fotografie, Film und Web**
Inhaberin: Erika Mustermann
Musterstraße\u00a012
50259 Pulheim

## Kontakt

Telefon: 0221\u00a04710\u00a0123
Mobil: 0171\u00a03920\u00a0045
E-Mail: [hallo@musterlicht.example](mailto:hallo@musterlicht.example)
Website: [musterlicht.example](https://musterlicht.example)

## Umsatzsteuer

Umsatzsteuer-Identifikationsnummer gemäß §\u00a027a UStG: DE\u00a0000\u00a0000\u00a0000

## Verantwortlich für den Inhalt

Verantwortlich nach §\u00a018 Abs.\u00a02 MStV ist Erika Mustermann, Anschrift wie oben.

## Verbraucherstreitbeilegung

Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§\u00a036 VSBG).
`;
