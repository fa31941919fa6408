/** Phone width, as in AssetCard.module.css. */
const PHONE = "(width < 48rem)";

/** Asset texts, each after the header with its title (AssetCard.tsx). */
const TEXTS = "[data-composition] > ul article > :first-child + :not([data-credentials])";

/**
 * On phones asset titles become buttons that toggle their texts, so that a service can be seen at a glance. Find in
 * page reveals a closed text (`hidden=until-found`). Without script and in wide windows all texts are open.
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
