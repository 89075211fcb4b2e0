import {
  countHeadRows,
  headsColumn,
  headsRow,
  spansOf,
  tableNode,
  type Cell,
} from '~/collections/article-text';

type Draw = (nodes: Cell['children']) => string;

/** A table of a text; readers of feeds have styles of their own. */
export function toTable(node: unknown, draw: Draw): string {
  const { data } = tableNode.safeParse(node);
  if (!data) return '';
  const heads = countHeadRows(data.children);
  const rows = data.children.map(
    ({ children }) => `<tr>${children.map((cell) => toCell(cell, draw)).join('')}</tr>`,
  );
  const head = heads > 0 ? `<thead>${rows.slice(0, heads).join('')}</thead>` : '';
  return `<table>${head}<tbody>${rows.slice(heads).join('')}</tbody></table>`;
}

function toCell(cell: Cell, draw: Draw): string {
  const name = headsColumn(cell) || headsRow(cell) ? 'th' : 'td';
  const spans = Object.entries(spansOf(cell)).map(
    ([attribute, count]) => ` ${attribute.toLowerCase()}="${count}"`,
  );
  return `<${name}${spans.join('')}>${draw(cell.children)}</${name}>`;
}
