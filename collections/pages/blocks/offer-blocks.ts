import type { Block, Condition, Field } from 'payload';
import { z } from 'zod';

import { line, paragraph } from '../../fields/lines';
import { linkTo } from '../../fields/link-to';
import { tableEditor } from '../../panel/text-editor';
import { headingField, introField, pageBlock, rowWords } from './block';
import { oneTable } from './first-text';

const firstBands = [
  { name: 'First system', price: 'On request', text: 'One team, one screen, one list of work.' },
  { name: 'Whole company', price: 'On request', text: 'Every team works in the same system.' },
];

export const pricesBlock = (): Block =>
  pageBlock({
    slug: 'prices',
    name: 'Price bands',
    plural: 'Price bands',
    fields: [
      headingField('What it costs'),
      introField(),
      {
        name: 'bands',
        type: 'array',
        required: true,
        minRows: 2,
        maxRows: 4,
        labels: { singular: 'Band', plural: 'Bands' },
        defaultValue: firstBands,
        admin: {
          initCollapsed: true,
          description: 'Two to four, from the smallest. What a price rests on stands under Claims.',
          components: rowWords('name'),
        },
        fields: [
          line('name', 30),
          {
            type: 'row',
            fields: [
              line('price', 20, 'As it is printed: “from £9,000”.'),
              line('per', 40, {
                label: 'Line below the price',
                isOptional: true,
                description: 'For what or how long: “a month”.',
              }),
            ],
          },
          paragraph('text', 200, 'For whom it is.'),
          {
            name: 'points',
            type: 'text',
            hasMany: true,
            maxRows: 8,
            maxLength: 80,
            label: 'What it holds',
            admin: { description: 'Up to eight; press Enter after each.' },
          },
          line('mark', 30, {
            label: 'Words on the accent',
            isOptional: true,
            description: 'Marks this band: “For most teams”. Empty: no mark.',
          }),
          linkTo({ name: 'action', label: 'Button' }),
        ],
      },
      line('note', 200, {
        isOptional: true,
        label: 'Line below the bands',
        description: 'Such as whether prices are with tax.',
      }),
    ],
  });

export const tableBlock = (): Block =>
  pageBlock({
    slug: 'table',
    name: 'Table',
    plural: 'Tables',
    fields: [
      headingField('At a glance'),
      introField(),
      {
        name: 'table',
        type: 'richText',
        required: true,
        editor: tableEditor,
        // Nodes that the editors of other fields do not know (collections/soundness/rich-text.ts).
        custom: { alsoKnown: ['table', 'tablerow', 'tablecell'] },
        defaultValue: oneTable(
          ['Task', 'Today', 'With one system'],
          ['Take an order', 'Three tools', 'One screen'],
          ['Send an invoice', 'Typed again', 'Made from the order'],
        ),
        admin: {
          description:
            'A slash (/) offers a table. One that is wider than the screen scrolls by itself.',
        },
      },
    ],
  });

const row = z.object({ columns: z.array(z.unknown()) });

/** Values of a row stand there for as many columns as the comparison has. */
const withColumn =
  (number: number): Condition =>
  (_, __, { blockData }) =>
    (row.safeParse(blockData).data?.columns.length ?? 0) >= number;

const isWords: Condition = (_, siblings) =>
  z.object({ is: z.literal('words') }).safeParse(siblings).success;

/** What a row says of one of the columns. */
const valueOf = (name: string, label: string, number: number): Field => ({
  name,
  type: 'group',
  label,
  interfaceName: 'ComparedValue',
  admin: { condition: withColumn(number) },
  fields: [
    {
      name: 'is',
      type: 'radio',
      label: false,
      defaultValue: 'no',
      options: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
        { label: 'In words', value: 'words' },
      ],
    },
    { ...line('words', 40, { isOptional: true }), admin: { condition: isWords } },
  ],
});

const yes = { is: 'yes' };
const no = { is: 'no' };
const firstRows = [
  { label: 'Fits how you work', first: no, second: yes },
  { label: 'Code that becomes yours', first: no, second: yes },
  {
    label: 'Where your data is',
    first: { is: 'words', words: 'In each tool' },
    second: { is: 'words', words: 'In one place' },
  },
];

export const comparisonBlock = (): Block =>
  pageBlock({
    slug: 'comparison',
    name: 'Comparison',
    plural: 'Comparisons',
    fields: [
      headingField('Many tools or one system'),
      introField(),
      {
        name: 'columns',
        type: 'array',
        required: true,
        minRows: 2,
        maxRows: 4,
        labels: { singular: 'Column', plural: 'Columns' },
        defaultValue: [{ name: 'Many tools' }, { name: 'One system' }],
        admin: {
          initCollapsed: true,
          description: 'Two to four. The last one stands on the accent.',
          components: rowWords('name'),
        },
        fields: [line('name', 30)],
      },
      {
        name: 'rows',
        type: 'array',
        required: true,
        minRows: 1,
        maxRows: 20,
        labels: { singular: 'Row', plural: 'Rows' },
        defaultValue: firstRows,
        admin: { initCollapsed: true, components: rowWords('label') },
        fields: [
          line('label', 60, 'What is compared.'),
          valueOf('first', 'First column', 1),
          valueOf('second', 'Second column', 2),
          valueOf('third', 'Third column', 3),
          valueOf('fourth', 'Fourth column', 4),
        ],
      },
    ],
  });
