"use client";

import { useEffect, useState } from "react";
import { type OwnPage, searchOwnPages } from "./own-pages.ts";

/** A pause between keys after which the search begins, in ms. */
const PAUSE = 150;

/** Own pages by words of their titles; null until the first have been found. */
export function useOwnPages(words: string): OwnPage[] | null {
  const [pages, setPages] = useState<OwnPage[] | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(
      () => searchOwnPages(words, stop.signal).then(setPages, () => {}), // an address can be typed
      words ? PAUSE : 0,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [words]);
  return pages;
}
