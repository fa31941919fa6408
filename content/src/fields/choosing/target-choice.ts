import type { CustomComponent } from "payload";
import type { Group } from "./choice.ts";

/** For `beforeInput` of a URL field; see TargetChoice.tsx. */
export const targetChoice = (clientProps: { groups: Group[]; heading: string; isMenu?: boolean }): CustomComponent => ({
  path: "/fields/choosing/TargetChoice.tsx#TargetChoice",
  clientProps,
});

/** For `components.Cell` of a URL field: what it leads to. */
export const targetCell = "/fields/admin/TargetCell.tsx#TargetCell";
