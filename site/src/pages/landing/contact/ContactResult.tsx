import styles from "./ContactResult.module.css";

/** Result of sending a message. */
export type SendResult = { kind: "success" | "error"; text: string };

/** Result area below the form (spec §2 and §4); always in the page, so that screen readers announce its changes. */
export function ContactResult({ result }: { result: SendResult | null }) {
  return (
    <div role="status" className={styles.area}>
      {result && (
        <p className={styles.message} data-result={result.kind}>
          {result.text}
        </p>
      )}
    </div>
  );
}
