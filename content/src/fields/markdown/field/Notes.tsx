"use client";

import { Button } from "@payloadcms/ui";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import type { Pasted } from "../paste/paste-props.ts";
import { inTable } from "../toolbar/action.ts";
import styles from "./field.module.css";

type Props = { editor: Editor | null; pasted: Pasted | null };

/** Hints while writing: what a paste left out, that it looks like Markdown, and how to leave a table. */
export function Notes({ editor, pasted }: Props) {
  const isInTable = useEditorState({ editor, selector: ({ editor: given }) => given !== null && inTable(given) });
  const { left = null, asMarkdown = null } = pasted ?? {};
  const notes = [
    left,
    asMarkdown && "Der eingefügte Text sieht nach Markdown aus.",
    isInTable && "Tab führt zur nächsten Zelle; Escape und dann Tab führt aus dem Text.",
  ];
  return (
    <>
      <p role="status" className={styles.note}>
        {notes.filter(Boolean).join(" ")}
      </p>
      {asMarkdown && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={asMarkdown}>
          Als Markdown einfügen
        </Button>
      )}
    </>
  );
}
