import { Hono } from "hono";
import { type DocumentFrame, renderPage } from "../pages/render.tsx";
import type { SiteEnv } from "../server/http/site-env.ts";
import { StyleguidePage } from "./StyleguidePage.tsx";

const HEAD = {
  title: "Gestaltung",
  heading: "Gestaltung",
  description: "",
  canonicalPath: null,
  type: "website",
  image: null,
} as const;

/** `/styleguide`, for development only. */
export function styleguideRoutes(frame: DocumentFrame): Hono<SiteEnv> {
  return new Hono<SiteEnv>().get("/styleguide", (context) =>
    context.html(renderPage(<StyleguidePage />, HEAD, null, frame)),
  );
}
