"use client";

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  fieldBaseClass,
  RenderCustomComponent,
  useField,
  withCondition,
} from "@payloadcms/ui";
import dynamic from "next/dynamic";
import type { TextareaFieldClientComponent } from "payload";
import { Component, type ComponentProps, type ReactNode, useRef } from "react";
import "../comparison/later.ts";
import styles from "./field.module.css";
import { type Insert, InsertText } from "./insert-text.ts";
import { PlainText } from "./PlainText.tsx";
import type { TextEditorProps } from "./text-editor-props.ts";
import { useWhenIdle } from "./useWhenIdle.ts";

const TextEditor = dynamic(() => import("../TextEditor.tsx").then((module) => module.TextEditor), {
  ssr: false,
  loading: Loading,
});

function Loading() {
  return <p role="status">Der Editor wird geladen …</p>;
}

/** Error boundary: shows a fallback if the editor can't be loaded or rendered. */
class PlainTextOnFailure extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

type Props = ComponentProps<TextareaFieldClientComponent> & Pick<TextEditorProps, "headings" | "series">;

/** A Markdown field: Payload's textarea field with a rich text editor. */
function Field({ field, path: pathFromProps, readOnly, headings, series }: Props) {
  const { customComponents, disabled, path, setValue, showError, value } = useField<string>({
    potentiallyStalePath: pathFromProps,
  });
  const insert = useRef<Insert | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const isItsTurn = useWhenIdle(place);
  const { AfterInput, BeforeInput, Description, Error: CustomError, Label } = customComponents ?? {};
  const { label, required = false, admin: { description, rows = 6 } = {} } = field;
  const id = `field-${path.replaceAll(".", "__")}`;
  const isReadOnly = Boolean(readOnly || disabled);
  const editor: TextEditorProps = {
    id,
    path,
    text: value ?? "",
    onChange: setValue,
    readOnly: isReadOnly,
    rows,
    headings,
    series,
    labelledBy: `${id}-label`,
    describedBy: `${id}-error ${id}-description`,
    required,
    invalid: showError,
    insert,
  };
  const classes = [fieldBaseClass, "textarea", showError && "error", isReadOnly && "read-only"];

  return (
    <InsertText value={insert}>
      <div ref={place} className={classes.filter(Boolean).join(" ")}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: like a label */}
        <span id={`${id}-label`} className={styles.name} onClick={() => document.getElementById(id)?.focus()}>
          <RenderCustomComponent
            CustomComponent={Label}
            Fallback={<FieldLabel as="span" label={label} path={path} required={required} />}
          />
        </span>
        <div className={`${fieldBaseClass}__wrap`}>
          <div id={`${id}-error`}>
            <RenderCustomComponent
              CustomComponent={CustomError}
              Fallback={<FieldError path={path} showError={showError} />}
            />
          </div>
          {BeforeInput}
          <PlainTextOnFailure fallback={<PlainText {...editor} hint={!isReadOnly} failed />}>
            {isItsTurn ? <TextEditor {...editor} /> : <Loading />}
          </PlainTextOnFailure>
          {AfterInput}
          <div id={`${id}-description`}>
            <RenderCustomComponent
              CustomComponent={Description}
              Fallback={<FieldDescription description={description} path={path} />}
            />
          </div>
        </div>
      </div>
    </InsertText>
  );
}

export const MarkdownField = withCondition(Field);
