"use client";

import { Button, useRouteTransition } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ask } from "../../ui/ask.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import dialog from "../../ui/dialog/dialog.module.css";
import type { DemoRemoval } from "./first-steps-endpoints.ts";

type State = "closed" | "asking" | "removing" | "failed" | DemoRemoval;

const FAILED = "Das ging gerade nicht, oder nur zum Teil. Bitte versuchen Sie es noch einmal.";

/** Removes the demo agency after a confirmation, and lists what stays. */
export function RemoveDemo() {
  const router = useRouter();
  const { startRouteTransition } = useRouteTransition();
  const [state, setState] = useState<State>("closed");

  async function remove(): Promise<void> {
    setState("removing");
    const answer = await ask<DemoRemoval>("/api/remove-demo", { method: "POST" });
    setState(answer.ok ? answer.data : "failed");
  }

  function close(): void {
    if (state === "removing") return;
    setState("closed");
    startRouteTransition(() => router.refresh());
  }

  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setState("asking")}>
        Beispielinhalte entfernen …
      </Button>
      {state !== "closed" && (
        <Dialog heading="Beispielinhalte entfernen" onClose={close}>
          {typeof state === "object" ? (
            <Removed {...state} />
          ) : (
            <p>
              Leistungen, Projekte, Referenzen, Menüeinträge, Bilder und Filme der Beispielagentur werden endgültig
              gelöscht, ebenso ihre Kontaktdaten. An die Stelle ihrer Rechtstexte tritt die Vorlage, die Sie ausfüllen
              und veröffentlichen; bis dahin gibt es kein Kontaktformular. Was Sie selbst angelegt oder geändert haben,
              bleibt.
            </p>
          )}
          <p role="status">
            {state === "removing" && "Die Beispielinhalte werden entfernt …"}
            {state === "failed" && FAILED}
          </p>
          <div className={dialog.actions}>
            {typeof state === "object" ? (
              <Button extraButtonProps={{ autoFocus: true }} onClick={close}>
                Schließen
              </Button>
            ) : (
              <>
                <Button disabled={state === "removing"} onClick={() => void remove()}>
                  Endgültig entfernen
                </Button>
                <Button
                  buttonStyle="secondary"
                  disabled={state === "removing"}
                  extraButtonProps={{ "data-first-focus": true }}
                  onClick={close}
                >
                  Abbrechen
                </Button>
              </>
            )}
          </div>
        </Dialog>
      )}
    </>
  );
}

function Removed({ removed, kept }: DemoRemoval) {
  return (
    <>
      <p>{removed === 1 ? "Ein Eintrag ist entfernt." : `${removed} Einträge sind entfernt.`}</p>
      {kept.length > 0 && (
        <>
          <p>Diese sind geblieben:</p>
          <ul>
            {kept.map(({ title, kind, href, reason }) => (
              <li key={href}>
                <a href={href}>{title}</a> ({kind}, {reason})
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
