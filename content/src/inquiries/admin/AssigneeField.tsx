"use client";

import { Button, useAuth, useField, useForm } from "@payloadcms/ui";
import { useId } from "react";
import styles from "./inquiries.module.css";
import { useWork } from "./use-work.ts";

/** Assigns an inquiry to an account that may read it, or to oneself with one click. */
export function AssigneeField({ path }: { path: string }) {
  const id = useId();
  const { user } = useAuth<{ id: number; collection: "users" }>();
  const { value, initialValue, setValue } = useField<number | null>({ path });
  const { submit } = useForm();
  const colleagues = useWork()?.colleagues ?? [];
  const chosen = colleagues.find((colleague) => colleague.id === value);
  const isChanged = (value ?? null) !== (initialValue ?? null);
  const isOwn = value === user?.id;

  return (
    <div className={styles.assignee}>
      <label htmlFor={id}>Zuständigkeit</label>
      <select
        id={id}
        value={value ?? ""}
        onChange={({ target }) => setValue(target.value ? Number(target.value) : null)}
      >
        <option value="">Niemand</option>
        {colleagues.map((colleague) => (
          <option key={colleague.id} value={colleague.id}>
            {colleague.name}
          </option>
        ))}
      </select>
      {isChanged && (
        <Button size="small" margin={false} onClick={() => void submit()}>
          {!chosen ? "Zuständigkeit aufheben" : isOwn ? "Übernehmen" : `An ${chosen.name} übergeben`}
        </Button>
      )}
      {isChanged && chosen && !isOwn && <p>{chosen.name} bekommt eine E-Mail mit einem Link hierher.</p>}
      {!isChanged && !isOwn && user && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => void submit({ overrides: { [path]: user.id } })}
        >
          Ich kümmere mich
        </Button>
      )}
    </div>
  );
}
