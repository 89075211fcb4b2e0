import type { CollectionConfig } from 'payload';

import { contentAccess } from '../access';
import { line, paragraph } from '../fields/lines';
import { slugField } from '../fields/slug';
import { answerFields } from './answer-fields';
import { checkQuestions, mostQuestions } from './check-questions';
import { copyParts } from './copy-parts';
import { forgetParts } from './forget-parts';
import { keepKeys } from './keep-keys';
import { keepRights } from './keep-rights';
import { openingTab } from './opening-tab';
import { questionFields } from './question-fields';
import { thenTab } from './then';

/** Forms that editors make. What they are answered with is kept in `custom-submissions`. */
export const customForms: CollectionConfig = {
  slug: 'custom-forms',
  labels: { singular: 'Form', plural: 'Forms' },
  access: contentAccess,
  admin: {
    group: 'Pages',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    description:
      'Forms of your own, for an event, a download or a job. Each has a page of its own at /forms/, and can be a part of any page. What people send arrives in the inbox.',
  },
  hooks: {
    beforeValidate: [keepKeys],
    afterChange: [copyParts],
    beforeDelete: [keepRights],
    afterDelete: [forgetParts],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Form',
          fields: [
            {
              name: 'beginWith',
              type: 'ui',
              admin: {
                condition: ({ questions }) => !Array.isArray(questions) || questions.length === 0,
                disableListColumn: true,
                components: { Field: '/src/panel/forms/begin-with#BeginWith' },
              },
            },
            line('title', 80, 'The heading of its page, and its name in the inbox.'),
            paragraph('intro', 500, {
              isOptional: true,
              description: 'A few sentences under the title.',
            }),
            {
              name: 'questions',
              type: 'array',
              label: 'Questions',
              labels: { singular: 'Question', plural: 'Questions' },
              required: true,
              minRows: 1,
              // Payload's check is replaced by our own, and `collections/soundness` counts.
              maxRows: mostQuestions,
              validate: checkQuestions,
              admin: {
                initCollapsed: true,
                description: `In the order in which they are asked; drag to change it. At most ${mostQuestions}.`,
                components: { RowLabel: '/src/panel/blocks/block-label#QuestionLabel' },
              },
              fields: questionFields,
            },
          ],
        },
        { label: 'Answers', fields: answerFields },
        {
          label: 'Button and thanks',
          fields: [
            line('submit', 40, { label: 'Button', defaultValue: 'Send' }),
            line('thanksTitle', 80, { label: 'Thanks: heading', defaultValue: 'Thank you' }),
            paragraph('thanksText', 500, {
              label: 'Thanks: text',
              defaultValue: 'We have your answers.',
            }),
            line('privacyNote', 160, {
              defaultValue: 'We use these details to answer you.',
              description: 'Beside the button; a link to the privacy page follows it.',
            }),
          ],
        },
        thenTab,
        openingTab,
      ],
    },
    slugField('The last part of its address, after /forms/.'),
    {
      name: 'sendTest',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/src/panel/forms/send-test#SendTest' },
      },
    },
  ],
};
