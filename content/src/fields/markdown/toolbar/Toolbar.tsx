"use client";

import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type KeyboardEvent, type RefObject, useState } from "react";
import type { Action } from "./action.ts";
import { Icon } from "./ToolIcon.tsx";
import styles from "./toolbar.module.css";

type Props = {
  bar: RefObject<HTMLDivElement | null>;
  editor: Editor | null;
  groups: Action[][];
  controls: string;
  isSource: boolean;
  onToggleSource: () => void;
};

type State = { isShown: boolean; isActive: boolean | undefined; isPossible: boolean };

function stateOf(editor: Editor, { isShown, isActive, isPossible }: Action): State {
  return {
    isShown: isShown?.(editor) ?? true,
    isActive: isActive?.(editor),
    isPossible: isPossible?.(editor) ?? true,
  };
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One tab stop; arrow keys move between buttons, Escape returns to the text (ARIA Authoring Practices, toolbar). */
export function Toolbar({ bar, editor, groups, controls, isSource, onToggleSource }: Props) {
  const [current, setCurrent] = useState(0);
  const states = useEditorState({
    editor,
    selector: ({ editor: given }) => (given ? groups.map((group) => group.map((each) => stateOf(given, each))) : []),
    equalityFn: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  });
  const shown = groups.map((group, at) =>
    group.flatMap((action, place) => {
      // The hook reports the editor's initial state only when it changes.
      const state = editor ? (states?.[at]?.[place] ?? stateOf(editor, action)) : undefined;
      return state?.isShown ? [{ action, ...state }] : [];
    }),
  );
  const count = shown.flat().length + 1;
  const stop = Math.min(current, count - 1);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape" && editor) editor.commands.focus();
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(stop, count);
    setCurrent(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  }

  let index = 0;
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Formatierung"
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
    >
      {shown
        .filter((group) => group.length > 0)
        .map((group) => (
          <div key={group[0]?.action.name} className={styles.group}>
            {group.map(({ action, isActive, isPossible }) => {
              const place = index++;
              return (
                <button
                  key={action.name}
                  type="button"
                  className={styles.button}
                  aria-label={action.name}
                  aria-pressed={isActive}
                  aria-disabled={!isPossible}
                  title={action.shortcut ? `${action.name} (${action.shortcut})` : action.name}
                  tabIndex={place === stop ? 0 : -1}
                  onFocus={() => setCurrent(place)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => editor && isPossible && action.run(editor)}
                >
                  <Icon name={action.icon} />
                </button>
              );
            })}
          </div>
        ))}
      <div className={styles.group}>
        <button
          type="button"
          className={styles.button}
          aria-label="Markdown"
          aria-pressed={isSource}
          title="Als Markdown bearbeiten"
          tabIndex={stop === count - 1 ? 0 : -1}
          onFocus={() => setCurrent(count - 1)}
          onClick={onToggleSource}
        >
          <Icon name="markdown" />
        </button>
      </div>
    </div>
  );
}
