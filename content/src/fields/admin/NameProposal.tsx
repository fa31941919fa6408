"use client";

import { useDocumentInfo, useField, useFormFields } from "@payloadcms/ui";
import { RESERVED_ADDRESSES } from "@schaufenster/contract/page-address";
import { slug } from "@schaufenster/contract/slug";
import { useEffect, useRef } from "react";

const MAX_LENGTH = 60;

/** The field that no two entries of a type share. */
type Unique = { collection: string | undefined; path: string; id: unknown };

async function isTaken(name: string, { collection, path, id }: Unique): Promise<boolean> {
  const where = `where[${path}][equals]=${encodeURIComponent(name)}&where[id][not_equals]=${id}`;
  const answer = await fetch(`/api/${collection}?${where}&depth=0&limit=1&draft=true`, { credentials: "include" });
  return answer.ok && ((await answer.json()) as { totalDocs: number }).totalDocs > 0;
}

async function firstFree(name: string, unique: Unique, number = 1): Promise<string> {
  const tried = number === 1 ? name : `${name}-${number}`;
  const isOwn = unique.collection === "pages" && RESERVED_ADDRESSES.has(tried);
  return isOwn || (await isTaken(tried, unique)) ? firstFree(name, unique, number + 1) : tried;
}

/** Fills in a new service's anchor or a new page's address from its title, when the title is left and none was typed. */
export function NameProposal({ path }: { path: string }) {
  const { id, collectionSlug: collection } = useDocumentInfo();
  const { value, setValue } = useField<string | null>({ path });
  const title = useFormFields(([fields]) => fields.title?.value);
  const latest = useRef({ value, title });
  useEffect(() => {
    latest.current = { value, title };
  });

  useEffect(() => {
    async function propose({ target }: FocusEvent): Promise<void> {
      const { title } = latest.current;
      if (!(target instanceof Element) || target.id !== "field-title" || latest.current.value) return;
      const name = typeof title === "string" ? slug(title, MAX_LENGTH) : "";
      if (name === "") return;
      const free = await firstFree(name, { collection, path, id });
      // The field itself knows what was typed in the meantime before React does.
      const field = document.getElementById(`field-${path}`);
      const typed = field instanceof HTMLInputElement && field.value !== "";
      if (!latest.current.value && !typed) setValue(free);
    }
    const listener = (event: FocusEvent) => void propose(event).catch(() => {});
    document.addEventListener("focusout", listener);
    return () => document.removeEventListener("focusout", listener);
  }, [collection, id, path, setValue]);
  return null;
}
