import { isValidElement, type ReactNode } from "react";

/** Messages of Payload and browsers that are only in English. */
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

/** A message of Payload as text; its list of invalid fields carries its original text. */
export function germanMessage(message: ReactNode): string {
  const props = isValidElement<{ errorMessage?: unknown }>(message) ? message.props : null;
  const text = String(props?.errorMessage ?? message ?? "");
  return ENGLISH.find(([pattern]) => pattern.test(text))?.[1] ?? text;
}
