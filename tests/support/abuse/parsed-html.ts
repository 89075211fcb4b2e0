import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Every element of a document as a browser reads it, those in templates too. */
export function elementsIn(html: string): Element[] {
  const found: Element[] = [];
  const look = (node: Node) => {
    if ('tagName' in node) found.push(node);
    if ('content' in node) look(node.content);
    if ('childNodes' in node) node.childNodes.forEach(look);
  };
  look(parse(html, { scriptingEnabled: true }));
  return found;
}

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

/** What stands in an element that holds text alone, such as a script. */
export const textOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
