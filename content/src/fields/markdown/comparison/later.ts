"use client";

import dynamic from "next/dynamic";
import { markdown } from "../../../ui/compared-text.ts";

export const ComparedText = dynamic(() => import("./ComparedText.tsx").then((module) => module.ComparedText), {
  ssr: false,
});

markdown.ComparedText = ComparedText;
