import { expect, type Page } from "@playwright/test";

export const slider = (page: Page) => page.getByRole("region", { name: "Unsere Leistungen" });

export const activeSlide = (page: Page) => page.locator('[data-slide-state="active"]');

export const thumbnail = (page: Page, name: string) =>
  page.getByRole("list", { name: "Übersicht der Leistungen" }).getByRole("link", { name });

export async function expectActive(page: Page, title: string): Promise<void> {
  await expect(activeSlide(page)).toHaveAccessibleName(new RegExp(`^\\d von 5: ${title}$`));
}

export async function expectTransitioning(page: Page, transitioning: boolean): Promise<void> {
  const flag = expect(slider(page));
  await (transitioning ? flag : flag.not).toHaveAttribute("data-transitioning");
}

/** Moves the pointer where it doesn't pause the slider. */
export function pointElsewhere(page: Page): Promise<void> {
  return page.mouse.move(700, 20);
}

/** Starts a slide with the stopped clock, and resumes the slider. */
export async function startSlide(page: Page, title: string): Promise<void> {
  await thumbnail(page, title).click();
  await expect(slider(page)).toHaveAttribute("data-transitioning");
  await pointElsewhere(page);
  await expect(slider(page)).toHaveAttribute("data-playing");
}
