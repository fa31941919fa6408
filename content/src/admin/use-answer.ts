"use client";

import { useEffect, useState } from "react";

/**
 * Reads the content system's answer at an address; null until it has come, when it is a refusal, and without an
 * address. While another address is asked, the answer of the one before stays, so that nothing jumps below the text
 * that somebody writes.
 */
export function useAnswer<Body>(address: string | null): Body | null {
  const [answer, setAnswer] = useState<{ body: Body } | null>(null);
  useEffect(() => {
    if (!address) return;
    const stop = new AbortController();
    fetch(address, { signal: stop.signal })
      .then(async (response) => response.ok && setAnswer({ body: (await response.json()) as Body }))
      .catch(() => {}); // the form works without
    return () => stop.abort();
  }, [address]);
  return address && answer ? answer.body : null;
}
