import type { Block, Condition, UploadField } from 'payload';
import { upload } from 'payload/shared';
import { z } from 'zod';

import { isOn } from '@/features';

import { longestCode, notKnown, videoAt } from '../../article-text';
import { line } from '../../fields/lines';
import { linkTo } from '../../fields/link-to';
import { pictureField } from '../../fields/picture';
import { headingField, introField, pageBlock, rowWords } from './block';

export const videoBlock = (): Block =>
  pageBlock({
    slug: 'video',
    name: 'Video',
    plural: 'Videos',
    fields: [
      headingField('See it at work'),
      introField(),
      {
        // Not `url`: what visitors search holds no address of this name (collections/search/entry.ts).
        ...line('address', 500, 'Of the video at YouTube or Vimeo.'),
        validate: (value: unknown) =>
          (typeof value === 'string' && videoAt(value) !== undefined) || notKnown,
      },
      line('title', 120, 'What it shows, on the button that plays it.'),
      pictureField({
        name: 'poster',
        description:
          'Stands there until somebody plays it; the host’s own would be asked for before.',
        frame: { least: { width: 800, height: 450 }, best: '16:9' },
      }),
      line('captions', 200, {
        isOptional: true,
        description:
          'Printed below it: “With captions in English”. Who cannot hear it needs captions, or its words in your text.',
      }),
      {
        name: 'publishedOn',
        type: 'date',
        label: 'When the video came out',
        admin: {
          date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
          description: 'With it search engines list the video. Empty: they learn nothing of it.',
        },
      },
    ],
  });

export const codeBlock = (): Block =>
  pageBlock({
    slug: 'code',
    name: 'Code',
    plural: 'Code',
    fields: [
      headingField('How it looks in code'),
      introField(),
      line('language', 40, {
        isOptional: true,
        description: 'Printed above the code: “TypeScript”, “SQL”.',
      }),
      {
        // No line of lines(): its spaces at the beginning of lines stay.
        name: 'code',
        type: 'textarea',
        required: true,
        maxLength: longestCode,
        defaultValue: 'const unpaid = orders.filter((order) => !order.isPaid);',
        admin: { rows: 10 },
      },
    ],
  });

const row = z.record(z.string(), z.unknown()).catch({});
const names = (field: string) => (siblings: unknown) => Boolean(row.parse(siblings)[field]);
const namesNo =
  (field: string): Condition =>
  (_, siblings) =>
    !names(field)(siblings);

const fileField: UploadField = {
  name: 'download',
  type: 'upload',
  relationTo: 'downloads',
  label: 'File',
  admin: {
    condition: namesNo('file'),
    description: 'A PDF, an office document, a ZIP archive, a CSV or a plain text.',
  },
  validate: (value: unknown, options) =>
    value || names('file')(options.siblingData)
      ? upload(value, options)
      : 'Choose a file, or a picture below.',
};

export const downloadsBlock = (): Block =>
  pageBlock({
    slug: 'downloads',
    name: 'Downloads',
    plural: 'Downloads',
    fields: [
      headingField('Downloads'),
      introField(),
      {
        name: 'files',
        type: 'array',
        required: true,
        minRows: 1,
        maxRows: 12,
        labels: { singular: 'File', plural: 'Files' },
        admin: {
          initCollapsed: true,
          description: 'One to twelve. The kind and the size of each stand beside it.',
          components: rowWords('title'),
        },
        fields: [
          fileField,
          {
            name: 'file',
            type: 'upload',
            relationTo: 'media',
            label: 'Or a picture of Media',
            admin: { condition: namesNo('download') },
          },
          line('title', 80, {
            isOptional: true,
            description: 'What it is called on this page. Empty: the title of the file.',
          }),
          line('about', 160, { isOptional: true, label: 'What is in it' }),
        ],
      },
    ],
  });

export const numbersBlock = (): Block =>
  pageBlock({
    slug: 'numbers',
    isOfLists: true,
    name: 'Figures from Claims',
    fields: [
      headingField('What it comes to'),
      introField(),
      {
        name: 'claims',
        type: 'relationship',
        relationTo: 'claims',
        hasMany: true,
        required: true,
        minRows: 1,
        maxRows: 4,
        label: 'Numbers',
        admin: {
          description:
            'One to four of those under Claims: the first figure of each, its wording, and what it rests on.',
        },
      },
    ],
  });

const shows = z.object({ shows: z.string() });
const showing =
  (kind: string): Condition =>
  (_, siblings) =>
    shows.safeParse(siblings).data?.shows === kind;

export const archiveBlock = (): Block =>
  pageBlock({
    slug: 'archive',
    isOfLists: true,
    name: 'Newest projects or articles, as many as you say',
    fields: [
      headingField('Newest from us'),
      introField(),
      {
        name: 'shows',
        type: 'radio',
        required: true,
        defaultValue: 'projects',
        label: 'It shows',
        options: [
          { label: 'The newest projects', value: 'projects' },
          ...(isOn('articles') ? [{ label: 'The newest articles', value: 'articles' }] : []),
        ],
      },
      {
        name: 'industry',
        type: 'relationship',
        relationTo: 'industries',
        maxDepth: 0,
        admin: { condition: showing('projects'), description: 'Empty: of all industries.' },
      },
      {
        name: 'category',
        type: 'relationship',
        relationTo: 'article-categories',
        maxDepth: 0,
        admin: { condition: showing('articles'), description: 'Empty: of all categories.' },
      },
      {
        name: 'most',
        type: 'number',
        required: true,
        defaultValue: 3,
        min: 1,
        max: 9,
        label: 'How many at most',
      },
      linkTo({ name: 'action', label: 'Button' }),
    ],
  });
