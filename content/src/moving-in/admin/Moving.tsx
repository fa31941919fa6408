"use client";

import { useRouteTransition } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { type Asked, ask } from "../../ui/ask.ts";
import type { Given, MovingPlan, MovingRun } from "../import-run.ts";
import type { MovingState } from "../moving-in-endpoints.ts";
import { PlanForm } from "./PlanForm.tsx";
import { RunPanel } from "./RunPanel.tsx";
import { type FromWhere, SourceForm } from "./SourceForm.tsx";

/** Polling intervals for a run's progress, and for runs of others; in ms. */
const WHILE_UNDER_WAY_MS = 1500;
const OTHERWISE_MS = 15_000;

const UNDECIDED = { sameAs: null, decisions: { as: {}, without: [] } } satisfies Partial<Given>;
const NOTHING: Given = { from: [], isAddress: true, sites: [], overwrite: false, demo: null, ...UNDECIDED };

/** Source, plan and progress of an import. The run is read from the server, so that a reload shows the same. */
export function Moving({ initial }: { initial: MovingState }) {
  const router = useRouter();
  const { startRouteTransition } = useRouteTransition();
  const panel = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState(initial);
  const [token, setToken] = useState("");
  const [failure, setFailure] = useState("");
  const [planned, setPlanned] = useState<{ id: string; plan: MovingPlan } | null>(null);
  const { run, isUnderWay, uploads } = state;
  const given: Given = { ...NOTHING, ...run?.given }; // runs from before an update may lack new fields
  const plannedId = run?.what === "plan" && run.outcome === "planned" && !isUnderWay ? run.id : null;

  function take(answer: Asked<MovingState>): void {
    setFailure(answer.ok ? "" : answer.message);
    if (answer.ok) setState(answer.data);
  }

  useEffect(() => {
    const every = isUnderWay ? WHILE_UNDER_WAY_MS : OTHERWISE_MS;
    const timer = setInterval(async () => {
      const answer = await ask<MovingState>("/api/moving");
      if (!answer.ok) return;
      setState(answer.data);
      if (isUnderWay && !answer.data.isUnderWay) startRouteTransition(() => router.refresh()); // there may be a report
    }, every);
    return () => clearInterval(timer);
  }, [isUnderWay, router, startRouteTransition]);

  useEffect(() => {
    if (plannedId === null) return;
    void ask<{ plan: MovingPlan | null }>("/api/moving/plan").then((answer) => {
      if (!answer.ok) setFailure(answer.message);
      else if (answer.data.plan) setPlanned({ id: plannedId, plan: answer.data.plan });
    });
  }, [plannedId]);

  // The focused button, 'Anhalten', is gone.
  const wasUnderWay = useRef(isUnderWay);
  useEffect(() => {
    const hasEnded = wasUnderWay.current && !isUnderWay;
    wasUnderWay.current = isUnderWay;
    if (hasEnded && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [isUnderWay]);

  async function start(what: MovingRun["what"], whole: Given, secret = token): Promise<void> {
    setToken(secret);
    take(await ask<MovingState>("/api/moving", { method: "POST", given: { what, given: whole, token: secret } }));
    panel.current?.focus();
  }

  /** The same website keeps its decisions. */
  function look({ token: secret, ...where }: FromWhere): void {
    const isSame = where.from.join() === given.from.join();
    void start("plan", { ...given, ...where, ...(isSame ? {} : UNDECIDED) }, secret);
  }

  return (
    <>
      {!isUnderWay && (
        <SourceForm
          given={given}
          uploads={uploads}
          onUploaded={async () => take(await ask<MovingState>("/api/moving"))}
          onRemove={async () => take(await ask<MovingState>("/api/moving/files", { method: "DELETE" }))}
          onLook={look}
        />
      )}
      <RunPanel
        ref={panel}
        run={run}
        isUnderWay={isUnderWay}
        failure={failure}
        onStop={async () => take(await ask<MovingState>("/api/moving/stop", { method: "POST" }))}
        onAgain={run?.given ? () => void start(run.what, given) : null}
        onSameAs={(sameAs) => void start("plan", { ...given, sameAs })}
      />
      {plannedId !== null && planned?.id === plannedId && (
        <PlanForm
          key={plannedId}
          plan={planned.plan}
          given={given}
          onMove={(decided) => void start("move", { ...given, ...decided })}
        />
      )}
    </>
  );
}
