import type { Tab } from 'payload';

import { confirmationFields } from './confirmation-fields';
import { fileFields } from './file-fields';
import { optInFields } from './opt-in-fields';
import { recipientFields } from './recipient-fields';
import { thanksFields } from './thanks-fields';
import { webhookFields } from './webhook-fields';

/** What follows when somebody has sent the form. */
export const thenTab: Tab = {
  label: 'What happens then',
  fields: [
    { type: 'collapsible', label: 'Page after sending', fields: thanksFields },
    { type: 'collapsible', label: 'Mail to the sender', fields: confirmationFields },
    { type: 'collapsible', label: 'A file to send', fields: fileFields },
    { type: 'collapsible', label: 'Newsletter', fields: optInFields },
    { type: 'collapsible', label: 'Mail to us', fields: recipientFields },
    { type: 'collapsible', label: 'Webhook', fields: webhookFields },
  ],
};
