import type { Field } from 'payload';

/** What becomes of mail that belongs to no thread. */
export const incomingMailFields: Field[] = [
  {
    name: 'enquiriesFromMail',
    type: 'checkbox',
    label: 'Make an enquiry of each mail from somebody unknown',
    required: true,
    defaultValue: false,
    admin: {
      description:
        'Off: it waits under “Unmatched mail” until somebody says where it belongs. On: what a person wrote, of whom nothing is kept yet, comes in as a contact message does, and we are told of it. What looks like spam, came by a list, or was written by a program waits all the same. No mail goes back by itself.',
    },
  },
];
