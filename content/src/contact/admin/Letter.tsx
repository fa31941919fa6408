"use client";

import { useAllFormFields } from "@payloadcms/ui";
import { germanTime } from "../../process/german-time.ts";
import { INQUIRY_STATUS, isStatus } from "../status.ts";
import styles from "./inquiries.module.css";

/** An inquiry as a letter, below its subject: who writes, what, and in small print what became of its delivery. */
export function Letter() {
  const [fields] = useAllFormFields();
  const text = (name: string) => String(fields[name]?.value ?? "");
  const [suspicion, status, assignee] = [text("suspicion"), text("status"), text("assignee")];
  return (
    <article className={styles.letter} aria-label="Anfrage">
      <p className={styles.sender}>
        Von {text("name")}, <a href={`mailto:${text("email")}`}>{text("email")}</a>, Telefon {text("phone")}
        <br />
        Eingegangen {germanTime(text("receivedAt"))}. Status: {isStatus(status) && INQUIRY_STATUS[status]}
        {assignee && `\nZuständig: ${assignee}`}
      </p>
      {suspicion && <p className={styles.suspicion}>Spamverdacht: {suspicion}</p>}
      <p className={styles.message}>{text("message")}</p>
      <p className={styles.delivery}>{deliveryOf(text)}</p>
    </article>
  );
}

function deliveryOf(text: (name: string) => string): string {
  if (text("deliveredAt")) return `Per E-Mail zugestellt ${germanTime(text("deliveredAt"))}.`;
  if (text("status") === "unsent")
    return "Nicht per E-Mail versandt: Es ist kein Mailserver eingerichtet. Die E-Mail liegt als Datei auf dem Server.";
  const attempts = text("attempts") === "1" ? "einem Versuch" : `${text("attempts")} Versuchen`;
  if (text("lastError")) return `Nach ${attempts} nicht per E-Mail zugestellt: ${text("lastError")}`;
  return "Noch nicht per E-Mail zugestellt.";
}
