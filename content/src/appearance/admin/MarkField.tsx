"use client";

import { Button, FieldDescription, FieldError, FieldLabel, fieldBaseClass, useField } from "@payloadcms/ui";
import { DEFAULT_COLOURS } from "@schaufenster/contract/appearance/choice";
import type { TextareaFieldClientComponent } from "payload";
import { type ChangeEvent, type ComponentProps, useRef, useState } from "react";
import { ask } from "../../ui/ask.ts";
import type { Mark } from "../prepare-mark.ts";
import styles from "./appearance.module.css";
import { useColours } from "./ColourField.tsx";

/** The processed mark, and what the site needs to place it (pixel-facts.ts). */
type Made = Pick<Mark, "mark" | "markGround" | "markOpaque">;

/** Uploads the agency's mark; the server responds with the processed one. */
export function MarkField({ field, path: pathFromProps, readOnly }: ComponentProps<TextareaFieldClientComponent>) {
  const { disabled, path, setValue, showError, value } = useField<string | null>({
    potentiallyStalePath: pathFromProps,
  });
  const markGround = useField<Mark["markGround"] | null>({ path: "markGround" });
  const markOpaque = useField<boolean | null>({ path: "markOpaque" });
  const colours = useColours() ?? DEFAULT_COLOURS;
  const plate = markOpaque.value ? null : markGround.value;
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null });
  const input = useRef<HTMLInputElement>(null);
  const id = `field-${path}`;
  const locked = Boolean(readOnly || disabled || state.busy);

  async function upload({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    if (!file) return;
    setState({ busy: true, error: null });
    const asked = await ask<Made>("/api/globals/appearance/mark", { method: "POST", given: file });
    target.value = "";
    if (asked.ok) {
      setValue(asked.data.mark);
      markGround.setValue(asked.data.markGround);
      markOpaque.setValue(asked.data.markOpaque);
    }
    setState({ busy: false, error: asked.ok ? null : asked.message });
  }

  return (
    <div className={`${fieldBaseClass} ${showError ? "error" : ""}`}>
      <FieldLabel label={field.label} path={path} />
      <div className={`${fieldBaseClass}__wrap`}>
        <FieldError path={path} showError={showError} />
        <div className={styles.marks}>
          {(["paper", "ink"] as const).map((ground) => (
            <span key={ground} className={styles.ground} style={{ background: colours[ground] }}>
              {value ? (
                // biome-ignore lint/performance/noImgElement: a data URL
                <img
                  src={value}
                  alt=""
                  className={plate && plate !== ground ? styles.plate : undefined}
                  style={{ background: plate && plate !== ground ? colours[plate] : undefined }}
                />
              ) : (
                <Aperture colour={colours[ground === "paper" ? "ink" : "paper"]} ground={colours[ground]} />
              )}
            </span>
          ))}
        </div>
        <div className={styles.colour}>
          <input
            ref={input}
            id={id}
            className={styles.hidden}
            type="file"
            accept="image/svg+xml,image/png"
            tabIndex={-1}
            disabled={locked}
            onChange={(event) => void upload(event)}
          />
          <Button
            size="small"
            margin={false}
            disabled={locked}
            extraButtonProps={{ "aria-describedby": `${id}-state ${id}-description` }}
            onClick={() => input.current?.click()}
          >
            {value ? "Anderes Zeichen wählen" : "Zeichen wählen"}
          </Button>
          {value && (
            <Button
              size="small"
              buttonStyle="secondary"
              margin={false}
              disabled={locked}
              onClick={() => setValue(null)}
            >
              Zeichen entfernen
            </Button>
          )}
        </div>
        <div id={`${id}-state`} role="status">
          {state.busy && "Wird geprüft …"}
          {state.error && <p className={styles.problem}>{state.error}</p>}
          {value && !state.error && hasText(value) && (
            <p>
              Dieses Zeichen enthält Schrift, die auf anderen Geräten fehlen kann. Bitte wandeln Sie den Text im
              Zeichenprogramm in Pfade um und laden Sie es noch einmal hoch.
            </p>
          )}
        </div>
        <div id={`${id}-description`}>
          <FieldDescription description={field.admin?.description} path={path} />
        </div>
      </div>
    </div>
  );
}

/** Whether an SVG contains text, which browsers render with the visitor's fonts. */
const hasText = (address: string) =>
  address.startsWith("data:image/svg") && atob(address.slice(address.indexOf(",") + 1)).includes("<text");

/** The default mark, as in the site's favicon.svg. */
function Aperture({ colour, ground }: { colour: string; ground: string }) {
  return (
    <svg viewBox="-32 -32 64 64" height="64" aria-hidden="true" stroke={ground} strokeWidth="4">
      <circle r="32" fill={colour} stroke="none" />
      <polygon points="15,0 7.5,12.99 -7.5,12.99 -15,0 -7.5,-12.99 7.5,-12.99" fill={ground} />
      <path d="M15 0-15 51.96M7.5 12.99h-60M-7.5 12.99l-30-51.96M-15 0l30-51.96M-7.5-12.99h60M7.5-12.99l30 51.96" />
    </svg>
  );
}
