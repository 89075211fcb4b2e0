import type { FieldHook, GroupField } from 'payload';
import { z } from 'zod';

import { isBlank } from '@/platform/plain-text';

import { isDraftSave } from '../drafts/saves';
import { pagesByPath } from '../page-paths';
import { offeredCollections, pageCollections } from '../page-types';
import { ofSeveralKinds } from '../queries/fitting-operators';
import { readTarget } from '../redirects/address';
import { isMailLink } from '../soundness/rich-text';

interface LinkField {
  readonly name: string;
  readonly label: string;
  readonly isRequired?: boolean;
  /** What a new one says, and where it leads. */
  readonly first?: { readonly words: string; readonly address: string };
}

const group = z.looseObject({ words: z.string().nullish(), to: z.unknown() });

/** Whatever is no choice of a page leads to the address, as on the site. */
const leadsToPage = (siblings: unknown): boolean => group.safeParse(siblings).data?.to === 'page';

/** A link without words is none, so nothing is asked of it. */
const hasWords = (siblings: unknown): boolean => {
  const { success, data } = group.safeParse(siblings);
  return !success || !isBlank(data.words ?? '');
};

const known = 'Give a path of this site (/work), a place on this page (#contact), or https://…';

const isAddress = (typed: string): boolean =>
  /^#[a-z][a-z0-9-]*$/.test(typed) ||
  /^tel:\+?\d[\d ]*$/.test(typed) ||
  isMailLink(typed) ||
  readTarget(typed) !== undefined;

/** Payload looks at the id alone; a document of a collection without pages would break every page. */
const document = z.object({
  relationTo: z.enum(pageCollections),
  value: z.union([z.uuid(), z.object({ id: z.uuid() })]),
});

const isDocument = (value: unknown): boolean => document.safeParse(value).success;

const typed = z.looseObject({
  words: z.string().refine((words) => !isBlank(words)),
  to: z.literal('address'),
  address: z.string(),
});

/** Who types the address of a document means the document: the link follows it from then on. */
const nameDocument: FieldHook = async (given): Promise<unknown> => {
  const { collection, context, global, req } = given;
  const value: unknown = given.value;
  const link = typed.safeParse(value).data;
  if (!link || isDraftSave(context, collection?.slug ?? global?.slug ?? '')) return value;
  const target = readTarget(link.address);
  if (target === undefined || 'elsewhere' in target || target.suffix !== '') return value;
  const page = (await pagesByPath(req)).get(target.path);
  if (page === undefined) return value;
  const reference = { relationTo: page.collection, value: page.id };
  return { ...link, to: 'page', page: reference, address: null };
};

/**
 * A link that an editor gives words to. It leads to a document, whose present address it follows
 * (src/site/content/page-paths.ts), or to an address.
 */
export const linkTo = ({ name, label, isRequired = false, first }: LinkField): GroupField => ({
  name,
  type: 'group',
  label,
  interfaceName: 'LinkTo',
  hooks: { beforeChange: [nameDocument] },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'words',
          type: 'text',
          required: isRequired,
          maxLength: 30,
          ...(first && { defaultValue: first.words }),
          admin: { description: isRequired ? undefined : 'Empty: no such link.' },
        },
        {
          name: 'to',
          type: 'radio',
          label: 'Leads to',
          defaultValue: 'address',
          enumName: 'enum_link_to',
          options: [
            { label: 'A page with a document of its own', value: 'page' },
            { label: 'An address', value: 'address' },
          ],
        },
      ],
    },
    {
      name: 'page',
      type: 'relationship',
      relationTo: [...pageCollections],
      filterOptions: ({ relationTo }) => offeredCollections.some((slug) => slug === relationTo),
      admin: {
        ...ofSeveralKinds,
        condition: (_, siblings) => leadsToPage(siblings),
        description: 'The link follows it when it moves.',
      },
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
        (value ? isDocument(value) : !(hasWords(siblingData) && leadsToPage(siblingData))) ||
        'Choose the page that the link leads to.',
    },
    {
      name: 'address',
      type: 'text',
      maxLength: 500,
      ...(first && { defaultValue: first.address }),
      admin: { condition: (_, siblings) => !leadsToPage(siblings) },
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
        !hasWords(siblingData) ||
        leadsToPage(siblingData) ||
        (typeof value === 'string' && isAddress(value.trim())) ||
        known,
    },
  ],
});
