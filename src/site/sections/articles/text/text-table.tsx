import type { ReactNode } from 'react';

import {
  countHeadRows,
  headsColumn,
  headsRow,
  spansOf,
  tableNode,
  type Cell,
} from '~/collections/article-text';

import { ScrollBox } from './scroll-box';

interface TextTableProps {
  node: unknown;
  /** What it is called for who does not see it. */
  label: string;
  draw: (nodes: Cell['children']) => ReactNode;
}

/** A table between paragraphs. One that is wider than the text scrolls by itself. */
export function TextTable({ node, label, draw }: TextTableProps) {
  const { data } = tableNode.safeParse(node);
  if (!data) return null;
  const heads = countHeadRows(data.children);
  const rows = data.children.map(({ children }, at) => (
    <tr key={at}>
      {children.map((cell, column) => (
        <TableCell key={column} cell={cell} draw={draw} />
      ))}
    </tr>
  ));
  return (
    <ScrollBox label={label} className="my-8 border-y-3 border-ink">
      <table className={table}>
        {heads > 0 ? <thead>{rows.slice(0, heads)}</thead> : null}
        <tbody>{rows.slice(heads)}</tbody>
      </table>
    </ScrollBox>
  );
}

function TableCell({ cell, draw }: { cell: Cell; draw: TextTableProps['draw'] }) {
  const spans = spansOf(cell);
  const words = draw(cell.children);
  if (headsColumn(cell))
    return (
      <th scope="col" {...spans}>
        {words}
      </th>
    );
  if (headsRow(cell))
    return (
      <th scope="row" {...spans}>
        {words}
      </th>
    );
  return <td {...spans}>{words}</td>;
}

const table = [
  // A word too long for its column widens it: the box scrolls, and no page does.
  'w-full border-collapse text-[16px] leading-[1.45] stretch-88 wrap-normal tabular-nums',
  '[&_:is(td,th)]:min-w-[7rem] [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-2.5',
  '[&_:is(td,th)]:text-left [&_:is(td,th)]:align-top',
  '[&_:is(td,th):first-child]:pl-0 [&_:is(td,th):last-child]:pr-0',
  '[&_:is(td,th)>p:first-child]:mt-0 [&_:is(td,th)>p]:mt-2 [&_th]:font-[640]',
  '[&_thead]:bg-sheet [&_thead_tr]:border-b-[1.5px] [&_thead_tr]:border-ink',
  '[&_tbody_tr:not(:first-child)]:border-t [&_tbody_tr]:border-line',
].join(' ');
