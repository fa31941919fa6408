"use client";

import styles from "../forms/forms.module.css";
import { TextField } from "../forms/TextField.tsx";
import type { Setup } from "./second-factor.ts";

export function CodeField({ label = "Code aus der App", hint }: { label?: string; hint?: string }) {
  return (
    <TextField
      label={label}
      name="code"
      hint={hint}
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      className={styles.code}
      maxLength={20}
      autoFocus
    />
  );
}

/** It appears at the end of a long form, often below the window. */
const intoView = (image: HTMLImageElement | null) => image?.scrollIntoView({ block: "center" });

export function SetupSteps({ secret, qr }: Setup) {
  return (
    <>
      <p>Scannen Sie das Bild mit einer Authenticator-App, und geben Sie den Code ein, den sie zeigt.</p>
      {/* biome-ignore lint/performance/noImgElement: it is drawn for this one view */}
      <img
        ref={intoView}
        className={styles.qr}
        src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`}
        alt="QR-Code für die Authenticator-App; der Schlüssel steht darunter als Text"
      />
      <p>
        Ohne Kamera geben Sie diesen Schlüssel ein: <span className={styles.secret}>{secret}</span>
      </p>
    </>
  );
}

export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <>
      <p>
        <strong>Bewahren Sie diese zehn Codes auf.</strong> Jeder ersetzt einmal den Code der App, wenn das Telefon
        fehlt. Sie werden nur jetzt gezeigt.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(codes.join("\n"))}`} download="codes.txt">
        Als Datei herunterladen
      </a>
    </>
  );
}
