import { isBold, unwrap } from './tidy';

/** A table without widths and colours. A first row all in bold is what heads the others. */
export function tidyTable(table: HTMLTableElement): void {
  table.querySelector(':scope > colgroup')?.remove();
  // Word ends a table of merged cells with a row that only says how wide they are.
  for (const row of [...table.rows]) if (row.textContent.trim() === '') row.remove();
  if (table.rows.length === 0) {
    table.remove();
    return;
  }
  for (const part of [table, ...table.querySelectorAll('thead, tbody, tr, td, th')])
    for (const { name } of [...part.attributes])
      if (!/^(?:col|row)span$/.test(name)) part.removeAttribute(name);
  for (const heading of table.querySelectorAll('h1, h2, h3, h4, h5, h6')) toParagraph(heading);
  const [first] = table.rows;
  if (first && [...first.cells].every((cell) => cell.localName === 'td' && isAllBold(cell)))
    for (const cell of [...first.cells]) toHead(cell);
}

const texts = (element: Element): Text[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
  return found.filter(({ data }) => data.trim() !== '');
};

const bold = 'b, strong, [style*="font-weight: bold"]';

function isAllBold(cell: Element): boolean {
  const words = texts(cell);
  return words.length > 0 && words.every(({ parentElement }) => parentElement?.closest(bold));
}

/** Its look says already that it is one. */
function toHead(cell: HTMLTableCellElement): void {
  for (const each of cell.querySelectorAll<HTMLElement>(bold))
    if (isBold(each.style.fontWeight)) each.style.fontWeight = '';
    else unwrap(each);
  const head = document.createElement('th');
  for (const { name, value } of cell.attributes) head.setAttribute(name, value);
  head.append(...cell.childNodes);
  cell.replaceWith(head);
}

function toParagraph(heading: Element): void {
  const paragraph = document.createElement('p');
  paragraph.append(...heading.childNodes);
  heading.replaceWith(paragraph);
}
