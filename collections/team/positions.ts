import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  Condition,
  RelationshipField,
} from 'payload';
import { z } from 'zod';

import type { Position } from '@/payload-types';
import { place } from '~/site.config';

import { contentAccess } from '../access';
import { articleBody } from '../fields/article-body';
import { line, paragraph } from '../fields/lines';
import { moment } from '../fields/moment';
import { pickedFromList } from '../fields/picked-from-list';
import { slugField } from '../fields/slug';
import { isImported } from '../imported';

const remote = z.object({ workplace: z.literal('remote') });
const isRemote = (data: unknown): boolean => remote.safeParse(data).success;
const ifOffice: Condition = (_, siblings) => !isRemote(siblings);

/** Search engines count from the day on which it was first published. */
const complete: CollectionBeforeChangeHook<Position> = ({ context, data, originalDoc }) =>
  data._status !== 'published' || (originalDoc?.postedOn ?? data.postedOn) || isImported(context)
    ? data
    : { ...data, postedOn: new Date().toISOString() };

const payTo = z.object({ payFrom: z.number(), payTo: z.number() });

/** Its page would have no way to apply while that is a draft. */
const form: RelationshipField = {
  name: 'form',
  type: 'relationship',
  relationTo: 'custom-forms',
  label: 'Application form',
  required: true,
  maxDepth: 0,
  admin: {
    ...pickedFromList,
    description:
      'A published form: Forms → Create New → begin with “Application”. What people send arrives in the inbox, with the title of the position.',
  },
  validate: async (value: unknown, { req }) => {
    // Somebody may have withdrawn it since: what comes in is as it left.
    if (isImported(req.context)) return true;
    if (typeof value !== 'string') return 'Choose a form.';
    const found = await req.payload.find({
      collection: 'custom-forms',
      where: { id: { equals: value } },
      ...{ limit: 1, depth: 0, overrideAccess: true, req },
    });
    const [chosen] = found.docs;
    if (!chosen) return 'This form is not there, or not any more: choose another.';
    return chosen._status === 'published' || 'This form is a draft: publish it first, under Forms.';
  },
};

/** Work that the agency offers, at /careers. There is no such page while none is published. */
export const positions: CollectionConfig = {
  slug: 'positions',
  labels: { singular: 'Open position', plural: 'Open positions' },
  orderable: true,
  access: contentAccess,
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'town', 'applyBy', 'updatedAt'],
    listSearchableFields: ['title', 'slug', 'summary'],
    description:
      'Each stands in the list at /careers until its last hour, and then its own page says that it is closed. There is no list while none is open. Drag to change the order.',
  },
  hooks: { beforeChange: [complete] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Position',
          fields: [
            line('title', 100, 'What the person is: “Software engineer”, without town and pay.'),
            paragraph('summary', 300, 'Two sentences at most, for the list and search engines.'),
            articleBody(),
            form,
          ],
        },
        {
          label: 'Place and pay',
          fields: [
            {
              name: 'workplace',
              type: 'radio',
              required: true,
              defaultValue: 'office',
              options: [
                { label: 'In the office', value: 'office' },
                { label: 'Partly remote', value: 'hybrid' },
                { label: 'Remote', value: 'remote' },
              ],
            },
            {
              ...line('town', 80),
              admin: { condition: ifOffice },
            },
            {
              type: 'row',
              admin: { condition: ifOffice },
              fields: [
                line('street', 120, { isOptional: true }),
                line('postcode', 20, { isOptional: true }),
              ],
            },
            line('country', 60, 'Of the office; of a remote position, where applicants live.'),
            {
              name: 'employment',
              type: 'select',
              required: true,
              defaultValue: 'fullTime',
              options: [
                { label: 'Full time', value: 'fullTime' },
                { label: 'Part time', value: 'partTime' },
                { label: 'Contract', value: 'contractor' },
                { label: 'For a limited time', value: 'temporary' },
                { label: 'Internship', value: 'intern' },
              ],
            },
            {
              type: 'row',
              fields: [
                { name: 'payFrom', type: 'number', required: true, min: 0, label: 'Pay from' },
                {
                  name: 'payTo',
                  type: 'number',
                  required: true,
                  min: 0,
                  label: 'Pay to',
                  validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
                    if (typeof value !== 'number' || value < 0) return 'Give an amount.';
                    const { data } = payTo.safeParse(siblingData);
                    return !data || data.payTo >= data.payFrom || 'This is less than “Pay from”.';
                  },
                },
                {
                  ...line('payCurrency', 3, {
                    label: 'Currency',
                    custom: { isCompared: true },
                    defaultValue: place.currencies[0],
                    description: `Three letters: ${place.currencies.join(', ')}.`,
                  }),
                  validate: (value: unknown) =>
                    (typeof value === 'string' && /^[A-Z]{3}$/.test(value)) ||
                    'Three capital letters, such as those of the description.',
                },
                {
                  name: 'payPer',
                  type: 'select',
                  required: true,
                  defaultValue: 'year',
                  label: 'For',
                  options: [
                    { label: 'A year', value: 'year' },
                    { label: 'A month', value: 'month' },
                    { label: 'A day', value: 'day' },
                    { label: 'An hour', value: 'hour' },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    slugField('The position’s address: /careers/ and this.'),
    {
      ...moment(
        'applyBy',
        'Apply by',
        `By the clocks of ${place.clock}. From then on it is closed, and leaves the list by itself.`,
      ),
      required: true,
    },
    {
      name: 'postedOn',
      type: 'date',
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
        description: 'For search engines. Empty: the day on which it is first published.',
      },
    },
  ],
};
