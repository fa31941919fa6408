import { NAVIGATION_PATH, ONLY_ID } from "@schaufenster/contract/preview";
import type { Endpoint, PayloadRequest } from "payload";
import * as v from "valibot";
import { addressOf } from "../../editing/preview/live-preview.ts";
import { answer, INCOMPLETE, jsonOf, refusal } from "../../platform/http/answers.ts";
import { SIGN_IN } from "../../platform/http/sign-in-sentence.ts";
import { moveEntry } from "./move-entry.ts";
import { isOptionalOrder, ORDERS, type Order } from "./orders.ts";
import { readOrder, withThumbnails } from "./read-order.ts";

const collection = v.picklist(Object.keys(ORDERS) as Order["collection"][]);
const field = v.picklist(["sortId", "slideId", "chosenProjects"]);
const id = v.pipe(v.number(), v.integer());

const orderSchema = v.pipe(
  v.object({ collection, field }),
  v.check((order) => isOptionalOrder(order as Order) !== null),
  v.transform((order) => order as Order),
);

const moveSchema = v.object({ id, before: v.nullable(id), out: v.optional(v.boolean()) });

async function answerOrder(req: PayloadRequest, order: Order): Promise<Response> {
  const entries = await withThumbnails(req.payload, order, await readOrder(req, order));
  return answer({ entries });
}

const show: Endpoint["handler"] = async (req) => {
  if (!req.user) return refusal(403, SIGN_IN);
  const order = v.safeParse(orderSchema, Object.fromEntries(req.searchParams));
  return order.success ? answerOrder(req, order.output) : refusal(400, INCOMPLETE);
};

const move: Endpoint["handler"] = async (req) => {
  if (!req.user) return refusal(403, SIGN_IN);
  const body = await jsonOf(req);
  const [order, move] = [v.safeParse(orderSchema, body), v.safeParse(moveSchema, body)];
  if (!order.success || !move.success) return refusal(400, INCOMPLETE);
  const found = await moveEntry(req.payload, req.user, order.output, move.output);
  return found ? answerOrder(req, order.output) : refusal(409, "Diesen Platz gibt es inzwischen nicht mehr.");
};

/** URL of the website's menu, which only the site can assemble: a preview without an entry shows what visitors see. */
const showMenu: Endpoint["handler"] = ({ user }) => {
  if (!user) return refusal(403, SIGN_IN);
  return answer({ address: addressOf({ collection: "menuitems", id: ONLY_ID }, NAVIGATION_PATH) });
};

/** GET and POST for the order of services, slides, menu items, references and chosen works. */
export const orderEndpoints: Endpoint[] = [
  { path: "/order", method: "get", handler: show },
  { path: "/order", method: "post", handler: move },
  { path: "/order/menu", method: "get", handler: showMenu },
];
