import type { TextNode } from '../../../article-text';
import type { HtmlNode } from '../file/html';

import { attributeOf, childrenOf, isElement, type Element, type ReadElement } from './dom';
import { cell, paragraph, row, table } from './nodes';

/** A table, and below it what cannot stand in it. */
export const readTable: ReadElement = (element, wanted, read) => {
  const others: TextNode[] = [];
  const rows = rowsIn(element.childNodes).map(({ cells, isHead }) =>
    row(
      cells.map((each, at) => {
        const { inside, outside } = sorted(read(each.childNodes, wanted));
        others.push(...outside);
        const heads = isHead ? 1 : 0;
        const headsRow = !isHead && at === 0 && each.tagName === 'th' ? 2 : 0;
        return cell({
          headerState: heads + headsRow,
          colSpan: spanOf(each, 'colspan'),
          rowSpan: spanOf(each, 'rowspan'),
          children: inside.length === 0 ? [paragraph([])] : inside,
        });
      }),
    ),
  );
  const below = captionsIn(element).flatMap((each) => read(each.childNodes, wanted));
  const filled = rows.filter((each) => childrenOf(each).length > 0);
  return [...(filled.length > 0 ? [table(filled)] : []), ...below, ...others];
};

const captionsIn = ({ childNodes }: Element): Element[] =>
  childNodes.filter(isElement).filter(({ tagName }) => tagName === 'caption');

interface Row {
  readonly cells: readonly Element[];
  readonly isHead: boolean;
}

function rowsIn(nodes: readonly HtmlNode[], isInHead = false): Row[] {
  return nodes.filter(isElement).flatMap((each): Row[] => {
    if (['thead', 'tbody', 'tfoot'].includes(each.tagName))
      return rowsIn(each.childNodes, each.tagName === 'thead');
    if (each.tagName !== 'tr') return [];
    const cells = each.childNodes
      .filter(isElement)
      .filter(({ tagName }) => tagName === 'td' || tagName === 'th');
    const isOfHeads = cells.length > 1 && cells.every(({ tagName }) => tagName === 'th');
    return [{ cells, isHead: isInHead || isOfHeads }];
  });
}

/** Of headings and quotes the words; lists stay. */
function sorted(blocks: readonly TextNode[]) {
  const inside: TextNode[] = [];
  const outside: TextNode[] = [];
  for (const block of blocks) {
    if (block.type === 'heading' || block.type === 'quote')
      inside.push(paragraph(childrenOf(block)));
    else if (block.type === 'paragraph' || block.type === 'list') inside.push(block);
    else outside.push(block);
  }
  return { inside, outside };
}

function spanOf(element: Element, name: string): number {
  const span = Number.parseInt(attributeOf(element, name), 10);
  return span >= 1 && span <= 200 ? span : 1;
}
