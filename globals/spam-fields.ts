import type { Field, TextareaFieldValidation } from 'payload';
import { textarea } from 'payload/shared';

import { blockListProblem } from '@/submissions/spam/block-list';

const isBlockList: TextareaFieldValidation = (value, options) =>
  blockListProblem(value ?? '') ?? textarea(value, options);

/** What is set aside as suspicious, beside what the site learns from what staff mark. */
export const spamFields: Field[] = [
  {
    name: 'blockList',
    type: 'textarea',
    label: 'Block list',
    maxLength: 51_000,
    validate: isBlockList,
    admin: {
      rows: 6,
      description:
        'One a line: an email address, a host such as example.com (of addresses and of links, with all that is under it), or words. What meets one is kept under “Set aside” in the inbox, and nobody is told of it.',
    },
  },
  {
    name: 'mostLinks',
    type: 'number',
    label: 'Set aside what has more links than this',
    required: true,
    defaultValue: 5,
    min: 0,
    max: 1000,
    admin: { step: 1 },
  },
];
