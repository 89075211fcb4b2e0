const common = { format: '', indent: 0, version: 1, direction: null } as const;
const words = { format: 0, style: '', mode: 'normal', detail: 0, version: 1 } as const;

const paragraph = (text: string) => ({
  ...{ type: 'paragraph', ...common, textFormat: 0, textStyle: '' },
  children: [{ type: 'text', text, ...words }],
});

const rooted = (children: readonly object[]) => ({ root: { type: 'root', ...common, children } });

/** What an editor's formatted text is while it has one paragraph. */
export const oneParagraph = (text: string) => rooted([paragraph(text)]);

/** Lexical’s bits: 1 heads its column, 2 heads its row. */
const headed = (row: number, column: number) => (row === 0 ? 1 : 0) + (column === 0 ? 2 : 0);

/** What it is while it has one table, whose first row and column head the others. */
export const oneTable = (...rows: readonly (readonly string[])[]) =>
  rooted([
    {
      ...{ type: 'table', ...common },
      children: rows.map((cells, row) => ({
        ...{ type: 'tablerow', ...common },
        children: cells.map((text, column) => ({
          ...{ type: 'tablecell', ...common, colSpan: 1, rowSpan: 1, backgroundColor: null },
          headerState: headed(row, column),
          children: [paragraph(text)],
        })),
      })),
    },
  ]);
