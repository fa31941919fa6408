"use client";

import {
  Button,
  FieldDescription,
  FieldError,
  FieldLabel,
  fieldBaseClass,
  useField,
  useFormFields,
} from "@payloadcms/ui";
import { type Colours, DEFAULT_COLOURS, parseHex } from "@schaufenster/contract/appearance/choice";
import { checkColours } from "@schaufenster/contract/appearance/colour-check";
import type { TextFieldClientComponent } from "payload";
import type { ComponentProps } from "react";
import { colourProblemText, coloursOf } from "../colour.ts";
import styles from "./appearance.module.css";

const GROUNDS: Record<keyof Colours, { label: string; colour: string }[]> = {
  accent: [],
  paper: [
    { label: "Papier", colour: "#f4efe6" },
    { label: "Weiß", colour: "#ffffff" },
    { label: "Nebel", colour: "#eef1f3" },
    { label: "Salbei", colour: "#eaefe6" },
  ],
  ink: [
    { label: "Tinte", colour: "#17161a" },
    { label: "Nachtblau", colour: "#101c30" },
    { label: "Tanne", colour: "#13241d" },
    { label: "Pflaume", colour: "#26151f" },
  ],
};

/** A colour: picked, typed or chosen from suggestions. If it can't be used, proposes the nearest one that can. */
export function ColourField({ field, path: pathFromProps, readOnly }: ComponentProps<TextFieldClientComponent>) {
  const { disabled, path, setValue, showError, value } = useField<string | null>({
    potentiallyStalePath: pathFromProps,
  });
  const name = path as keyof Colours;
  const colours = useColours();
  const problem = colours && checkColours(colours).find((each) => each.field === name);
  const shown = parseHex(value) ?? DEFAULT_COLOURS[name];
  const id = `field-${path}`;
  const locked = Boolean(readOnly || disabled);
  return (
    <div className={`${fieldBaseClass} text ${showError ? "error" : ""}`}>
      <FieldLabel label={field.label} path={path} />
      <div className={`${fieldBaseClass}__wrap`}>
        {!problem && <FieldError path={path} showError={showError} />}
        <div className={styles.colour}>
          <input
            type="color"
            aria-label={`${field.label} aussuchen`}
            value={shown}
            disabled={locked}
            onChange={({ target }) => setValue(target.value)}
          />
          <input
            id={id}
            type="text"
            name={path}
            value={value ?? ""}
            disabled={locked}
            spellCheck={false}
            aria-describedby={`${id}-problem ${id}-description`}
            aria-invalid={showError || Boolean(problem)}
            onChange={({ target }) => setValue(target.value)}
          />
          {GROUNDS[name].map(({ label, colour }) => (
            <Button
              key={colour}
              size="small"
              buttonStyle="secondary"
              margin={false}
              disabled={locked}
              extraButtonProps={{ "aria-pressed": shown === colour }}
              onClick={() => setValue(colour)}
            >
              <Swatch colour={colour} /> {label}
            </Button>
          ))}
        </div>
        <div id={`${id}-problem`} role="status">
          {problem && (
            <div className={styles.problem}>
              <p>{colourProblemText(problem)} Die Vorschau zeigt ihn schon.</p>
              <Button size="small" margin={false} disabled={locked} onClick={() => setValue(problem.proposal)}>
                <Swatch colour={problem.proposal} /> {problem.proposal} nehmen
              </Button>
            </div>
          )}
        </div>
        <div id={`${id}-description`}>
          <FieldDescription description={field.admin?.description} path={path} />
        </div>
      </div>
    </div>
  );
}

/** The form's three colours; null while one is invalid. */
export function useColours(): Colours | null {
  const accent = useFormFields(([fields]) => fields.accent?.value);
  const paper = useFormFields(([fields]) => fields.paper?.value);
  const ink = useFormFields(([fields]) => fields.ink?.value);
  return coloursOf({ accent, paper, ink });
}

function Swatch({ colour }: { colour: string }) {
  return <span className={styles.swatch} style={{ background: colour }} />;
}
