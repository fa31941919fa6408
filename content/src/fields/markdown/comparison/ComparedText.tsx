"use client";

import { EditorState } from "@tiptap/pm/state";
import { DecorationSet, EditorView } from "@tiptap/pm/view";
import { useEffect, useRef } from "react";
import type { ComparedTextProps } from "../../../ui/compared-text.ts";
import { openText } from "../conversion/open-text.ts";
import { TEXT_SCHEMA } from "../schema/markdown-schema.ts";
import textStyles from "../schema/text.module.css";
import { changes, decorations } from "./changes.ts";
import styles from "./comparison.module.css";

/** One of two versions of a Markdown text, rendered, with the differences to the other one marked. */
export function ComparedText({ before, after, shown, tag, label, isWhole }: ComparedTextProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const docs = { before: openText(before, TEXT_SCHEMA).doc, after: openText(after, TEXT_SCHEMA).doc };
    const doc = docs[shown];
    const look = { tag, block: styles.changed ?? "", hidden: isWhole ? undefined : styles.hidden };
    const drawn = DecorationSet.create(doc, decorations(doc, changes(docs.before, docs.after)[shown], look));
    const view = new EditorView(place.current, {
      state: EditorState.create({ doc }),
      editable: () => false,
      decorations: () => drawn,
      attributes: { class: `${textStyles.text} ${styles.text}`, role: "group", "aria-label": label },
      // Links don't open: nobody should leave the comparison by accident, and a path of the website leads nowhere here.
      handleDOMEvents: { click: (_, event) => event.preventDefault() },
    });
    return () => view.destroy();
  }, [before, after, shown, tag, label, isWhole]);
  return <div ref={place} />;
}
