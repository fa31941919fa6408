import { EDITOR_MARK } from "@schaufenster/contract/editor-mark";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { type EnginePage, expect, test } from "../../testing/engines/test.ts";

/** Rounded centre of an element visible in the bar's shadow tree, in px; null until there is one. */
const middleOf = (selector: string) => {
  const bars = [...document.body.children].map(({ shadowRoot }) => shadowRoot?.querySelector(selector));
  const box = bars.find(Boolean)?.getBoundingClientRect();
  return box?.width ? [box.x + box.width / 2, box.y + box.height / 2].map(Math.round) : null;
};

async function pressInBar(page: EnginePage, selector: string): Promise<void> {
  await expect.poll(() => page.run(middleOf, selector), { message: selector }).not.toBeNull();
  const [x = 0, y = 0] = (await page.run(middleOf, selector)) ?? [];
  await page.pressAt(x, y);
}

/** Waits for the form of an entry beside the page. */
const untilFormIsOpen = (page: EnginePage) =>
  expect
    .poll(
      () =>
        page.run(() => {
          const bars = [...document.body.children].map(({ shadowRoot }) => shadowRoot?.querySelector("iframe"));
          return bars.find(Boolean)?.contentDocument?.querySelector("[data-editing=guarded]") != null;
        }),
      { message: "a form" },
    )
    .toBe(true);

test("signed-in editors have a bar on the page, whose pencil and list open a part's form beside it", async ({
  page,
}) => {
  const signIn = async (account: string, mark: string) => {
    const headers = { "content-type": "application/json" };
    localStorage.setItem(mark, "open");
    return (await fetch("/api/users/login", { method: "POST", headers, body: account })).status;
  };
  expect(await page.run(signIn, JSON.stringify(ADMINISTRATOR), EDITOR_MARK)).toBe(200);
  await page.open("/ablauf-und-preise");
  await expect.poll(() => page.run(middleOf, ".bar")).not.toBeNull();
  const [x = 0, y = 0] = await page.run(() => {
    const paragraph = document.querySelector("main p");
    paragraph?.scrollIntoView({ block: "center", behavior: "instant" });
    const box = paragraph?.getBoundingClientRect();
    return box ? [box.x + 30, box.y + 12].map(Math.round) : [];
  });
  await page.pressAt(x, y);
  await pressInBar(page, ".pencil");
  await untilFormIsOpen(page);
  await pressInBar(page, ".close");
  await expect.poll(() => page.run(middleOf, ".panel")).toBeNull();
  await pressInBar(page, "[popovertarget=parts]");
  await pressInBar(page, "#parts a");
  await untilFormIsOpen(page);
});
