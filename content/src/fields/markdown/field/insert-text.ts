import { createContext, type RefObject } from "react";

export type Insert = (words: string) => void;

/** The function that inserts text at the cursor, for components beside an editor; null while there is none. */
export const InsertText = createContext<RefObject<Insert | null>>({ current: null });
