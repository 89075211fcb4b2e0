import type { Block } from 'payload';

import { formList } from '@/forms';

import { pageBlock } from './block';
import { headingField, introField, labelField } from './heading-fields';
import { line } from '../../fields/lines';

export const formBlock = (): Block =>
  pageBlock({
    slug: 'form',
    name: 'Form',
    plural: 'Forms',
    type: 'FormBlock',
    says: 'heading',
    fields: [
      {
        name: 'form',
        type: 'radio',
        required: true,
        defaultValue: formList[0].name,
        options: formList.map(({ name, staff }) => ({ label: staff.title, value: name })),
        admin: {
          description: 'What people send arrives in the inbox, as from the site’s own pages.',
        },
      },
      labelField('Contact'),
      headingField('Tell us which tools you use today'),
      introField('List the tools, or just describe a bad Monday. An engineer reads every message.'),
      line('privacyNote', 160, {
        defaultValue: 'We use these details to answer you.',
        description: 'Beside the button; a link to the privacy page follows it.',
      }),
    ],
  });
