import { hasDraftsEnabled } from 'payload/shared';
import { z } from 'zod';

import { checkDocument, type Finding } from '~/collections/checks';
import { nameOf } from '~/collections/deletion/find-uses';

import { inTurn } from '@/platform/database/in-turn';
import { addressOfGlobal, addressOfList } from '@/platform/payload/panel/addresses';

import { readKnown } from '../checks/known';
import { someIds, type Reading, type WaitingWork } from './reading';

/** In which order they are told, and how. */
const kinds: readonly { of: readonly Finding['kind'][]; what: string }[] = [
  { of: ['dead-link'], what: 'with links that lead nowhere' },
  { of: ['unpublished'], what: 'that name what is not published' },
  { of: ['form'], what: 'that cannot be published as they stand' },
  { of: ['sample-words'], what: 'with words of a template still to replace' },
  { of: ['figure'], what: 'with figures that no claim explains' },
  { of: ['orphan'], what: 'to which no page, menu or list leads' },
  { of: ['same-words'], what: 'with a title or description that another page has, too' },
  { of: ['search-engines'], what: 'that tell search engines two things at once' },
  { of: ['heading', 'length'], what: 'with headings or lengths to look at again' },
];

interface Checked {
  readonly name: string;
  readonly href: (ids: readonly string[]) => string;
  readonly docs: readonly { readonly id: string; readonly findings: readonly Finding[] }[];
}

const identified = z.looseObject({ id: z.string() });

/** What the checks beside the forms find, in the latest words of all content. */
export async function checkContent(reading: Reading): Promise<WaitingWork[]> {
  const checked = await checkAll(reading);
  return kinds.flatMap(({ of, what }) =>
    checked.map(({ name, href, docs }) => {
      const ids = docs
        .filter(({ findings }) => findings.some(({ kind }) => of.includes(kind)))
        .map(({ id }) => id);
      return { count: ids.length, what: `${name} ${what}`, href: href(ids) };
    }),
  );
}

async function checkAll({ payload, user, req }: Reading): Promise<Checked[]> {
  const known = await readKnown(payload, user);
  const { collections, globals } = payload.config;
  const as = { depth: 0, draft: true, overrideAccess: false, user, req } as const;
  const ofCollections = await inTurn(
    collections.filter(hasDraftsEnabled),
    async ({ slug, labels }) => {
      const { docs } = await payload.find({ collection: slug, pagination: false, ...as });
      return {
        name: nameOf(labels.plural),
        href: (ids: readonly string[]) => addressOfList(slug, someIds(ids)),
        docs: docs.map((doc) => ({
          id: identified.parse(doc).id,
          findings: checkDocument(slug, doc, known, identified.parse(doc).id),
        })),
      };
    },
  );
  const ofGlobals = await inTurn(globals.filter(hasDraftsEnabled), async ({ slug, label }) => {
    const doc = await payload.findGlobal({ slug, ...as });
    return {
      name: nameOf(label),
      href: () => addressOfGlobal(slug),
      docs: [{ id: slug, findings: checkDocument(slug, doc, known, slug) }],
    };
  });
  return [...ofCollections, ...ofGlobals];
}
