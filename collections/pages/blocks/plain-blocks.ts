import type { Block, Condition } from 'payload';

import { customForm, formList } from '@/forms';

import { figureFields } from '../../fields/figure';
import { line, paragraph } from '../../fields/lines';
import { linkTo } from '../../fields/link-to';
import { headingField, introField, labelField, pageBlock } from './block';

const firstWords =
  'Your staff type the same order into several tools. We sit beside them, write down what they do and build the screen that they need.';

/** What an editor's formatted text is while it has one paragraph. */
const oneParagraph = (text: string) => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: null,
    children: [
      {
        type: 'paragraph',
        format: '',
        indent: 0,
        version: 1,
        direction: null,
        textFormat: 0,
        textStyle: '',
        children: [
          { type: 'text', text, format: 0, style: '', mode: 'normal', detail: 0, version: 1 },
        ],
      },
    ],
  },
});

export const textBlock = (): Block =>
  pageBlock({
    slug: 'text',
    name: 'Text',
    plural: 'Texts',
    fields: [
      labelField(),
      headingField('What changes for your people'),
      { name: 'body', type: 'richText', required: true, defaultValue: oneParagraph(firstWords) },
    ],
  });

export const callToActionBlock = (): Block =>
  pageBlock({
    slug: 'callToAction',
    name: 'Call to action',
    plural: 'Calls to action',
    fields: [
      headingField('Tell us which tools you use today'),
      linkTo({
        name: 'action',
        label: 'Button',
        isRequired: true,
        first: { words: 'Get a Free Quote', address: '/quote' },
      }),
      linkTo({
        name: 'second',
        label: 'Link beside the button',
        first: { words: 'Contact us', address: '/#contact' },
      }),
    ],
  });

const firstFigures = [
  { value: '90%', label: 'Cost Reduction', share: 90 },
  { value: '10x', label: 'Faster Delivery', share: 100 },
  { value: '100%', label: 'Satisfaction', share: 100 },
];

export const statsBlock = (): Block =>
  pageBlock({
    slug: 'stats',
    name: 'Figures',
    fields: [
      headingField('What is left of the bill, the wait and the doubt'),
      {
        name: 'stats',
        type: 'array',
        required: true,
        minRows: 2,
        maxRows: 3,
        labels: { singular: 'Figure', plural: 'Figures' },
        defaultValue: firstFigures,
        admin: {
          initCollapsed: true,
          description:
            'Two or three. What a figure rests on stands under Claims: list this page’s address there.',
          components: {
            RowLabel: {
              path: '/src/panel/blocks/block-label#RowWords',
              clientProps: { says: 'value' },
            },
          },
        },
        fields: [figureFields({ defaultValue: 50 })],
      },
    ],
  });

const choosesMade = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'form' in part && part.form === customForm.name;

const ifMade: Condition = (_, part: unknown) => choosesMade(part);
const ifWritten: Condition = (_, part: unknown) => !choosesMade(part);

export const formBlock = (): Block =>
  pageBlock({
    slug: 'form',
    name: 'Form',
    plural: 'Forms',
    fields: [
      {
        name: 'form',
        type: 'radio',
        required: true,
        defaultValue: formList[0].name,
        options: formList.map(({ name, isMade, staff }) => ({
          label: isMade ? 'One that you made' : staff.title,
          value: name,
        })),
        admin: {
          description: 'What people send arrives in the inbox, as from the site’s own pages.',
        },
      },
      {
        name: 'made',
        type: 'relationship',
        relationTo: 'custom-forms',
        label: 'Which one',
        maxDepth: 0,
        validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
          !choosesMade(siblingData) || Boolean(value) || 'Choose a form.',
        admin: { description: 'It is shown once it is published.', condition: ifMade },
      },
      {
        ...line('ownHeading', 80, { label: 'Heading', isOptional: true }),
        admin: { description: 'Empty: the title of the form.', condition: ifMade },
      },
      {
        ...paragraph('ownIntro', 200, { label: 'Introduction', isOptional: true }),
        admin: { description: 'Empty: that of the form.', condition: ifMade },
      },
      {
        // They come with the part, and speak of the site’s own forms.
        type: 'collapsible',
        label: 'Words of the part',
        admin: { condition: ifWritten },
        fields: [
          labelField('Contact'),
          headingField('Tell us which tools you use today'),
          introField('List your tools, or describe a bad Monday. An engineer reads every message.'),
          line('privacyNote', 160, {
            defaultValue: 'We use these details to answer you.',
            description: 'Beside the button; a link to the privacy page follows it.',
          }),
        ],
      },
    ],
  });
