import type { GlobalBeforeChangeHook } from "payload";
import { type Mark, prepareMark } from "./mark.ts";

const NO_MARK: Record<keyof Mark, null> = {
  mark: null,
  markId: null,
  markWidth: null,
  markHeight: null,
  markGround: null,
  markOpaque: null,
};

const KEYS = Object.keys(NO_MARK) as (keyof Mark)[];

/**
 * What is sent as a mark is made fit for the website before it is stored, and nothing that is sent about it is believed.
 *
 * @throws APIError 400 with a German message
 */
export const prepareMarkBeforeChange: GlobalBeforeChangeHook = async ({ data, originalDoc }) => {
  const { mark = originalDoc?.mark } = data;
  if (mark && mark === originalDoc?.mark) {
    return { ...data, ...Object.fromEntries(KEYS.map((key) => [key, originalDoc[key]])) };
  }
  return { ...data, ...(mark ? await prepareMark(String(mark)) : NO_MARK) };
};
