import type { TextBlock } from "../../content/domain.ts";

/** The styles that a document with this text needs: few have people or price lists. */
export function textStyles(content: TextBlock[]): "project" | "projectWithBlocks" {
  const hasBlocks = content.some(
    (block) => block.kind === "people" || (block.kind === "text" && block.html.includes("data-prices")),
  );
  return hasBlocks ? "projectWithBlocks" : "project";
}
