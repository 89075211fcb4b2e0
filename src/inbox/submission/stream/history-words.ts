import { priorities, statuses } from '@/forms';
import { inWorkingHours } from '@/forms/reply-hours';
import type { HistoryEntry } from '@/submissions/records/history';

import { formatDate } from '../../frame/format-date';
import { nameAmong } from '../../list/words';
import type { Colleague } from '../colleagues';

/** What stands in the stream by itself, where it was written or came in. */
const shown: ReadonlySet<string> = new Set([
  'note',
  'reply written',
  'reply sent',
  'forward sent',
  'answer came in',
  'automatic answer came in',
  'reply was not delivered',
  'opportunity made',
  'opportunity moved',
  'opportunity changed',
  'opportunity taken away',
]);

/** What the audit log says in other words than people would. */
const plain: Readonly<Record<string, string>> = {
  'tag added': 'added a tag',
  'tag removed': 'removed a tag',
  'conversation begun': 'began the conversation',
  'forward written': 'forwarded it',
  'reply written by mail': 'answered from their mail program',
  'address corrected': 'corrected the address',
  'erasure asked for by its sender': 'notes that its sender asked to have everything erased',
  'withdrawn by its sender': 'closed it, since its sender withdrew it',
  'link to the page renewed': 'renewed the link to the sender’s page',
  'link to the page turned off': 'turned the sender’s page off',
  'link to the page turned on': 'turned the sender’s page on',
  'invitation accepted': 'accepted the invitation',
  'invitation accepted perhaps': 'said perhaps to the invitation',
  'invitation declined': 'declined the invitation',
  'draft shared': 'shared a draft',
  'template put into the draft': 'put a template into the shared draft',
  'draft taken over': 'took a draft over',
  'draft thrown away': 'threw a shared draft away',
  'reply taken back': 'took a reply back',
  'reply tried again': 'sent a reply again',
  'merged with another': 'merged it with another submission',
  'taken apart from another': 'took it apart from another submission',
  released: 'said that it is no spam',
  'released: taken back': 'took back that it is no spam',
  'made of an unmatched mail': 'made this enquiry of an unmatched mail',
  'unmatched mail put here': 'put an unmatched mail here',
  'watching: true': 'began to watch it',
  'watching: false': 'watches it no longer',
  'isUnread: true': 'marked it as unread',
  'snoozedUntil: null': 'woke it',
  'assignee: null': 'assigned it to nobody',
};

/** What somebody did, to stand after their name. Null for what says nothing more to a reader. */
export function historyWords(
  { action, detail }: HistoryEntry,
  colleagues: readonly Colleague[],
): string | null {
  if (action === 'trashed') return 'moved it to the trash';
  if (action === 'restored') return 'took it out of the trash';
  if (detail === null || detail === 'isUnread: false' || shown.has(detail)) return null;
  const said = plain[detail];
  if (said !== undefined) return said;
  const [what, value = ''] = detail.split(/: (.*)/s);
  if (what === 'assignee') return `assigned it to ${nameAmong(colleagues, value)}`;
  if (what === 'snoozedUntil') return `snoozed it until ${formatDate(value)}`;
  if (what === 'replyHours') return `gave it ${inWorkingHours(Number(value))} to be answered`;
  const priority =
    what === 'priority' ? priorities.find((each) => each.value === value) : undefined;
  if (priority) return `set the priority to ${priority.label}`;
  const status = what === 'status' ? statuses.find((each) => each.value === value) : undefined;
  return status ? `set the status to ${status.label}` : detail;
}
