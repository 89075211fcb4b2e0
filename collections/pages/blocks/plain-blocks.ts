import type { Block, Condition } from 'payload';

import { customForm, formList } from '@/forms';

import { figureFields } from '../../fields/figure';
import { line, paragraph } from '../../fields/lines';
import { linkTo } from '../../fields/link-to';
import { pickedFromList } from '../../fields/picked-from-list';
import { headingField, introField, labelField, pageBlock, rowWords } from './block';
import { oneParagraph } from './first-text';

const firstWords =
  'Your staff type the same order into several tools. We sit beside them, write down what they do and build the screen that they need.';

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

/** Its tools are those of the home page: a section that a visitor drew has one address. */
export const ownSectionBlock = (): Block =>
  pageBlock({
    slug: 'ownSection',
    name: 'A visitor’s own section',
    plural: 'Visitors’ own sections',
    fields: [
      {
        ...headingField('What do your tools cost?'),
        admin: {
          description:
            'Visitors tick the tools that they pay for, and the ground is drawn anew. The tools stand on the home page under Advantage; without any there, this part is not shown.',
        },
      },
      {
        ...introField(
          'Tick your tools and type what each costs. Your own section shows the total, and what could go. We store nothing unless you send it to us.',
        ),
        maxLength: 260,
      },
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
    name: 'Figures with bars, of your own',
    fields: [
      headingField('Less cost, less waiting, fewer doubts'),
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
          components: rowWords('value'),
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
        admin: {
          ...pickedFromList,
          description: 'It is shown once it is published.',
          condition: ifMade,
        },
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
