"use client";

import { useEffect, useRef, useState } from "react";
import { type Asked, ask } from "../../ui/ask.ts";
import { useAnswer } from "../../ui/use-answer.ts";
import type { Choice, Found, Group } from "./choice.ts";

/** Debounce of the search, in ms. */
const PAUSE = 150;

/** Runs a search; `from` is the number of results to skip. */
export type Search = (words: string, from: number) => Promise<Asked<Found>>;

const addressOf = (groups: readonly Group[], others: [string, string][]) =>
  `/api/choices?${new URLSearchParams([...groups.map((group): [string, string] => ["group", group]), ...others])}`;

export function searchEntries(groups: readonly Group[]): Search {
  return (words, from) => {
    const asked: [string, string][] = Object.entries({ words, from: String(from) });
    return ask<Found>(addressOf(groups, asked));
  };
}

/** The choices with these keys or URLs, unordered; null while loading. */
export function useChosen(groups: readonly Group[], only: string[]): Choice[] | null {
  const named = only.toSorted().map((each): [string, string] => ["only", each]);
  return useAnswer<Found>(only.length > 0 ? addressOf(groups, named) : null)?.choices ?? null;
}

type State = { found: Found | null; failed: string | null; waiting: boolean };

/**
 * Searches choices, and loads more on demand.
 *
 * @param search the same function for the same groups
 * @returns found: null before the first response, the previous results while `waiting`; failed: the error
 */
export function useChoices(search: Search, words: string) {
  const [state, setState] = useState<State>({ found: null, failed: null, waiting: true });
  const current = useRef(0); // only the response to the latest search counts

  async function find(from: number): Promise<void> {
    current.current += 1;
    const question = current.current;
    const answer = await search(words, from);
    if (question !== current.current) return;
    setState(({ found }) => {
      if (!answer.ok) return { found, failed: answer.message, waiting: false };
      const { choices, total } = answer.data;
      const all = from > 0 && found ? [...found.choices, ...choices] : choices;
      return { found: { choices: all, total }, failed: null, waiting: false };
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: find depends on the words
  useEffect(() => {
    setState((before) => ({ ...before, waiting: true }));
    const timer = setTimeout(() => void find(0), words ? PAUSE : 0);
    return () => {
      clearTimeout(timer);
      current.current += 1;
    };
  }, [search, words]);

  return { ...state, findMore: () => find(state.failed ? 0 : (state.found?.choices.length ?? 0)) };
}
