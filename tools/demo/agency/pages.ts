import type { DemoPage } from "./types.ts";

export const pages: DemoPage[] = [
  {
    title: "Über uns",
    address: "ueber-uns",
    image: "projekt-objektiv-profil.jpg",
    placement: "footer",
    content: `Musterlicht sind drei Menschen und ein Studio in Pulheim, in dem früher Autoreifen gewechselt wurden. Das Tor ist geblieben. Es ist vier Meter breit, und bisher hat noch alles hindurchgepasst, was wir fotografieren sollten, bis auf einen Mähdrescher.

## Wer hier arbeitet

Von uns gibt es keine Bilder. Wer den ganzen Tag hinter der Kamera steht, weiß, warum. Stattdessen zeigt jeder, was er zuletzt aus der Hand gelegt hat.

![Ein Objektiv mit rotem Ring, schräg von vorn](/uploads/hero-fotografie.jpg)
**Erika Mustermann**
Bild und Regie, Gründerin
![Eine Filmrolle mit rotem Kern auf einem Holztisch](/uploads/projekt-film-rolle.jpg)
**Jonas Muster**
Kamera und Licht
![Ein Fächer aus gebogenen farbigen Papierbögen](/uploads/hero-gestaltung.jpg)
**Mika Musterfrau**
Gestaltung, Web und Schnitt

## Wie wir arbeiten

Wir kommen vorher vorbei, immer. Nicht um zu beraten, sondern um zu sehen, wann die Sonne durch welches Fenster scheint und wo die Steckdosen sind. Danach wissen Sie, was es kostet, und wir, was wir zu Hause lassen können. Was vorher schon feststeht, steht unter [Ablauf und Preise](/ablauf-und-preise).

Am Tag selbst sind wir zu zweit und leise. Ihr Betrieb läuft weiter. Ein Uhrmacher hat einmal nach drei Stunden gefragt, wann wir anfangen; da waren wir fertig.

> „Die haben mehr gefegt als fotografiert.“

So hat uns ein Tischlermeister weiterempfohlen. Wir nehmen das als Lob.

## Was im Studio steht

- **Ein Tisch** aus Schiefer, zwei mal drei Meter, für alles, was glänzt.
- **Ein Drehteller**, selbst gebaut, trägt 80\u00a0Kilogramm und ruckelt nicht.
- **Eine Hohlkehle**, die wir jeden Januar neu streichen.
- **Ein Kühlschrank**, den man ausschalten kann.

[Besuch vereinbaren](/#contact "Besuch im Studio")`,
  },
  {
    title: "Ablauf und Preise",
    address: "ablauf-und-preise",
    image: "serie-zinken-anriss.jpg",
    placement: "none",
    content: `Die meisten fragen zuerst nach dem Preis und entschuldigen sich dafür. Das ist nicht nötig. Hier steht, was es kostet und was dafür geschieht.

## Der Ablauf

1. **Sie schreiben uns**, worum es geht und bis wann. Drei Sätze genügen.
2. **Wir rufen an**, spätestens am übernächsten Werktag, und kommen dann vorbei.
3. **Sie bekommen ein Angebot** auf einer Seite. Der Preis darin gilt, auch wenn wir uns verschätzt haben.
4. **Wir arbeiten.** In der Mitte sehen Sie einen Stand, zu dem Sie noch Nein sagen können.
5. **Sie bekommen alles**: Bilder, Filme und Dateien, mit den Rechten, die im Angebot stehen.

## Die Preise

| Leistung | Dauer | Preis |
|---|---|---|
| Fotografie, zwölf fertige Bilder | 1\u00a0Tag | 1.400\u00a0Euro netto |
| Kurzer Film | 4\u00a0Wochen | ab 6.800\u00a0Euro netto |
| Website | 8\u00a0Wochen | ab 7.500\u00a0Euro netto |
| Drei Entwürfe auf Papier | 2\u00a0Wochen | ab 2.400\u00a0Euro netto |
| Flug mit der Drohne | ½\u00a0Tag | 650\u00a0Euro netto |

Das sind Preise für Unternehmen, Selbstständige und öffentliche Auftraggeber, ohne Umsatzsteuer. Die Fahrt ist bis 50\u00a0Kilometer dabei. Weht beim Fliegen Wind, kostet der Tag nichts.

[Angebot anfragen](/#contact)

## Was nicht dabei ist

Models, Mieten und Genehmigungen rechnen wir so ab, wie sie uns berechnet werden, mit Beleg. Zahlen müssen Sie in 14\u00a0Tagen, und nur, was Sie abgenommen haben.`,
  },
];
