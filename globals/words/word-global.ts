import type { Field, GlobalConfig } from 'payload';

import { isOn } from '@/features';
import type { FeatureName } from '@/site-choices';
import type { Word, WordPage } from '@/words';

import { editors, globalAccess } from '../../collections/access';
import { fieldsOfFeature } from '../../collections/put-away';
import { storedWords } from './stored-words';
import { wordField } from './word-field';

/**
 * The global in which editors change a page of words (src/words).
 * @param lists fields that come before the words of a tab
 */
export const wordGlobal = (
  page: WordPage,
  lists: Readonly<Record<string, Field[]>> = {},
): GlobalConfig => ({
  slug: page.slug,
  label: page.label,
  access: page.isOfMails === true ? { ...globalAccess, read: editors } : globalAccess,
  // A caller that selects some words only.
  forceSelect: { words: true },
  admin: {
    group: 'Words',
    description: `${page.about} An empty field shows the grey words.`,
  },
  fields: [
    // Before the fields to which it gives their values.
    storedWords(page),
    {
      type: 'tabs',
      tabs: Object.entries(page.tabs).map(([name, { label, about, feature, words }]) => ({
        name,
        label,
        description: about,
        fields: [...(lists[name] ?? []), ...inParts(words, feature)],
        ...(feature && !isOn(feature) && { admin: { condition: () => false } }),
      })),
    },
  ],
});

/** Words of one part fold together: a form has many. */
function inParts(words: Readonly<Record<string, Word>>, feature?: FeatureName): Field[] {
  const found: Field[] = [];
  let open: { part: string; fields: Field[] } | undefined;
  for (const [name, word] of Object.entries(words)) {
    const own = wordField(name, word);
    const [field = own] = feature ? fieldsOfFeature(feature, [own]) : [];
    if (word.part === undefined) found.push(field);
    else if (word.part === open?.part) open.fields.push(field);
    else {
      open = { part: word.part, fields: [field] };
      found.push({ type: 'collapsible', label: word.part, fields: open.fields });
    }
  }
  return found;
}
