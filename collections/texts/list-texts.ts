import { hasDraftsEnabled } from 'payload/shared';
import type { PayloadRequest } from 'payload';

import { inTurn } from '@/platform/database/in-turn';
import { addressOfDocument, addressOfGlobal } from '@/platform/payload/panel/addresses';

import { titleOf } from '../deletion/find-uses';
import { textsOf, type FieldText } from './walk-texts';

export interface ContentText {
  readonly text: string;
  /** Where it is, in words: “Industries › Retail › Opening › Opening paragraph”. */
  readonly label: string;
  /** Opens its field in the panel (src/panel/search/open-field.ts). */
  readonly href: string;
  /** Why nobody changes it; undefined for what editors write. */
  readonly fixed?: string | undefined;
}

/** What holds content: with drafts, or files with what is said of them. */
const isContent = (config: Parameters<typeof hasDraftsEnabled>[0] & { slug: string }) =>
  hasDraftsEnabled(config) || ['media', 'downloads'].includes(config.slug);

/** All texts of all content, as the one who asks may read it: the latest drafts. */
export async function listTexts(req: PayloadRequest): Promise<ContentText[]> {
  const { config } = req.payload;
  const as = { draft: true, depth: 0, overrideAccess: false, req } as const;
  const ofGlobals = await inTurn(
    config.globals.filter(isContent),
    async ({ slug, label, fields }) => {
      const doc = await req.payload.findGlobal({ slug, ...as });
      return textsOf(fields, doc).map(inWords(addressOfGlobal(slug), named(label, slug)));
    },
  );
  const ofCollections = await inTurn(config.collections.filter(isContent), async (collection) => {
    const { slug, labels, fields } = collection;
    const { docs } = await req.payload.find({ collection: slug, pagination: false, ...as });
    return docs.flatMap((doc) => {
      const title = `${named(labels.plural, slug)} › ${titleOf(collection, doc)}`;
      const address = addressOfDocument(slug, doc.id);
      return textsOf(fields, doc).map(inWords(address, title));
    });
  });
  return [...ofGlobals, ...ofCollections].flat();
}

const inWords =
  (address: string, document: string) =>
  ({ text, path, label, tab, fixed }: FieldText): ContentText => {
    const query = new URLSearchParams({ field: path });
    if (tab !== undefined) query.set('tab', String(tab));
    const href = `${address}?${query.toString()}`;
    return { text, label: `${document} › ${label}`, href, fixed };
  };

const named = (label: unknown, slug: string): string => (typeof label === 'string' ? label : slug);
