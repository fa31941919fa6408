"use client";

import { FieldDiffContainer, useTranslation } from "@payloadcms/ui";
import { useSearchParams } from "next/navigation";
import type { TextareaFieldDiffClientComponent } from "payload";
import type { ComponentProps } from "react";
import { ComparedText } from "./later.ts";

/** Compares two versions of a Markdown text, rendered instead of as source. */
export function MarkdownDiff({
  comparisonValue,
  versionValue,
  field,
  nestingLevel = 0,
}: ComponentProps<TextareaFieldDiffClientComponent>) {
  const { i18n } = useTranslation();
  const isWhole = useSearchParams().get("modifiedOnly") === "false";
  const texts = { before: String(comparisonValue ?? ""), after: String(versionValue ?? ""), isWhole };
  return (
    <FieldDiffContainer
      i18n={i18n}
      label={{ label: field.label }}
      nestingLevel={nestingLevel}
      From={<ComparedText {...texts} shown="before" tag="del" label="Verglichen mit" />}
      To={<ComparedText {...texts} shown="after" tag="ins" label="Dieser Stand" />}
    />
  );
}
