import { Hono } from "hono";
import { pageOfKey } from "../../pages/page-of-key.ts";
import { cardOf, digestOf } from "../../social-card/card-content.ts";
import { CACHE_POLICY } from "../http/cache-policy.ts";
import type { SiteEnv } from "../http/site-env.ts";
import type { Dependencies } from "./dependencies.ts";
import { loadPage } from "./page-responses.ts";

const FILE = /^\/social-card\/(.+)\.jpg$/;

export function socialCardRoutes(dependencies: Dependencies): Hono<SiteEnv> {
  return new Hono<SiteEnv>().get("/social-card/*", async (context, next) => {
    const definition = pageOfKey(FILE.exec(context.req.path)?.[1] ?? "");
    if (!definition) return next();
    const asked = context.req.query("v") ?? "";
    const kept = await dependencies.socialCards.kept(asked);
    if (kept) return answer(kept, CACHE_POLICY.immutable);

    const drawn = await dependencies.limiters.cards.run(async () => {
      const { shown, identity } = await loadPage(dependencies, definition, context.get("requestId"));
      const card = shown && cardOf(shown.head, identity);
      return card && { image: await dependencies.socialCards.get(card), isAsked: asked === digestOf(card) };
    });
    // A versioned address never changes its content.
    return drawn ? answer(drawn.image, drawn.isAsked ? CACHE_POLICY.immutable : CACHE_POLICY.hour) : next();
  });
}

function answer(card: Buffer, cacheControl: string): Response {
  return new Response(new Uint8Array(card), {
    headers: {
      "content-type": "image/jpeg",
      "content-length": String(card.byteLength),
      "cache-control": cacheControl,
      // Other sites show it beside a link to us.
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}
