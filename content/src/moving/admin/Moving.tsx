"use client";

import { useRouteTransition } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { type Asked, ask } from "../../admin/ask.ts";
import type { MovingState } from "../endpoints.ts";
import type { Given, MovingRun } from "../run.ts";
import { PlanForm } from "./PlanForm.tsx";
import { RunPanel } from "./RunPanel.tsx";
import { SourceForm } from "./SourceForm.tsx";

/** How often it is asked how far a run is, and whether somebody else has begun one; both in ms. */
const WHILE_UNDER_WAY_MS = 1500;
const OTHERWISE_MS = 15_000;

const NOTHING: Given = {
  from: [],
  isAddress: false,
  sites: [],
  overwrite: false,
  demo: null,
  sameAs: null,
  choices: null,
};

/** Source, plan and progress of a move; what runs is read from the server, so that a reload shows the same. */
export function Moving({ initial }: { initial: MovingState }) {
  const router = useRouter();
  const { startRouteTransition } = useRouteTransition();
  const panel = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState(initial);
  const [given, setGiven] = useState<Given>(initial.run?.given ?? NOTHING);
  const [token, setToken] = useState("");
  const [failure, setFailure] = useState("");
  const { run, isUnderWay, plan, uploads } = state;

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

  async function start(what: MovingRun["what"], changed: Partial<Given> = {}): Promise<void> {
    const whole = { ...given, ...changed };
    setGiven(whole);
    take(await ask<MovingState>("/api/moving", { method: "POST", given: { what, given: whole, token } }));
    panel.current?.focus();
  }

  const isPlanned = run?.what === "plan" && run.outcome === "planned" && plan !== null && !isUnderWay;
  return (
    <>
      <RunPanel
        ref={panel}
        run={run}
        isUnderWay={isUnderWay}
        failure={failure}
        onStop={async () => take(await ask<MovingState>("/api/moving/stop", { method: "POST" }))}
        onAgain={run?.given ? () => void start(run.what, run.given ?? {}) : null}
        onSameAs={(sameAs) => void start("plan", { sameAs })}
      />
      {!isUnderWay && (
        <SourceForm
          given={given}
          token={token}
          uploads={uploads}
          onGiven={(changed) => setGiven({ ...given, ...changed, sameAs: null, choices: null })}
          onToken={setToken}
          onUploaded={async () => take(await ask<MovingState>("/api/moving"))}
          onRemove={async () => take(await ask<MovingState>("/api/moving/files", { method: "DELETE" }))}
          onPlan={(from) => void start("plan", { from })}
        />
      )}
      {isPlanned && <PlanForm key={run.id} plan={plan} given={run.given ?? NOTHING} onStart={start} />}
    </>
  );
}
