"use client";

import { type ReactNode, useEffect } from "react";
import { NAME_RULES } from "./unnamed.ts";
import { RULES, type Rule } from "./untranslated.ts";

const ALL_RULES = [...RULES, ...NAME_RULES];

function apply({ selector, attribute, say }: Rule): void {
  for (const element of document.querySelectorAll(selector)) {
    if (attribute) {
      const text = element.getAttribute(attribute) ?? "";
      const german = say(text, element);
      if (german !== text) element.setAttribute(attribute, german);
      continue;
    }
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue) continue;
      const german = say(node.nodeValue, element);
      if (german !== node.nodeValue) node.nodeValue = german;
    }
  }
}

/** Translates English texts hard-coded in Payload and its components, and adds missing accessible names. */
export function GermanWords({ children }: { children: ReactNode }) {
  useEffect(() => {
    const applyAll = () => ALL_RULES.forEach(apply);
    const observer = new MutationObserver(applyAll);
    const attributeFilter = ["aria-label", "title", "aria-roledescription", "data-colleague"];
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter });
    observer.observe(document.head, { subtree: true, childList: true, characterData: true }); // the page title
    applyAll();
    return () => observer.disconnect();
  }, []);
  return children;
}
