import type { CollectionConfig } from 'payload';

import { having, hiddenWithout, knownAccounts, ownAccount, signedIn } from './access';
import { isAddress } from '@/platform/email-address';
import { isSecure } from '@/env';
import { capital } from '@/ui/capital';
import { firstUserPath } from '@/platform/payload/own-routes';
import { roleNames, roles } from '@/accounts/rights';
import { removeSecondFactor } from '@/accounts/second-factor';
import { forgetViewsOf } from '@/submissions/records/views/saved-views';

import { forgottenPassword } from './endpoints/forgotten-password';
import { isBookingLink, longestAddress } from './fields/booking-link';
import { seenFormFields } from './fields/seen-forms';
import { seesValuesFields } from './fields/sees-values';
import { line } from './fields/lines';
import { askCurrentPassword, currentPasswordField } from './hooks/ask-current-password';
import { askSecondFactor, showRecoveryCodes } from './hooks/ask-second-factor';
import { explainDeadLinks } from './hooks/tell-errors';
import { guardSignIn } from './hooks/guard-sign-in';
import { keepAnAdmin, keepLastAdmin } from './hooks/keep-an-admin';
import { endSessionsOfFormerRights } from './hooks/end-sessions-of-rights';
import { keepPasswordOfReset, refuseWeakPasswords } from './hooks/refuse-weak-passwords';
import { refuseEditors } from './hooks/refuse-editors';
import { showRefusal } from './hooks/sign-in-refusal';
import { forgetWrongPasswords, openForAll, rememberDevice } from './hooks/welcome';

const hour = 60 * 60;

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'User', plural: 'Users' },
  versions: false,
  access: {
    read: knownAccounts,
    create: having('users'),
    update: ownAccount,
    delete: having('users'),
    unlock: having('users'),
    // Whoever reads and answers alone finds nothing there but their own account.
    admin: signedIn,
  },
  auth: {
    tokenExpiration: 2 * hour,
    // Payload would lock an account for everybody. Who tries is counted in hooks/guard-sign-in.ts;
    // this keeps the route and the button that unlock.
    maxLoginAttempts: 1_000_000_000,
    // The cookie is the session; a token in a response body could only leak.
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Strict', secure: isSecure },
  },
  hooks: {
    beforeOperation: [guardSignIn, askCurrentPassword, keepPasswordOfReset],
    beforeValidate: [refuseWeakPasswords],
    beforeChange: [keepAnAdmin],
    afterChange: [endSessionsOfFormerRights],
    beforeLogin: [forgetWrongPasswords, refuseEditors, askSecondFactor, rememberDevice],
    afterOperation: [showRecoveryCodes, openForAll],
    afterError: [explainDeadLinks, showRefusal],
    // Not after: the database then holds their rows for this transaction.
    beforeDelete: [keepLastAdmin, ({ id }) => forgetViewsOf(String(id))],
    afterDelete: [
      ({ id, req }) => removeSecondFactor(String(id), req.user, 'gone with the account'),
    ],
  },
  endpoints: [
    forgottenPassword,
    // On an empty database Payload lets anybody make the first admin, several at once even
    // (measured with 3.90.2). The seed makes the accounts; this route answers before Payload's.
    {
      path: firstUserPath,
      method: 'post',
      handler: () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 }),
    },
  ],
  admin: {
    group: 'Settings',
    useAsTitle: 'email',
    defaultColumns: ['name', 'email', 'role'],
    hidden: hiddenWithout('users'),
    description:
      'Staff (admin, lead, agent, reader) are at home at /admin; marketers (editor) change content here.',
  },
  fields: [
    line('name', 120),
    // Payload’s own, with our rule; its form in the panel still knows the older one.
    { name: 'email', type: 'email', required: true, validate: isAddress },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      access: { create: having('users'), update: having('users') },
      options: roleNames.map((value) => ({
        label: `${capital(value)}: ${roles[value].sentence}`,
        value,
      })),
      admin: {
        isClearable: false,
        description: 'Whoever gets another role is signed out, and signs in again with it.',
      },
    },
    ...seenFormFields,
    ...seesValuesFields,
    // What a mail of ours tells them; staff choose at /admin/account (src/inbox/account).
    {
      name: 'notices',
      type: 'group',
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
      fields: (['assignment', 'mention', 'answered', 'watched', 'digest'] as const).map((name) => ({
        name,
        type: 'checkbox',
        defaultValue: true,
      })),
    },
    // What nobody has becomes theirs by a reply of theirs; chosen at the same place.
    {
      name: 'takesByReply',
      type: 'checkbox',
      defaultValue: true,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    // It ends their replies.
    {
      name: 'signature',
      type: 'textarea',
      maxLength: 400,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    // Where calls with them are booked, in a tool of their own.
    {
      name: 'bookingLink',
      type: 'text',
      maxLength: longestAddress,
      validate: isBookingLink,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    {
      name: currentPasswordField,
      type: 'text',
      virtual: true,
      admin: {
        condition: (_data, _siblings, { operation }) => operation === 'update',
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
        components: { Field: '/src/panel/current-password#CurrentPassword' },
      },
    },
    {
      name: 'secondFactor',
      type: 'ui',
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: { Field: '/src/panel/second-factor#SecondFactorLink' },
      },
    },
  ],
};
