import styles from "./ContactResult.module.css";

export type SendResult = { kind: "success" | "error" | "unknown"; text: string };

/** Result of a submission, below the form (spec §2 and §4). */
export function ContactResult({ result }: { result: SendResult }) {
  return (
    <p className={styles.message} data-result={result.kind}>
      {result.text}
    </p>
  );
}
