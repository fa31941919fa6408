"use client";

import { useEffect, useRef, useState } from "react";
import { type Asked, ask } from "../../ui/ask.ts";
import { useAnswer } from "../../ui/use-answer.ts";
import type { Choice, Found, Group } from "./choice.ts";

/** A pause between keys after which the search begins, in ms. */
const PAUSE = 150;

/** Finds what is called so; `from`: how many of them are known already. */
export type Search = (words: string, from: number) => Promise<Asked<Found>>;

const addressOf = (groups: readonly Group[], others: [string, string][]) =>
  `/api/choices?${new URLSearchParams([...groups.map((group): [string, string] => ["group", group]), ...others])}`;

/** Searches the content system's entries. */
export function searchEntries(groups: readonly Group[]): Search {
  return (words, from) => {
    const asked: [string, string][] = Object.entries({ words, from: String(from) });
    return ask<Found>(addressOf(groups, asked));
  };
}

/** The choices with these keys or addresses, in no order; null until they are read. */
export function useChosen(groups: readonly Group[], only: string[]): Choice[] | null {
  const named = only.toSorted().map((each): [string, string] => ["only", each]);
  return useAnswer<Found>(only.length > 0 ? addressOf(groups, named) : null)?.choices ?? null;
}

type State = { found: Found | null; failed: string | null; waiting: boolean };

/**
 * Choices that are found by words, and more of them on demand.
 *
 * @param search the same for the same groups
 * @returns found: null until there is an answer, that of the last words while `waiting` for the next; failed: why there is none
 */
export function useChoices(search: Search, words: string) {
  const [state, setState] = useState<State>({ found: null, failed: null, waiting: true });
  const current = useRef(0); // only the latest question's answer counts

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: find is of these words
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
