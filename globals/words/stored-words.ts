import type { FieldHook, JSONField } from 'payload';
import { z } from 'zod';

import { isOn } from '@/features';
import type { WordPage } from '@/words';

import { closedField } from '../../collections/access';

const record = z.record(z.string(), z.unknown()).catch({});

/** What editors write, by its tabs. What belongs to a feature that is off stays stored as it is. */
const namesIn = ({ tabs }: WordPage) =>
  Object.entries(tabs)
    .filter(([, { feature }]) => feature === undefined || isOn(feature))
    .map(([tab, { words }]): [string, string[]] => [
      tab,
      Object.keys(words).filter((name) => words[name]?.fixed === undefined),
    ]);

/**
 * Holds all words of a page, by tab and name, so that a new word changes no table. The panel and the
 * API have a field for each, and know nothing of this one.
 */
export function storedWords(page: WordPage): JSONField {
  const spread: FieldHook = ({ siblingData, value }) => spreadWords(page, siblingData, value);
  const gather: FieldHook = ({ data, previousValue }) => gatherWords(page, data, previousValue);
  return {
    name: 'words',
    type: 'json',
    access: { read: closedField, create: closedField, update: closedField },
    admin: { disabled: true },
    hooks: { afterRead: [spread], beforeChange: [gather] },
  };
}

/** Gives the fields of a document that is read their values. */
export function spreadWords(page: WordPage, doc: object, words: unknown): void {
  const stored = record.parse(words);
  for (const [tab, names] of namesIn(page)) {
    const written = record.parse(stored[tab]);
    const fields = Object.fromEntries(names.map((name) => [name, written[name] ?? null]));
    Reflect.set(doc, tab, Object.assign(Object(Reflect.get(doc, tab)), fields));
  }
}

/** @param before what is stored: a word that this release does not have stays for one that has it */
function gatherWords(page: WordPage, doc: unknown, before: unknown): Record<string, unknown> {
  const [fields, stored] = [record.parse(doc), record.parse(before)];
  const tabs = namesIn(page).map(([tab, names]): [string, object] => {
    const written = record.parse(fields[tab]);
    const words = Object.fromEntries(names.map((name) => [name, written[name]]));
    return [tab, { ...record.parse(stored[tab]), ...words }];
  });
  return { ...stored, ...Object.fromEntries(tabs) };
}
