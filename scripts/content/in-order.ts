import type { Content, Entry } from './folder';

export interface Document extends Entry {
  readonly collection: string;
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * The documents of an export, each after those that it names, in whatever field: ids are UUIDs, so
 * wherever one stands it means that document. Of those that name each other in a circle some cannot
 * wait, and have to be there before as drafts without words.
 */
export function inOrder({ collections }: Content): { docs: Document[]; first: Set<string> } {
  const all = [...collections].flatMap(([collection, entries]) =>
    entries.map((entry): Document => ({ ...entry, collection })),
  );
  const byId = new Map(all.map((doc) => [doc.id, doc]));
  const docs: Document[] = [];
  const first = new Set<string>();
  const state = new Map<string, 'open' | 'done'>();
  const visit = (doc: Document) => {
    state.set(doc.id, 'open');
    for (const named of namedBy(doc)) {
      const other = byId.get(named);
      if (other === undefined) continue;
      if (state.get(named) === 'open') first.add(named);
      else if (!state.has(named)) visit(other);
    }
    state.set(doc.id, 'done');
    docs.push(doc);
  };
  for (const doc of all) if (!state.has(doc.id)) visit(doc);
  return { docs, first };
}

/** The ids that stand in what a document says. */
export const namedBy = ({ published, draft }: Pick<Entry, 'published' | 'draft'>): Set<string> =>
  new Set(JSON.stringify([published, draft]).match(uuid));
