"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import type { EntryAddresses } from "../../addresses/endpoint.ts";
import type { NamedType } from "../../addresses/entry-address.ts";

/** Where visitors find the entry of the open form, as of its last save; null until it is known. */
export function useAddresses(type: NamedType | null, id: number | string | undefined): EntryAddresses | null {
  const { lastUpdateTime } = useDocumentInfo();
  const [addresses, setAddresses] = useState<EntryAddresses | null>(null);
  useEffect(() => {
    if (!type || !id) return;
    const stop = new AbortController();
    fetch(`/api/addresses?type=${type}&entry=${id}&at=${lastUpdateTime}`, { signal: stop.signal })
      .then(async (answer) => answer.ok && setAddresses((await answer.json()) as EntryAddresses))
      .catch(() => {}); // the form works without
    return () => stop.abort();
  }, [type, id, lastUpdateTime]);
  return addresses;
}
