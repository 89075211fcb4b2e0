import type { Block, BlocksField, BlocksFieldValidation, Field } from 'payload';

import { line } from '../collections/fields/lines';
import { linkTo } from '../collections/fields/link-to';
import { checkHeader } from './header-room';

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
      blocks: [link(), industries()],
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
