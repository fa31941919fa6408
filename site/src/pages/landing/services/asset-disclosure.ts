/** A phone's width, as in AssetCard.module.css. */
const PHONE = "(width < 48rem)";

/** Texts of assets, each after the header with its title; AssetCard.tsx. */
const TEXTS = "[data-composition] > ul article > :first-child + :not([data-credentials])";

/**
 * On a phone the titles of assets become buttons that open and close their texts, so that a service is seen at a glance. A
 * search in the page finds a closed text and opens it (`hidden=until-found`). Without script and in a wide window all texts
 * are open.
 */
export function discloseAssets(): void {
  const phone = matchMedia(PHONE);
  const update = () => {
    for (const text of document.querySelectorAll<HTMLElement>(TEXTS)) {
      const heading = text.previousElementSibling?.querySelector("h3");
      if (heading && phone.matches) addButton(heading, text);
      else if (heading) removeButton(heading, text);
    }
  };
  update();
  phone.addEventListener("change", update);
}

function addButton(heading: HTMLElement, text: HTMLElement): void {
  const button = document.createElement("button");
  button.type = "button";
  button.append(...heading.childNodes);
  heading.append(button);
  const show = (shown: boolean) => {
    button.ariaExpanded = String(shown);
    if (shown) text.removeAttribute("hidden");
    else text.setAttribute("hidden", "until-found");
  };
  show(false);
  button.onclick = () => show(text.hasAttribute("hidden"));
  text.onbeforematch = () => show(true);
}

function removeButton(heading: HTMLElement, text: HTMLElement): void {
  heading.replaceChildren(...(heading.querySelector("button") ?? heading).childNodes);
  text.removeAttribute("hidden");
}
