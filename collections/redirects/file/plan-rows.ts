import { setImmediate } from 'node:timers/promises';

import type { PayloadRequest } from 'payload';

import { asServer } from '../../access';
import { pagesByPath } from '../../page-paths';
import { keyOf, keysFor, meaningOf } from '../match';
import { Problem, readFrom, settle, type Settled, type To } from '../settle';
import type { Known, Surroundings } from '../surroundings';
import type { FileRow } from './read-rows';

export type Kind = '308' | '307';

/** What becomes of a row. */
export interface PlannedRow extends FileRow {
  /** `changes`: there is one from this address already, and it leads elsewhere. */
  readonly outcome: 'new' | 'same' | 'changes' | 'refused';
  /** Where the one that is here leads now, or why the row is refused. */
  readonly note: string;
}

/** … and as it is stored then. */
export interface Planned extends PlannedRow {
  /** Of the redirect that is changed. */
  readonly id?: string | undefined;
  readonly settled?: Settled & { readonly type: Kind };
}

type Stored = Known & { readonly type?: string | null | undefined };

/** All that redirects are settled among, read once for a whole file. */
interface World extends Surroundings {
  readonly stored: StoredRedirects;
  /** In words, for whoever reads the plan. */
  readonly wayOf: (to: Known['to']) => string;
}

/** Those that are here, and those that the rows before would bring in: found without looking at all. */
class StoredRedirects {
  readonly #byKey = new Map<string, Stored[]>();
  readonly #patterns: Stored[] = [];
  #count = 0;

  add(redirect: Stored): void {
    const key = keyOf(redirect.from);
    this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), redirect]);
    if (key.endsWith('/*')) this.#patterns.push(redirect);
    this.#count += 1;
  }

  get count(): number {
    return this.#count;
  }

  withMeaning(from: string): Stored | undefined {
    const meaning = meaningOf(from);
    return this.#byKey.get(keyOf(from))?.find((each) => meaningOf(each.from) === meaning);
  }

  /** Those of exactly this path, and all patterns. */
  like(path: string): Stored[] {
    return [...(this.#byKey.get(keyOf(path)) ?? []), ...this.#patterns];
  }
}

async function readWorld(req: PayloadRequest): Promise<World> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    pagination: false,
    ...asServer(req),
  });
  const pages = await pagesByPath(req);
  const paths = new Map([...pages.values()].map(({ id, path }) => [id, path]));
  const stored = new StoredRedirects();
  for (const doc of docs) stored.add(doc);
  return {
    stored,
    redirectsLike: (path) => Promise.resolve(stored.like(path)),
    count: () => Promise.resolve(stored.count),
    pageAt: (path) => Promise.resolve(pages.get(path)),
    pathOf: ({ value }) => Promise.resolve(paths.get(value)),
    wayOf: (to) => {
      const { value } = to?.reference ?? {};
      if (to?.type === 'custom') return to.url ?? '';
      return (
        (typeof value === 'string' ? paths.get(value) : undefined) ?? 'a page that is not there'
      );
    },
  };
}

/**
 * What would become of the rows of a file, in the order in which they can be stored: one may lead
 * to where a later one leads on.
 */
export async function planRows(rows: readonly FileRow[], req: PayloadRequest): Promise<Planned[]> {
  const world = await readWorld(req);
  const first = new Map<string, FileRow>();
  const twins: Planned[] = [];
  const waiting: FileRow[] = [];
  for (const row of rows) {
    const twin = twinOf(row, first);
    if (twin === undefined) waiting.push(row);
    else twins.push(refused(row, `Line ${twin.line} has the same former address.`));
  }
  const planned: Planned[] = [];
  for (const [at, row] of whereTheyLeadFirst(waiting).entries()) {
    planned.push(await planRow(row, world));
    // A long file leaves the process to others in between.
    if (at % 50 === 49) await setImmediate();
  }
  const isRefused = ({ outcome }: Planned) => outcome === 'refused';
  return [
    ...planned.filter((each) => !isRefused(each)),
    ...twins,
    ...planned.filter((each) => isRefused(each)),
  ];
}

/** A row after those that its destination may be the former address of. */
function whereTheyLeadFirst(rows: readonly FileRow[]): FileRow[] {
  const byKey = new Map<string, FileRow[]>();
  for (const row of rows) {
    const key = keyOf(readFrom(row.from)?.path ?? '');
    byKey.set(key, [...(byKey.get(key) ?? []), row]);
  }
  const ordered: FileRow[] = [];
  const seen = new Set<FileRow>();
  const visit = (row: FileRow): void => {
    if (seen.has(row)) return;
    seen.add(row);
    const leadsTo = readFrom(row.to)?.path;
    const keys = leadsTo === undefined ? [] : keysFor(leadsTo);
    for (const next of keys.flatMap((key) => byKey.get(key) ?? [])) visit(next);
    ordered.push(row);
  };
  for (const row of rows) visit(row);
  return ordered;
}

function twinOf(row: FileRow, first: Map<string, FileRow>): FileRow | undefined {
  const read = readFrom(row.from);
  if (read === undefined) return undefined;
  const meaning = meaningOf(read.path + read.query);
  const twin = first.get(meaning);
  if (twin === undefined) first.set(meaning, row);
  return twin;
}

const refused = (row: FileRow, note: string): Planned => ({ ...row, outcome: 'refused', note });

async function planRow(row: FileRow, world: World): Promise<Planned> {
  const type = kindOf(row.kind);
  if (type === undefined)
    return refused(row, `“${row.kind}” is no kind: 308 is for good, 307 for a time.`);
  if (row.from === '' || row.to === '') return refused(row, 'One of the two addresses is missing.');
  const read = readFrom(row.from);
  const there = read && world.stored.withMeaning(read.path + read.query);
  try {
    const given = { from: row.from, to: { type: 'custom', url: row.to } } as const;
    const settled = { ...(await settle(given, { id: there?.id }, world)), type };
    if (there === undefined) {
      world.stored.add({ id: `line ${row.line}`, ...settled });
      return { ...row, outcome: 'new', note: '', settled };
    }
    if (isSame(there, settled)) return { ...row, outcome: 'same', note: '' };
    const note = `It leads to ${world.wayOf(there.to)} now.`;
    return { ...row, outcome: 'changes', note, id: there.id, settled };
  } catch (error) {
    if (error instanceof Problem) return refused(row, error.message);
    throw error;
  }
}

const isSame = (there: Stored, { to, type }: Settled & { type: Kind }): boolean =>
  there.type === type && wordOf(there.to) === wordOf(to);

const wordOf = (to: Known['to'] | To): string =>
  to?.type === 'custom' ? String(to.url) : JSON.stringify(to?.reference?.value);

const kinds = new Map<string, Kind>([
  ...['', '308', '301', 'for good', 'for good (308)', 'permanent'].map(
    (name) => [name, '308'] as const,
  ),
  ...['307', '302', '303', 'for a time', 'for a time (307)', 'temporary'].map(
    (name) => [name, '307'] as const,
  ),
]);

const kindOf = (kind: string): Kind | undefined => kinds.get(kind.toLowerCase());
