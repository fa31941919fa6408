/** A visitor's message to the demo agency; its text is unique, since duplicates would be one inquiry. */
export function inquiry(subject: string): Record<string, string> {
  return {
    to: "hallo@musterlicht.example",
    from: "erika@beispiel.example",
    subject,
    phone: "0221 4711",
    name: "Erika Beispiel",
    message: `Guten Tag, was kostet ein Porträt? ${crypto.randomUUID()}`,
  };
}

/** Headers of the double submit, as sent by the form's script. */
export const INQUIRY_HEADERS = {
  "content-type": "application/json",
  cookie: "XSRF-TOKEN=bench",
  "x-xsrf-token": "bench",
};
