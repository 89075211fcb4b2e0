import { lastMark, withoutMarks } from '../marks';

const taken = new WeakMap<Node, string>();

/** The mark that a text or a picture had. */
export const markTaken = (node: Node): string | undefined => taken.get(node);

/** Takes the marks out of a page, whose texts and attributes then are what visitors get. */
export function takeMarks(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text) takeFromText(node);
    else if (node instanceof Element) takeFromAttributes(node);
}

function takeFromText(node: Text): void {
  const mark = lastMark(node.data);
  if (mark === undefined) return;
  taken.set(node, mark);
  node.data = withoutMarks(node.data);
}

function takeFromAttributes(element: Element): void {
  for (const { name, value } of element.attributes) {
    const mark = lastMark(value);
    if (mark === undefined) continue;
    if (name === 'alt') taken.set(element, mark);
    element.setAttribute(name, withoutMarks(value));
  }
}
