import type { BrowserEvent } from '@/submissions/records/push/subscriptions-table';

import { ownNotices } from '../own-notices';

type Mailed = (typeof ownNotices)[number]['name'];

const isEvent = (name: Mailed): name is Exclude<Mailed, 'digest'> => name !== 'digest';

/** What a browser can tell of, and what the account page calls it. */
export const pushChoices: readonly { readonly name: BrowserEvent; readonly label: string }[] = [
  { name: 'enquiry', label: 'Something new comes in' },
  ...ownNotices.flatMap(({ name, label }) => (isEvent(name) ? [{ name, label }] : [])),
];
