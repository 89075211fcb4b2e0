import type { Tab } from 'payload';

import { confirmationFields } from './confirmation-fields';
import { recipientFields } from './recipient-fields';
import { thanksFields } from './thanks-fields';
import { webhookFields } from './webhook-fields';

/** What follows when somebody has sent the form. */
export const thenTab: Tab = {
  label: 'What happens then',
  fields: [
    { type: 'collapsible', label: 'Page after sending', fields: thanksFields },
    { type: 'collapsible', label: 'Mail to the sender', fields: confirmationFields },
    { type: 'collapsible', label: 'Mail to us', fields: recipientFields },
    { type: 'collapsible', label: 'Webhook', fields: webhookFields },
  ],
};
