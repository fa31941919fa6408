"use client";

import { useAllFormFields } from "@payloadcms/ui";
import { germanDateTime, germanTime } from "../../platform/process/german-time.ts";
import { INQUIRY_STATUS, isStatus } from "../inquiry-status.ts";
import type { InquiryWork } from "../work.ts";
import styles from "./inquiries.module.css";
import { useWork } from "./use-work.ts";

/** An inquiry as a letter: sender, text and history. */
export function Letter() {
  const [fields] = useAllFormFields();
  const work = useWork();
  const text = (name: string) => String(fields[name]?.value ?? "");
  const [suspicion, status] = [text("suspicion"), text("status")];
  const assignee = work?.colleagues.find(({ id }) => id === fields.assignee?.initialValue)?.name;
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
      {work && <History lines={work.history} />}
    </article>
  );
}

function History({ lines }: { lines: InquiryWork["history"] }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={styles.heading}>
        Verlauf
      </h2>
      <ol className={styles.history}>
        {lines.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            {at ? <time dateTime={at}>{germanDateTime(at)}</time> : <span>Jetzt</span>}
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
