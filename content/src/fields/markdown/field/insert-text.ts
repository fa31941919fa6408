import { createContext, type RefObject } from "react";

/** Inserts words where the cursor is. */
export type Insert = (words: string) => void;

/** For what stands beside a text's editor: the function that inserts into it, while there is one. */
export const InsertText = createContext<RefObject<Insert | null>>({ current: null });
