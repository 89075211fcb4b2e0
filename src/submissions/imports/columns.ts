import type { FileRow } from './read-file';

/** Programs whose exports are read; `own`: the files that this inbox hands out. */
export const importSources = ['hubspot', 'pipedrive', 'own'] as const;
export type ImportSource = (typeof importSources)[number];

export const sourceNames: Readonly<Record<ImportSource, string>> = {
  hubspot: 'HubSpot',
  pipedrive: 'Pipedrive',
  own: 'this inbox',
};

/** For each field of ours, a program's names of its column, the usual one first. */
export type ColumnNames<Field extends string> = Readonly<Partial<Record<Field, readonly string[]>>>;

/** Which columns of a file say what; of several for one thing, the order in which they are asked. */
export type Columns<Field extends string> = ColumnNames<Field>;

/** Heads are compared without capitals and double spaces. */
const plain = (head: string): string => head.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** The columns of a file that a program calls so. */
export function columnsBy<Field extends string>(
  names: ColumnNames<Field>,
  heads: readonly string[],
): Columns<Field> {
  const known = new Map(heads.map((head) => [plain(head), head]));
  const found: Partial<Record<Field, readonly string[]>> = {};
  for (const field in names) {
    const those = names[field]?.flatMap((name) => known.get(plain(name)) ?? []) ?? [];
    if (those.length > 0) found[field] = those;
  }
  return found;
}

/** What the first column of a field that is not empty says; null where none says anything. */
export function saidIn<Field extends string>(
  columns: Columns<Field>,
  { cells }: Pick<FileRow, 'cells'>,
  field: Field,
): { readonly head: string; readonly text: string } | null {
  for (const head of columns[field] ?? []) {
    const text = cells[head] ?? '';
    if (text !== '') return { head, text };
  }
  return null;
}

/** What all columns of a field say, those that say nothing left out. */
export const saidInAll = <Field extends string>(
  columns: Columns<Field>,
  { cells }: Pick<FileRow, 'cells'>,
  field: Field,
): string[] => (columns[field] ?? []).map((head) => cells[head] ?? '').filter(Boolean);
