import type { PasteProps } from '~/collections/panel/paste-feature';

import { listsFromWord } from './lists-from-word';
import { tidy, unwrap } from './tidy';
import { tidyTable } from './tidy-table';

interface Pasted {
  readonly html: string;
  /** What the editor has no place for, in words: “2 pictures”. */
  readonly leftOut: readonly string[];
}

const others = 'video, audio, iframe, object, embed, svg, canvas, math';

/** What was pasted, made of the parts that the text has: paragraphs, headings, lists, links; an article has more. */
export function toOurParts(html: string, { isArticle }: PasteProps): Pasted {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const pictures = takeOut(body, 'img, v\\:imagedata');
  const embedded = takeOut(body, others);
  takeOut(body, 'style, script, meta, link, hr');
  // Word’s own, such as o:p: to Lexical they are blocks, which take the spaces around them away.
  for (const each of body.querySelectorAll('*')) if (each.localName.includes(':')) unwrap(each);
  listsFromWord(body);
  tidy(body);
  for (const table of body.querySelectorAll('table'))
    if (!isArticle || table.parentElement?.closest('table')) table.replaceWith(listOfRows(table));
    else tidyTable(table);
  if (isArticle) levelHeadings(body);
  else {
    for (const heading of body.querySelectorAll(headings)) rename(heading, 'h3');
    for (const quote of body.querySelectorAll('blockquote')) unwrap(quote);
  }
  for (const paragraph of body.querySelectorAll('p'))
    if (paragraph.textContent.trim() === '') paragraph.remove();
  const leftOut = [counted(pictures, 'picture'), counted(embedded, 'embedded part')];
  return { html: body.innerHTML, leftOut: leftOut.filter((each) => each !== undefined) };
}

const headings = 'h1, h2, h3, h4, h5, h6';

/** The highest level that was used is our first, and all below it our second. Word’s title is a paragraph. */
function levelHeadings(body: Element): void {
  const found = [...body.querySelectorAll(headings)];
  const highest = Math.min(...found.map(({ localName }) => Number(localName[1])));
  for (const heading of found) rename(heading, heading.localName === `h${highest}` ? 'h2' : 'h3');
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h2');
}

/** @returns how many there were */
function takeOut(body: Element, selector: string): number {
  const found = [...body.querySelectorAll(selector)];
  for (const each of found) each.remove();
  return found.length;
}

const counted = (count: number, name: string): string | undefined =>
  count === 0 ? undefined : `${count} ${name}${count === 1 ? '' : 's'}`;

/** A table as a list: a point for each row, with its cells one after another. */
function listOfRows(table: HTMLTableElement): HTMLUListElement {
  const list = document.createElement('ul');
  for (const row of table.rows) {
    const point = document.createElement('li');
    for (const cell of row.cells) {
      if (point.hasChildNodes()) point.append(' | ');
      point.append(...inlineParts(cell));
    }
    if (point.textContent.trim() !== '') list.append(point);
  }
  return list;
}

/** What stands in a cell, its paragraphs after one another. */
function inlineParts(cell: Element): (Node | string)[] {
  const blocks = [...cell.querySelectorAll('p, div, li, h1, h2, h3, h4, h5, h6')].filter(
    (each) => each.querySelector('p, div, li') === null,
  );
  if (blocks.length === 0) return [...cell.childNodes];
  return blocks.flatMap((block, at) => [...(at > 0 ? [' '] : []), ...block.childNodes]);
}

function rename(element: Element, name: string): void {
  const other = document.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}
