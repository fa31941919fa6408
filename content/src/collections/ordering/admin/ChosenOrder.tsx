"use client";

import { useField } from "@payloadcms/ui";
import { useAnswer } from "../../../admin/use-answer.ts";
import type { Project } from "../../../payload-types.ts";
import { moved } from "../numbers.ts";
import { OrderList } from "./OrderList.tsx";

type Chosen = Pick<Project, "id" | "header" | "_status" | "deletedAt" | "image">;

const FIELDS = ["header", "_status", "deletedAt", "image"].map((name) => `&select[${name}]=true`).join("");

/** Why visitors do not see a project on the landing page; null if they do. */
function reasonOf({ _status, deletedAt, image }: Chosen): string | null {
  if (deletedAt) return "liegt im Papierkorb";
  if (_status !== "published") return "ist nicht veröffentlicht";
  return image ? null : "hat kein Bild";
}

/** Below the choice of projects: their order, and those that the landing page leaves out. */
export function ChosenOrder({ path }: { path: string }) {
  const { value, setValue } = useField<number[] | null>({ path });
  const ids = value ?? [];
  const query = `trash=true&depth=0&pagination=false${FIELDS}&where[id][in]=${ids.toSorted().join()}`;
  const answer = useAnswer<{ docs: Chosen[] }>(ids.length > 0 ? `/api/projects?${query}` : null);
  const projects = new Map(answer?.docs.map((project) => [project.id, project]));
  const entries = ids.map((id) => {
    const project = projects.get(id);
    const draft = project !== undefined && project._status !== "published";
    return { id, title: project?.header ?? "…", draft };
  });
  const left = ids.flatMap((id) => {
    const project = projects.get(id);
    const reason = project && reasonOf(project);
    return reason ? `„${project.header}“ ${reason}.` : [];
  });
  return (
    <>
      <OrderList
        entries={entries}
        onMove={(id, before) => setValue(moved(entries, id, before)?.map((entry) => entry.id) ?? ids)}
      />
      <p role="status">
        {left.length > 0 && `Nicht auf der Startseite: ${left.join(" ")} Den Platz füllt das nächste Projekt.`}
      </p>
    </>
  );
}
