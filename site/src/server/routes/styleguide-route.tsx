import { Hono } from "hono";
import { type DocumentFrame, renderPage } from "../../pages/render.tsx";
import { StyleguidePage } from "../../styleguide/StyleguidePage.tsx";
import type { SiteEnv } from "../http/site-env.ts";

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
