import { isValidElement, type ReactNode } from "react";

/** Messages that Payload and browsers have in English only. */
const ENGLISH: [RegExp, string][] = [
  [
    /^(?:Failed to fetch|network error|NetworkError when attempting to fetch resource\.|Load failed|Connection closed\.|An unexpected response was received from the server\.)$/,
    "Der Server ist gerade nicht zu erreichen. Ihr Text steht noch im Formular: Prüfen Sie die Verbindung, und speichern Sie noch einmal.",
  ],
  [
    /^Something went wrong\.$/,
    "Auf dem Server ist ein Fehler aufgetreten. Ihr Text steht noch im Formular: Versuchen Sie es in einer Minute noch einmal.",
  ],
];

/** A message of Payload as a sentence; its list of invalid fields brings the text that it was made from. */
export function germanMessage(message: ReactNode): string {
  const props = isValidElement<{ errorMessage?: unknown }>(message) ? message.props : null;
  const text = String(props?.errorMessage ?? message ?? "");
  return ENGLISH.find(([pattern]) => pattern.test(text))?.[1] ?? text;
}
