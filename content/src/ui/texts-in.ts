/** All texts in an element, as they are now. */
export function textsIn(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, 4 /* texts */);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
