import type { CollectionConfig, DateFieldValidation } from 'payload';
import { z } from 'zod';

import { place } from '~/site.config';

import { contentAccess } from '../access';
import { line } from '../fields/lines';
import { linkTo } from '../fields/link-to';
import { moment } from '../fields/moment';
import { offeredCollections, pageCollections } from '../page-types';
import { ofSeveralKinds } from '../queries/fitting-operators';
import { offeredKinds, pageKinds } from './kinds';

const siblings = z.object({ from: z.coerce.date().nullish() });

const endsAfterItBegins: DateFieldValidation = (until, { siblingData }) => {
  const { data } = siblings.safeParse(siblingData);
  return (
    !until ||
    !data?.from ||
    new Date(until) > data.from ||
    'It ends before it begins. Choose a later time.'
  );
};

const where = z.looseObject({
  shownOn: z.string().nullish(),
  kinds: z.array(z.unknown()).nullish(),
  pages: z.array(z.unknown()).nullish(),
});

const isChosen = (data: unknown) => where.safeParse(data).data?.shownOn === 'some';

/** Shown on some pages, and none is chosen: it would stand nowhere. */
function namesSome(data: unknown): true | string {
  const given = where.safeParse(data).data;
  const some = (given?.kinds?.length ?? 0) + (given?.pages?.length ?? 0);
  return !isChosen(data) || some > 0 || 'Choose kinds of pages, or single pages, or “Everywhere”.';
}

/** A bar over the header of public pages, for as long as it says. On a fresh site there is none. */
export const announcements: CollectionConfig = {
  slug: 'announcements',
  labels: { singular: 'Announcement', plural: 'Announcements' },
  access: contentAccess,
  defaultSort: '-from',
  admin: {
    group: 'Content',
    useAsTitle: 'text',
    defaultColumns: ['text', 'from', 'until', 'shownOn'],
    description:
      'One line over the header of the site, from one moment until another. It comes and goes by itself. Where two would stand on a page, the one that began last does.',
  },
  fields: [
    line('text', 140, 'One sentence. On a phone it takes two or three lines.'),
    linkTo({ name: 'link', label: 'Link behind the sentence' }),
    {
      type: 'row',
      fields: [
        moment(
          'from',
          'From',
          `By the clocks of ${place.clock}. Empty: as soon as it is published.`,
        ),
        {
          ...moment('until', 'Until', 'Empty: until you take it off the site.'),
          validate: endsAfterItBegins,
        },
      ],
    },
    {
      name: 'shownOn',
      type: 'radio',
      label: 'On which pages',
      defaultValue: 'all',
      options: [
        { label: 'Everywhere', value: 'all' },
        { label: 'On some pages', value: 'some' },
      ],
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
        namesSome({ ...Object(siblingData), shownOn: value }),
    },
    {
      name: 'kinds',
      type: 'select',
      hasMany: true,
      label: 'Kinds of pages',
      options: pageKinds.map(({ value, label }) => ({ value, label })),
      filterOptions: ({ options }) =>
        options.filter((option) =>
          offeredKinds.some(
            ({ value }) => value === (typeof option === 'string' ? option : option.value),
          ),
        ),
      admin: { condition: (_, data) => isChosen(data) },
    },
    {
      name: 'pages',
      type: 'relationship',
      relationTo: [...pageCollections],
      hasMany: true,
      maxRows: 30,
      label: 'Single pages',
      filterOptions: ({ relationTo }) => offeredCollections.some((slug) => slug === relationTo),
      admin: { ...ofSeveralKinds, condition: (_, data) => isChosen(data) },
    },
    {
      name: 'canBeClosed',
      type: 'checkbox',
      label: 'Visitors can close it',
      defaultValue: true,
      admin: {
        position: 'sidebar',
        description:
          'Whoever closes it does not see it again in that browser, until you change its words.',
      },
    },
  ],
};
