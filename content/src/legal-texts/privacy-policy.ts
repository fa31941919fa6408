/** Facts that only the agency knows. */
type Details = {
  /** Who runs the server and the mailbox, where, and under which contract; Markdown. */
  hosting: string;
  authority: string;
  /** When the agency deletes inquiries in its mailbox; a sentence. */
  mailbox: string;
  /** Retention of the programs' standard output (journald, docker logs), as in „höchstens 14 Tage“. */
  programLog: string;
  date: string;
};

/**
 * The privacy policy in Markdown: the five sections of spec §2, true of site and content. Names in double braces are
 * filled in from the settings and the code (docs/decisions/198). If logging or storage changes, this text must change,
 * too.
 */
export const privacyPolicy = ({
  hosting,
  authority,
  mailbox,
  programLog,
  date,
}: Details) => `## 1. Datenschutz auf einen Blick

### Das Wichtigste zuerst

Sie können diese Website ansehen, ohne uns zu sagen, wer Sie sind. Schriften, Bilder und Filme kommen von derselben Adresse wie diese Seite. Beim Aufruf unserer Seiten baut Ihr Browser keine Verbindung zu Dritten auf, es sei denn, Sie haben der Auswertung durch einen Analysedienst zugestimmt (Abschnitt\u00a05). Zum Stadtplan, zu sozialen Netzen, zum Branchenbuch und zu anderen Websites führen einfache Links; dort gelten die Datenschutzerklärungen der anderen, sobald Sie klicken.

### Welche Daten fallen an?

- **Beim Aufruf** jeder Seite entsteht ein Eintrag im Protokoll des Servers, mit gekürzter IP-Adresse.
- **Wenn Sie uns schreiben,** speichern wir, was Sie in das Kontaktformular eingeben, und löschen es in der Verwaltung dieser Website nach {{Tage der Anfragen}}\u00a0Tagen.
- **In Ihrem Browser** liegt Ihre Entscheidung über Cookies. Benutzen Sie das Kontaktformular, kommen der Entwurf Ihrer Nachricht und ein Schutz davor hinzu, dass fremde Seiten das Formular in Ihrem Namen absenden.

### Welche Rechte haben Sie?

Sie können jederzeit Auskunft über Ihre Daten verlangen, sie berichtigen, löschen oder einschränken lassen, sie in einem gängigen Format erhalten, der Verarbeitung widersprechen, eine Einwilligung widerrufen und sich bei einer Aufsichtsbehörde beschweren. Einzelheiten stehen in Abschnitt\u00a03.

## 2. Hosting

${hosting}

Der Hoster verarbeitet die in Abschnitt\u00a04 genannten Daten in unserem Auftrag und nach unserer Weisung. Rechtsgrundlage ist Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO: Wir haben ein berechtigtes Interesse daran, dass unsere Website sicher und zuverlässig erreichbar ist. Geht es um einen Vertrag mit Ihnen oder seine Anbahnung, ist es Art.\u00a06 Abs.\u00a01 lit.\u00a0b DSGVO.

### Sicherungskopien

Von den Daten der Website machen wir Sicherungskopien, damit nach einer Störung nichts verloren ist. {{Dauer der Sicherungen}} Stellen wir eine Kopie wieder her, löschen wir erneut, was vorher zu löschen war.

## 3. Allgemeine Hinweise und Pflichtinformationen

### Verantwortliche Stelle

{{Name der Agentur}}
{{Inhaber}}
{{Anschrift}}
Telefon: {{Telefon}}
E-Mail: {{E-Mail}}

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

${authority}

### Datenübertragbarkeit

Daten, die wir auf Grundlage Ihrer Einwilligung oder eines Vertrags automatisiert verarbeiten, geben wir Ihnen oder einem Dritten in einem gängigen, maschinenlesbaren Format heraus. Direkt an einen anderen Verantwortlichen übertragen wir sie, soweit das technisch machbar ist.

### Verschlüsselung mit TLS

{{Verschlüsselung}}

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

Bei jedem Aufruf schreibt der Server eine Zeile in sein Protokoll. Sie enthält: Datum und Uhrzeit, die aufgerufene Adresse ohne ihre Parameter, die Art der Anfrage, das Ergebnis der Anfrage und ihre Dauer, eine zufällige Nummer der Anfrage sowie die gekürzte IP-Adresse. Gekürzt heißt: Bei IPv4 fehlt die letzte der vier Zahlen, bei IPv6 fehlen die letzten 80 von 128\u00a0Bit. Vollständige IP-Adressen, Ihren Browser und die zuvor besuchte Seite schreiben wir nicht ins Protokoll.

Die Protokolle helfen uns, Fehler zu finden und Angriffe zu erkennen. Darin liegt unser berechtigtes Interesse nach Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO. Wir löschen sie nach spätestens {{Tage der Protokolle}}\u00a0Tagen.

Daneben führen die Programme ein technisches Protokoll über Vorgänge und Störungen. Von einer Nachricht über das Kontaktformular steht darin, wann sie eingegangen ist, unter welcher laufenden Nummer sie gespeichert ist und ob sie zugestellt wurde; von einem Aufruf, der nicht gelungen ist, seine zufällige Nummer. Es enthält keine IP-Adressen und nichts von dem, was Sie uns schreiben. Wir bewahren es ${programLog} auf.

### Kontaktformular

Schicken Sie das Formular ab, speichern wir Namen, E-Mail-Adresse, Telefonnummer, Betreff und Nachricht sowie den Zeitpunkt des Eingangs und senden alles als E-Mail an unser Postfach. Außerdem speichern wir, ob und wann die E-Mail zugestellt wurde, ihre Kennung (Message-ID) sowie Kennzeichen, an denen wir doppelte Sendungen erkennen. Arbeiten wir an Ihrer Anfrage, kommen ihr Stand, wer von uns zuständig ist und unsere Notizen dazu. Wir verwenden die Angaben nur, um Ihnen zu antworten, und geben sie nur an die Dienstleister weiter, die unseren Server und unser Postfach betreiben.

{{Bestätigung}}

Rechtsgrundlage ist Art.\u00a06 Abs.\u00a01 lit.\u00a0b DSGVO, wenn es um einen Auftrag oder seine Anbahnung geht, sonst Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO; unser Interesse ist dann, Anfragen zu beantworten. Alle fünf Felder sind nötig, um das Formular abzusenden; die Telefonnummer, damit wir Sie zurückrufen können. Wer etwas davon nicht angeben möchte, erreicht uns auch per E-Mail oder Telefon.

Gegen automatisch versandte Nachrichten prüfen wir, ob ein unsichtbares Feld ausgefüllt wurde, wie viel Zeit zwischen dem Aufruf der Seite und dem Absenden lag ob der Text die Adresse einer Website oder Auszeichnungen für Links enthält und ob er in einer anderen Schrift geschrieben ist. Ist das Ergebnis auffällig, erreicht uns die Nachricht trotzdem: Wir kennzeichnen sie als Spamverdacht, speichern den Grund und sehen sie selbst durch. Außerdem zählen wir für {{Minuten der Zählung}}\u00a0Minuten, wie viele Nachrichten von einem Anschluss kommen. Dafür speichert der Server so lange einen Wert, der aus der IP-Adresse berechnet ist; ablesen lässt sie sich daraus nicht. Unser berechtigtes Interesse nach Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO ist, erreichbar zu bleiben.

Nach {{Tage der Anfragen}}\u00a0Tagen wird die gespeicherte Nachricht gelöscht; konnte sie bis dahin noch nicht zugestellt werden, sobald die Zustellung beendet ist. So lange rechnen wir mit Rückfragen zu Ihrer Anfrage und unserer Antwort. ${mailbox} Ist Ihr Anliegen vorher erledigt, löschen wir auf Ihren Wunsch beides sofort. Wird ein Auftrag daraus, gelten die gesetzlichen Aufbewahrungsfristen.

### Anfrage per E-Mail, Telefon oder Fax

Wenn Sie sich per E-Mail, Telefon oder Fax an uns wenden, speichern und verarbeiten wir Ihre Anfrage mit allen Angaben, die daraus hervorgehen, um Ihr Anliegen zu bearbeiten. Rechtsgrundlage und Löschung richten sich nach denselben Regeln wie bei der E-Mail aus dem Kontaktformular.

### Unsere Auftritte in sozialen Netzen

Soweit wir in sozialen Netzen auftreten, führen von dieser Website nur einfache Links dorthin. Besuchen Sie einen solchen Auftritt, verarbeitet der Betreiber des Netzes Ihre Daten nach seiner eigenen Datenschutzerklärung. Zeigt er uns Statistiken über die Besuche, sind wir dafür mit ihm gemeinsam verantwortlich (Art.\u00a026 DSGVO); Ihre Rechte können Sie ihm und uns gegenüber geltend machen. Was Sie uns dort schreiben, verwenden wir nur, um Ihnen zu antworten (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO).

### Cookies und Speicher in Ihrem Browser

Was für den Betrieb der Website unbedingt erforderlich ist, setzen wir nach §\u00a025 Abs.\u00a02 Nr.\u00a02 TDDDG ohne Einwilligung; im Übrigen gilt Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO. Ausgewertet wird davon nichts. Alles andere entsteht erst, wenn Sie zustimmen.

{{Cookies und Speicher}}

Notwendig heißt nicht, dass von Anfang an etwas gespeichert wird: Die Einträge entstehen erst durch das, was Sie tun. Ist JavaScript in Ihrem Browser abgeschaltet, setzen wir keine Cookies. Für die Anmeldung unserer Redaktion gibt es eigene Cookies, die Besucherinnen und Besucher nicht bekommen.

Die Auswahl „Personalisierung“ nutzen wir zurzeit nicht. Cookies für Werbung setzen wir nicht.

## 5. Analyse

{{Analyse}}

Stand: ${date}
`;
