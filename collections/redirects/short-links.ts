import type { CollectionConfig, PayloadRequest, TextField } from 'payload';
import { z } from 'zod';

import { shortLinkHome } from '@/page-views/short-links';

import { editors, hiddenWithout } from '../access';
import { withRevalidation } from '../hooks/revalidate';
import { offeredCollections, pageCollections } from '../page-types';
import { ofSeveralKinds } from '../queries/fitting-operators';
import { readTarget } from './address';
import { longestAddress } from './bounds';
import { findMatch, withRest } from './match';
import { inDatabase, isThere } from './surroundings';

const siblings = z.looseObject({ to: z.unknown() });
const leadsToPage = (data: unknown) => siblings.safeParse(data).data?.to !== 'address';

const word = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** As views are counted: no address of a person, and nothing that looks like an id. */
const campaign = /^(?!.*(?:\w{32}|[\da-f]{8}-[\da-f]{4}-))[^\p{C}@]+$/u;

const campaignField = (name: string, label: string, description: string): TextField => ({
  name,
  type: 'text',
  label,
  maxLength: 100,
  validate: (value: unknown) =>
    !value ||
    (typeof value === 'string' && campaign.test(value.trim())) ||
    'Give a short word or two, such as “spring” or “flyer”: no email address and no code of a person.',
  hooks: { beforeValidate: [trimmed] },
  admin: { description },
});

function trimmed({ value }: { value?: unknown }): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

const document = z.object({ relationTo: z.enum(pageCollections), value: z.string() });

/** Short addresses for print, slides and posts: `/go/spring` leads to a page, with its campaign. */
export const shortLinks: CollectionConfig = withRevalidation({
  slug: 'short-links',
  labels: { singular: 'Short link', plural: 'Short links' },
  access: { read: editors, create: editors, update: editors, delete: editors },
  disableDuplicate: true,
  versions: false,
  defaultSort: 'word',
  admin: {
    group: 'Pages',
    hideAPIURL: true,
    hidden: hiddenWithout('content'),
    useAsTitle: 'word',
    defaultColumns: ['word', 'page', 'address', 'utmCampaign', 'updatedAt'],
    listSearchableFields: ['word', 'address', 'utmCampaign'],
    description:
      'Short addresses for print, slides and posts: /go/spring leads to a page, and says in which campaign it was seen.',
  },
  fields: [
    {
      name: 'word',
      type: 'text',
      label: 'Word after /go/',
      required: true,
      unique: true,
      maxLength: 60,
      hooks: {
        beforeValidate: [
          ({ value }: { value?: unknown }): unknown =>
            typeof value === 'string' ? value.trim().toLowerCase() : value,
        ],
      },
      validate: (value: unknown) =>
        (typeof value === 'string' && value.length <= 60 && word.test(value)) ||
        'Small letters, digits and hyphens, such as spring-2027.',
      admin: {
        components: { afterInput: ['/src/panel/redirects/short-address#ShortAddress'] },
      },
    },
    {
      name: 'to',
      type: 'radio',
      label: 'Leads to',
      defaultValue: 'page',
      options: [
        { label: 'A page with a document of its own', value: 'page' },
        { label: 'An address', value: 'address' },
      ],
    },
    {
      name: 'page',
      type: 'relationship',
      relationTo: [...pageCollections],
      filterOptions: ({ relationTo }) => offeredCollections.some((slug) => slug === relationTo),
      validate: (value: unknown, { data }: { data: unknown }) =>
        !leadsToPage(data) ||
        document.safeParse(value).success ||
        'Choose the page that the link leads to.',
      admin: {
        ...ofSeveralKinds,
        condition: (data: unknown) => leadsToPage(data),
        description: 'The link follows it when it moves.',
      },
    },
    {
      name: 'address',
      type: 'text',
      maxLength: longestAddress,
      validate: (value: unknown, { data, req }: { data: unknown; req: PayloadRequest }) =>
        leadsToPage(data) || addressProblem(typeof value === 'string' ? value : '', req),
      admin: { condition: (data: unknown) => !leadsToPage(data) },
    },
    campaignField('utmSource', 'Source', 'Where it is seen: flyer, newsletter, linkedin.'),
    campaignField('utmMedium', 'Medium', 'Of which kind that is: print, email, social.'),
    campaignField('utmCampaign', 'Campaign', 'What it belongs to: spring-2027.'),
    {
      name: 'views',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '/src/panel/figures/views-line#FollowedLine' },
      },
    },
  ],
} satisfies CollectionConfig);

/** One that leads to another short link could lead in a circle. */
async function addressProblem(value: string, req: PayloadRequest): Promise<true | string> {
  const target = readTarget(value);
  if (target === undefined || value.includes('*'))
    return 'Give a path of this site, such as /quote, or a whole address that begins with https://.';
  if ('elsewhere' in target) return true;
  const { path, suffix } = target;
  if (path.startsWith(shortLinkHome)) return 'A short link leads to no other one.';
  const around = inDatabase(req);
  if (await isThere(path, around)) return true;
  const query = suffix.replace(/#.*$/, '');
  const match = findMatch(await around.redirectsLike(path), { path, query });
  if (match === undefined) return `There is no page at ${path}.`;
  const { to } = match.redirect;
  const next = to?.type === 'custom' ? withRest(to.url ?? '', match) : '';
  return !next.startsWith(shortLinkHome) || 'A short link leads to no other one.';
}
