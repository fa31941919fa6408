"use client";

import { useEffect, useState } from "react";

/**
 * Fetches a URL of the content system; null while loading, on an error, and without a URL. When the URL changes, the previous
 * data stays until the new data has arrived, so that nothing jumps below the text being written.
 */
export function useAnswer<Body>(address: string | null): Body | null {
  const [answer, setAnswer] = useState<{ body: Body } | null>(null);
  useEffect(() => {
    if (!address) return;
    const stop = new AbortController();
    fetch(address, { signal: stop.signal })
      .then(async (response) => response.ok && setAnswer({ body: (await response.json()) as Body }))
      .catch(() => {}); // the form works without it
    return () => stop.abort();
  }, [address]);
  return address && answer ? answer.body : null;
}
