import type { CollapsibleField, Tab } from 'payload';

import { hiddenWithout } from '../../access';

import { confirmationFields } from './confirmation-fields';
import { fileFields } from './file-fields';
import { optInFields } from './opt-in-fields';
import { recipientFields } from './recipient-fields';
import { thanksFields } from './thanks-fields';
import { webhookFields } from './webhook-fields';

/**
 * An editor would see an empty box: each field in it has its access. A condition also says what is
 * checked, so it holds for nobody but a person.
 */
const ofStaff: CollapsibleField['admin'] = {
  condition: (_, __, { user }) => !user || !hiddenWithout('forms')({ user }),
};

/** What follows when somebody has sent the form. */
export const thenTab: Tab = {
  label: 'What happens then',
  fields: [
    { type: 'collapsible', label: 'Page after sending', fields: thanksFields },
    { type: 'collapsible', label: 'Mail to the sender', fields: confirmationFields },
    { type: 'collapsible', label: 'A file to send', fields: fileFields },
    { type: 'collapsible', label: 'Newsletter', fields: optInFields },
    { type: 'collapsible', label: 'Mail to us', fields: recipientFields, admin: ofStaff },
    { type: 'collapsible', label: 'Webhook', fields: webhookFields, admin: ofStaff },
  ],
};
