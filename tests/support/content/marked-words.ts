import type { APIRequestContext } from 'playwright/test';

import { type Change, listFields, saveChanges } from './content-fields';
import { markWords, wordsOf } from './marks';

export interface MarkedWords {
  /** By its mark, where each marked field is in its kind of document: `industries.solutions.title`. */
  readonly kinds: ReadonlyMap<string, string>;
  /** Texts that stay as they are, because the specification says them to the letter. */
  readonly fixed: ReadonlySet<string>;
}

/**
 * Puts a mark of its own into every word of each text that an editor may change, in all collections
 * and globals. Nothing becomes longer, so no limit stands in the way.
 */
export async function markAllContent(editor: APIRequestContext): Promise<MarkedWords> {
  const { fields: all, fixed } = await listFields(editor);
  // What a form asks hangs together (an option, and the answer that another question waits for), and no
  // page of the seed shows one.
  const fields = all.filter(({ slug }) => slug !== 'custom-forms');
  const kinds = new Map<string, string>();
  const byDocument = new Map<string, Change[]>();
  for (const [at, field] of fields.filter(({ text }) => wordsOf(text).length > 0).entries()) {
    const mark = String.fromCharCode(0xe000 + at);
    const names = field.path.split('.').filter((name) => !/^\d+$/.test(name));
    kinds.set(mark, [field.slug, ...names].join('.'));
    const change = { ...field, change: (text: string) => markWords(text, mark) };
    byDocument.set(field.document, [...(byDocument.get(field.document) ?? []), change]);
  }
  const documents = [...byDocument];
  const refused: string[] = [];
  // As many at a time as the site has connections to spare.
  const workers = Array.from({ length: 4 }, async () => {
    for (let next = documents.pop(); next; next = documents.pop())
      await saveChanges(editor, ...next).catch((error: unknown) => refused.push(String(error)));
  });
  await Promise.all(workers);
  if (refused.length > 0) throw new Error(refused.join('\n'));
  return { kinds, fixed };
}
