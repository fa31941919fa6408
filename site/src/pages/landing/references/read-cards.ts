import { contentOf } from "../../../islands/static-content.ts";
import type { Card } from "./card.ts";

export function readCards(carousel: HTMLElement): Card[] {
  return [...carousel.querySelectorAll("[data-track] > li")].map((card, index) => ({
    place: index + 1,
    title: card.querySelector("h3")?.textContent ?? "",
    content: contentOf(card),
  }));
}
