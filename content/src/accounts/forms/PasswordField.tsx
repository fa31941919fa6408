"use client";

import { type ComponentProps, useState } from "react";
import styles from "./forms.module.css";
import { TextField } from "./TextField.tsx";

export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type">) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField {...props} type={shown ? "text" : "password"} spellCheck={false} autoCapitalize="none" />
      <label className={styles.check}>
        <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} />
        Anzeigen, was ich tippe
      </label>
    </div>
  );
}
