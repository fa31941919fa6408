import styles from "./ContactResult.module.css";

/** What became of a message. */
export type SendResult = { kind: "success" | "error"; text: string };

/** Result area below the form (spec §2 and §4); always there, so that what appears in it is read out. */
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
