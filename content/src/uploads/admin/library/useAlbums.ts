"use client";

import { useEffect, useState } from "react";

/** The albums that there are, by name; none until they are known. */
export function useAlbums(): string[] {
  const [albums, setAlbums] = useState<string[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    fetch("/api/media/albums", { signal: stop.signal })
      .then(async (answer) => answer.ok && setAlbums(((await answer.json()) as { albums: string[] }).albums))
      .catch(() => {}); // a name can be typed, and the list's own filter is there
    return () => stop.abort();
  }, []);
  return albums;
}
