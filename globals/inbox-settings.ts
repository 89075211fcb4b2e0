import type { Field, GlobalConfig } from 'payload';

import { admins, hiddenFromEditors } from '@/access';

const days = (name: string, label: string, defaultValue: number, description: string): Field => ({
  name,
  label,
  type: 'number',
  required: true,
  defaultValue,
  min: 1,
  max: 36_500,
  admin: { description, step: 1 },
});

/** How long submissions are kept. Staff alone see and change it. */
export const inboxSettings: GlobalConfig = {
  slug: 'inbox-settings',
  label: 'Inbox settings',
  access: { read: admins, update: admins },
  admin: {
    group: 'Settings',
    hidden: hiddenFromEditors,
    description: 'How long submissions are kept.',
  },
  fields: [
    days(
      'contactDays',
      'Keep contact messages, in days',
      730,
      'Then they go into the trash. The page “Data protection” of the inbox names them a week before.',
    ),
    days('quoteDays', 'Keep quote requests, in days', 730, 'Then they go into the trash.'),
    days('trashDays', 'Keep the trash, in days', 30, 'Then they are erased for good.'),
  ],
};
