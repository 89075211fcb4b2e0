import type {
  CheckboxFieldValidation,
  Field,
  GlobalAfterChangeHook,
  GlobalConfig,
  TextFieldSingleValidation,
} from 'payload';
import { z } from 'zod';

import { place } from '~/site.config';
import { formList } from '@/forms';

import { having, hiddenWithout } from '../collections/access';
import { endSessionsWithout, getSecondFactor } from '@/accounts/second-factor';

import { fieldsOfFeature } from '../collections/put-away';
import { currentPasswordField } from '../collections/hooks/ask-current-password';

import { askBeforeRequiringNone, isRequiring, setPasswordAside } from './ask-current-password';
import { incomingMailFields } from './incoming-mail-fields';
import { mcpFields } from './mcp-fields';
import { replyFields } from './reply-fields';
import { spamFields } from './spam-fields';
import { staffNoticeFields } from './staff-notice-fields';

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

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

const isTime: TextFieldSingleValidation = (value) =>
  timeOfDay.test(value ?? '') || 'Write it as in 09:00.';

const endsLater: TextFieldSingleValidation = (value, { siblingData }) => {
  const { data } = z.object({ workdayBegins: z.string() }).safeParse(siblingData);
  if (!timeOfDay.test(value ?? '')) return 'Write it as in 17:00.';
  return !data || data.workdayBegins < (value ?? '') || 'The day must end after it begins.';
};

const time = (
  name: string,
  label: string,
  defaultValue: string,
  validate: TextFieldSingleValidation,
): Field => ({
  name,
  label,
  type: 'text',
  required: true,
  maxLength: 5,
  defaultValue,
  validate,
});

const replyHours = (name: string, label: string, description: string): Field => ({
  name,
  label,
  type: 'number',
  required: true,
  defaultValue: 8,
  min: 1,
  max: 400,
  admin: { description, step: 1 },
});

/** Somebody who requires a second factor of everybody must have one, to be able to sign in. */
const notWithoutOwn: CheckboxFieldValidation = async (required, { req }) => {
  if (!required || !req.user || (await getSecondFactor(req.user.id))) return true;
  return 'Set up a second factor for your own account first, at /admin/account.';
};

const endOldSessions: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (isRequiring(doc) && !isRequiring(previousDoc)) await endSessionsWithout(req);
};

/** How submissions are answered and kept, and how people sign in. Who reads submissions sees it. */
export const inboxSettings: GlobalConfig = {
  slug: 'inbox-settings',
  label: 'Inbox settings',
  versions: false,
  access: { read: having('read'), update: having('settings') },
  admin: {
    group: 'Settings',
    hidden: hiddenWithout('settings'),
    description:
      'When answers are due and what they begin with, who is told of what comes in, what is set aside as spam, how long submissions are kept, and how people sign in.',
  },
  hooks: {
    beforeOperation: [setPasswordAside],
    beforeChange: [askBeforeRequiringNone],
    afterChange: [endOldSessions],
  },
  fields: [
    time('workdayBegins', `The working day begins (${place.clock})`, place.workday.begins, isTime),
    time('workdayEnds', 'The working day ends', place.workday.ends, endsLater),
    ...formList.map(({ name, staff: { many, settings } }) =>
      replyHours(
        `${name}ReplyHours`,
        `Answer ${many} within so many working hours`,
        settings.replyHours,
      ),
    ),
    ...fieldsOfFeature('retention', [
      ...formList.map(({ name, staff: { many, settings } }) =>
        days(`${name}Days`, `Keep ${many}, in days`, 730, settings.days),
      ),
      days('trashDays', 'Keep the trash, in days', 30, 'Then they are erased for good.'),
    ]),
    ...spamFields,
    ...fieldsOfFeature('replies', replyFields),
    ...fieldsOfFeature('incoming-mail', incomingMailFields),
    ...fieldsOfFeature('staff-notices', staffNoticeFields),
    ...fieldsOfFeature('mcp', mcpFields),
    {
      name: 'requireSecondFactor',
      label: 'Require a second factor',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      access: { update: having('users') },
      validate: notWithoutOwn,
      admin: {
        description:
          'Staff and marketers then need a code from an app to sign in, here and in the inbox. Who has none yet is signed out, and sets it up at the next sign-in.',
      },
    },
    {
      name: currentPasswordField,
      type: 'text',
      virtual: true,
      admin: {
        components: { Field: '/src/panel/current-password#CurrentPasswordToRequireNone' },
      },
    },
  ],
};
