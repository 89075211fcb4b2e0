import { statuses, type Status } from '@/forms';

import { queues, type Queue } from './queue/queues';

/** What `is:` asks for, by the word behind it. */
export type SearchState =
  | { readonly status: Status }
  | { readonly queue: Queue }
  | { readonly fact: (typeof facts)[number] };

/** Of a submission in whatever list it stands, unlike the lists of work of that name. */
const facts = [
  ...(['mine', 'assigned', 'unassigned'] as const),
  ...(['unread', 'read', 'answered', 'trash'] as const),
] as const;

const otherNames: Record<string, SearchState> = {
  waiting: { queue: 'waiting-for-us' },
  watched: { queue: 'watching' },
  mentioned: { queue: 'mentions' },
  trashed: { fact: 'trash' },
};

/** Null for a word that nothing is called. */
export function searchState(word: string): SearchState | null {
  const fact = facts.find((each) => each === word);
  const queue = queues.find(({ value }) => value === word)?.value;
  const status = statuses.find(({ value }) => value === word)?.value;
  if (fact) return { fact };
  if (queue) return { queue };
  if (status) return { status };
  return Object.hasOwn(otherNames, word) ? (otherNames[word] ?? null) : null;
}

/** Those that are worth naming to somebody who typed another. */
export const usualStates = [
  ...['open', 'done', 'archived', 'spam', 'unread', 'answered', 'snoozed', 'overdue'],
  ...['waiting-for-us', 'waiting-for-them', 'not-delivered', 'set-aside'],
  ...['mine', 'watching', 'mentions', 'assigned', 'unassigned', 'trash'],
];
