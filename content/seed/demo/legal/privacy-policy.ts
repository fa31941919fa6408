/**
 * The five sections of spec §2, true of what site and content do. What stands in double braces is filled in from the code
 * and its settings (docs/decisions/042); whoever changes anything else that is logged or stored changes this text too.
 */
export const privacyPolicy = `## 1. Datenschutz auf einen Blick

### Das Wichtigste zuerst

Sie können diese Website ansehen, ohne uns zu sagen, wer Sie sind. Schriften, Bilder und Filme liegen auf unserem eigenen Server. Beim Aufruf unserer Seiten baut Ihr Browser keine Verbindung zu Dritten auf, es sei denn, Sie haben der Auswertung durch einen Analysedienst zugestimmt (Abschnitt\u00a05). Zum Stadtplan, zu sozialen Netzen und zu unseren Kunden führen einfache Links; dort gelten die Datenschutzerklärungen der anderen, sobald Sie klicken.

### Welche Daten fallen an?

- **Beim Aufruf** jeder Seite entsteht ein Eintrag im Protokoll des Servers, mit gekürzter IP-Adresse.
- **Wenn Sie uns schreiben,** speichern wir, was Sie in das Kontaktformular eingeben, und löschen es nach {{Tage der Anfragen}}\u00a0Tagen.
- **In Ihrem Browser** liegt Ihre Entscheidung über Cookies. Benutzen Sie das Kontaktformular, kommen der Entwurf Ihrer Nachricht und ein Schutz gegen gefälschte Absender hinzu.

### Welche Rechte haben Sie?

Sie können jederzeit Auskunft über Ihre Daten verlangen, sie berichtigen, löschen oder einschränken lassen, sie in einem gängigen Format erhalten, der Verarbeitung widersprechen, eine Einwilligung widerrufen und sich bei einer Aufsichtsbehörde beschweren. Einzelheiten stehen in Abschnitt\u00a03.

## 2. Hosting

Diese Website und unser Postfach liegen auf Servern in Deutschland, betrieben von:

Musterhost GmbH
Serverweg\u00a01
00000 Musterstadt

Der Hoster verarbeitet die in Abschnitt\u00a04 genannten Daten in unserem Auftrag und nach unserer Weisung. Einen Vertrag über die Auftragsverarbeitung nach Art.\u00a028 DSGVO haben wir geschlossen. Rechtsgrundlage ist Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO: Wir haben ein berechtigtes Interesse daran, dass unsere Website sicher und zuverlässig erreichbar ist. Geht es um einen Vertrag mit Ihnen oder seine Anbahnung, ist es Art.\u00a06 Abs.\u00a01 lit.\u00a0b DSGVO.

## 3. Allgemeine Hinweise und Pflichtinformationen

### Verantwortliche Stelle

Erika Mustermann, Musterlicht
Musterstraße\u00a012
50259 Pulheim
Telefon: 0221\u00a04710\u00a0123
E-Mail: [hallo@musterlicht.example](mailto:hallo@musterlicht.example)

Die verantwortliche Stelle entscheidet über Zwecke und Mittel der Verarbeitung personenbezogener Daten. Die vollständigen Angaben nach §\u00a05 DDG finden Sie im Impressum.

### Speicherdauer

Wo diese Erklärung keine Frist nennt, speichern wir Daten, bis der Zweck entfällt. Verlangen Sie zu Recht die Löschung oder widerrufen Sie eine Einwilligung, löschen wir die Daten, sofern wir sie nicht aus anderen gesetzlichen Gründen aufbewahren müssen, etwa nach Handels- oder Steuerrecht.

### Rechtsgrundlagen

Haben Sie eingewilligt, verarbeiten wir Daten auf Grundlage von Art.\u00a06 Abs.\u00a01 lit.\u00a0a DSGVO. Für Verträge und ihre Anbahnung gilt Art.\u00a06 Abs.\u00a01 lit.\u00a0b DSGVO, für rechtliche Pflichten Art.\u00a06 Abs.\u00a01 lit.\u00a0c DSGVO, für unsere berechtigten Interessen Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO. Wird etwas in Ihrem Browser gespeichert oder dort ausgelesen, gilt zusätzlich §\u00a025 TDDDG: Was für die Website unbedingt erforderlich ist, braucht keine Einwilligung (Abs.\u00a02 Nr.\u00a02), alles andere schon (Abs.\u00a01).

### Widerruf Ihrer Einwilligung

Eine Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen, am einfachsten über „Cookie-Einstellungen“ am Ende jeder Seite. Was bis dahin geschehen ist, bleibt rechtmäßig.

### Widerspruchsrecht nach Art.\u00a021 DSGVO

**Verarbeiten wir Daten auf Grundlage von Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO, können Sie jederzeit aus Gründen, die sich aus Ihrer besonderen Situation ergeben, Widerspruch einlegen. Wir verarbeiten die Daten dann nicht mehr, es sei denn, wir können zwingende schutzwürdige Gründe nachweisen, die Ihre Interessen, Rechte und Freiheiten überwiegen, oder die Verarbeitung dient der Geltendmachung, Ausübung oder Verteidigung von Rechtsansprüchen. Der Verarbeitung zum Zweck der Direktwerbung können Sie jederzeit ohne Angabe von Gründen widersprechen.**

### Beschwerderecht

Wenn Sie meinen, dass wir gegen die DSGVO verstoßen, können Sie sich bei einer Aufsichtsbehörde beschweren, insbesondere an Ihrem Wohnort, Ihrem Arbeitsplatz oder am Ort des vermuteten Verstoßes. Für uns zuständig ist:

Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen (LDI\u00a0NRW)
Kavalleriestraße\u00a02–4
40213 Düsseldorf
[www.ldi.nrw.de](https://www.ldi.nrw.de)

### Datenübertragbarkeit

Daten, die wir auf Grundlage Ihrer Einwilligung oder eines Vertrags automatisiert verarbeiten, geben wir Ihnen oder einem Dritten in einem gängigen, maschinenlesbaren Format heraus. Direkt an einen anderen Verantwortlichen übertragen wir sie, soweit das technisch machbar ist.

### Verschlüsselung mit TLS

Diese Website überträgt alle Inhalte verschlüsselt. Sie erkennen das an „https://“ in der Adresszeile. Was Sie uns über das Formular senden, können Dritte auf dem Weg zu unserem Server nicht mitlesen.

### Auskunft, Berichtigung und Löschung

Sie haben das Recht, unentgeltlich zu erfahren, welche Daten wir über Sie gespeichert haben, woher sie stammen, wer sie erhält und wozu wir sie verarbeiten. Sind sie falsch, berichtigen wir sie; besteht kein Grund mehr, sie aufzubewahren, löschen wir sie. Eine formlose Nachricht an die oben genannte Adresse genügt.

### Einschränkung der Verarbeitung

Sie können verlangen, dass wir Daten nur noch eingeschränkt verarbeiten (Art.\u00a018 DSGVO):

- solange wir prüfen, ob Daten richtig sind, deren Richtigkeit Sie bestreiten,
- wenn die Verarbeitung unrechtmäßig ist und Sie statt der Löschung die Einschränkung wünschen,
- wenn wir die Daten nicht mehr brauchen, Sie aber auf sie angewiesen sind, um Rechtsansprüche geltend zu machen, auszuüben oder zu verteidigen,
- solange nach einem Widerspruch nicht feststeht, wessen Interessen überwiegen.

Eingeschränkte Daten speichern wir nur noch. Anders verwenden dürfen wir sie mit Ihrer Einwilligung, für Rechtsansprüche, zum Schutz anderer Personen oder aus Gründen eines wichtigen öffentlichen Interesses.

## 4. Datenerfassung auf dieser Website

### Server-Logdateien

Bei jedem Aufruf schreibt der Server eine Zeile in sein Protokoll. Sie enthält: Datum und Uhrzeit, die aufgerufene Adresse ohne ihre Parameter, das Ergebnis der Anfrage und ihre Dauer, eine zufällige Nummer der Anfrage sowie die gekürzte IP-Adresse. Gekürzt heißt: Bei IPv4 fehlt die letzte der vier Zahlen, bei IPv6 fehlen die letzten 80 von 128\u00a0Bit. Vollständige IP-Adressen, Ihren Browser und die zuvor besuchte Seite schreiben wir nicht ins Protokoll, und wir führen die Einträge nicht mit anderen Daten zusammen.

Die Protokolle helfen uns, Fehler zu finden und Angriffe zu erkennen. Darin liegt unser berechtigtes Interesse nach Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO. Wir löschen sie nach spätestens {{Tage der Protokolle}}\u00a0Tagen.

### Kontaktformular

Schicken Sie das Formular ab, speichern wir Namen, E-Mail-Adresse, Telefonnummer, Betreff und Nachricht sowie den Zeitpunkt des Eingangs und senden alles als E-Mail an unser Postfach. Wir verwenden die Angaben nur, um Ihnen zu antworten, und geben sie nicht weiter.

Rechtsgrundlage ist Art.\u00a06 Abs.\u00a01 lit.\u00a0b DSGVO, wenn es um einen Auftrag oder seine Anbahnung geht, sonst Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO; unser Interesse ist dann, Anfragen zu beantworten. Alle fünf Felder sind nötig, um das Formular abzusenden. Wer etwas davon nicht angeben möchte, erreicht uns auch per E-Mail oder Telefon.

Gegen automatisch versandte Nachrichten prüfen wir, wie lange das Formular vor dem Absenden offen war und ob ein unsichtbares Feld ausgefüllt wurde. Außerdem zählen wir für {{Minuten der Zählung}}\u00a0Minuten, wie viele Nachrichten von einem Anschluss kommen. Dafür steht im Arbeitsspeicher des Servers ein Wert, der aus der IP-Adresse berechnet ist und aus dem sie sich nicht ablesen lässt. Unser berechtigtes Interesse nach Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO ist, erreichbar zu bleiben.

Nach {{Tage der Anfragen}}\u00a0Tagen wird die gespeicherte Nachricht gelöscht. Die E-Mail in unserem Postfach löschen wir, sobald Ihr Anliegen erledigt ist. Wird ein Auftrag daraus, gelten die gesetzlichen Aufbewahrungsfristen.

### Anfrage per E-Mail, Telefon oder Fax

Wenn Sie sich per E-Mail, Telefon oder Fax an uns wenden, speichern und verarbeiten wir Ihre Anfrage mit allen Angaben, die daraus hervorgehen, um Ihr Anliegen zu bearbeiten. Rechtsgrundlage und Löschung richten sich nach denselben Regeln wie bei der E-Mail aus dem Kontaktformular.

### Cookies und Speicher in Ihrem Browser

Was für den Betrieb der Website unbedingt erforderlich ist, setzen wir nach §\u00a025 Abs.\u00a02 Nr.\u00a02 TDDDG ohne Einwilligung; im Übrigen gilt Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO. Ausgewertet wird davon nichts. Alles andere entsteht erst, wenn Sie zustimmen.

{{Cookies und Speicher}}

Ist JavaScript in Ihrem Browser abgeschaltet, setzen wir keine Cookies. Für die Anmeldung unserer Redaktion gibt es eigene Cookies, die Besucher nicht bekommen.

Die Auswahl „Personalisierung“ speichern wir, nutzen sie zurzeit aber nicht. Cookies für Werbung setzen wir nicht.

## 5. Analyse

{{Analyse}}

Stand: Oktober 2026
`;
