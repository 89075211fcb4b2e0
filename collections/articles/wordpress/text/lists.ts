import type { TextNode } from '../../../article-text';

import { addBelow, attributeOf, childrenOf, isElement, type ReadElement } from './dom';
import { wordsIn } from '../file/plain-words';

import { list, listItem, paragraph, words } from './nodes';

/** Lists in lists: what lies deeper comes along as words. */
const deepest = 8;

/** A list, and below it what stood in it and cannot: a picture, a table. */
export const readList: ReadElement = (element, wanted, read) => {
  const lists = (wanted.lists ?? 0) + 1;
  if (lists > deepest) return [paragraph([words(wordsIn([element]), 0)])];
  const isNumbered = element.tagName === 'ol';
  const start = Number.parseInt(attributeOf(element, 'start'), 10);
  const first = Number.isSafeInteger(start) && start > 0 ? start : 1;
  const items: TextNode[] = [];
  const others: TextNode[] = [];
  const add = (children: readonly TextNode[]) =>
    items.push(listItem(first + items.length, children));
  for (const node of element.childNodes) {
    if (!isElement(node)) continue;
    // A list that stands in another one without an item belongs to the item before.
    const inside = node.tagName === 'li' ? node.childNodes : [node];
    let line: TextNode[] = [];
    for (const block of read(inside, { ...wanted, lists, hasOwnLines: false })) {
      if (isText(block)) addBelow(line, childrenOf(block));
      else if (block.type === 'list') {
        if (line.length > 0) add(line);
        line = [];
        add([block]);
      } else others.push(block);
    }
    if (line.length > 0) add(line);
  }
  return items.length === 0 ? others : [list(isNumbered, first, items), ...others];
};

const isText = ({ type }: TextNode): boolean =>
  type === 'paragraph' || type === 'heading' || type === 'quote';
