import type { Block, BlocksField, BlocksFieldValidation, Field } from 'payload';
import { z } from 'zod';

import { line } from '../collections/fields/lines';
import { linkTo } from '../collections/fields/link-to';

const rows = z.array(
  z.looseObject({
    blockType: z.string(),
    words: z.string().nullish(),
    link: z.looseObject({ words: z.string().nullish() }).nullish(),
  }),
);

/** In letters, of which a gap between two links takes four: what fits beside the brand at 961 px. */
const room = 76;
const gap = 4;

/** What keeps the header whole: its links stand on one line, and there is one list of industries. */
export function checkHeader(value: unknown): string | true {
  const { data = [] } = rows.safeParse(value ?? []);
  if (data.length === 0) return 'The header needs a link at least.';
  if (data.filter(({ blockType }) => blockType === 'industries').length > 1)
    return 'There is one list of industries: remove the second.';
  const letters = data.map(({ words, link }) => (words ?? link?.words ?? '').length + gap);
  const taken = letters.reduce((sum, each) => sum + each, 0);
  if (taken > room)
    return `These links do not fit beside each other: leave one out, or ${taken - room} letters.`;
  return true;
}

const label = (name: string, says: string) => ({
  disableBlockName: true,
  components: {
    Label: { path: '/src/panel/blocks/block-label#BlockLabel', clientProps: { name, says } },
  },
});

const link = (): Block => ({
  slug: 'link',
  interfaceName: 'NavigationLink',
  labels: { singular: 'Link', plural: 'Links' },
  admin: label('Link', 'link.words'),
  fields: [linkTo({ name: 'link', label: 'Link', isRequired: true })],
});

const industries = (): Block => ({
  slug: 'industries',
  interfaceName: 'NavigationIndustries',
  labels: { singular: 'List of industries', plural: 'Lists of industries' },
  admin: label('List of industries', 'words'),
  fields: [
    line('words', 30, {
      defaultValue: 'Industries',
      description: 'Opens the list; on a phone it leads to the page of industries.',
    }),
  ],
});

/** One level: what opens below it holds links alone. */
const list = (): Block => ({
  slug: 'list',
  interfaceName: 'NavigationList',
  labels: { singular: 'List of links', plural: 'Lists of links' },
  admin: label('List of links', 'words'),
  fields: [
    line('words', 30, {
      description: 'Opens the list. On a phone the links stand below it in the menu.',
    }),
    {
      name: 'links',
      type: 'array',
      labels: { singular: 'Link', plural: 'Links' },
      required: true,
      minRows: 1,
      maxRows: 10,
      admin: {
        description: 'A link to a page that is not published is left out, and comes back with it.',
      },
      fields: [linkTo({ name: 'link', label: 'Link', isRequired: true })],
    },
  ],
});

interface Links {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly blocks: Block[];
  readonly validate?: BlocksFieldValidation;
  readonly maxRows?: number;
}

const links = ({ description, ...field }: Links): BlocksField => ({
  type: 'blocks',
  labels: { singular: 'Link', plural: 'Links' },
  admin: { initCollapsed: true, description },
  ...field,
});

/** The links around every page, in their order, for the tabs in which their words stand. */
export const navigationLinks = (): Record<string, Field[]> => ({
  menu: [
    links({
      name: 'links',
      label: 'Links',
      description: 'At the head of each page and in the menu on phones, in this order.',
      blocks: [link(), industries(), list()],
      validate: (value) => checkHeader(value),
    }),
  ],
  footer: [
    links({
      name: 'companyLinks',
      label: 'Links of the first column',
      description: 'The second column lists the industries by itself.',
      blocks: [link()],
      maxRows: 8,
    }),
    links({
      name: 'legalLinks',
      label: 'Links in the last line',
      description: 'A link to a page that is not published is left out, and comes back with it.',
      blocks: [link()],
      maxRows: 8,
    }),
  ],
});
