/** The lists of work: each goes across all forms. In the order in which they stand. */
export const queues = [
  { value: 'open', label: 'Open', empty: 'Nothing is open. All is done.' },
  {
    value: 'waiting-for-us',
    label: 'Waiting for us',
    empty: 'Nobody waits for an answer of ours.',
  },
  {
    value: 'waiting-for-them',
    label: 'Waiting for them',
    empty: 'We wait for nobody’s answer.',
  },
  { value: 'mine', label: 'Mine', empty: 'Nothing open is assigned to you.' },
  { value: 'watching', label: 'Watching', empty: 'You watch nothing. Watch a submission in it.' },
  { value: 'mentions', label: 'Mentions', empty: 'No note has named you yet.' },
  { value: 'unassigned', label: 'Unassigned', empty: 'All that is open is assigned to somebody.' },
  { value: 'overdue', label: 'Overdue', empty: 'Nothing is overdue.' },
  { value: 'snoozed', label: 'Snoozed', empty: 'Nothing is snoozed.' },
  { value: 'set-aside', label: 'Set aside', empty: 'Nothing is set aside.' },
  { value: 'not-delivered', label: 'Not delivered', empty: 'All that we sent has arrived.' },
  { value: 'done', label: 'Done', empty: 'Nothing is done yet.' },
  { value: 'all', label: 'All', empty: 'Nothing has come in yet.' },
] as const;

export type Queue = (typeof queues)[number]['value'];

/** What an empty list says. */
export const emptyQueue = (queue: Queue): string =>
  queues.find(({ value }) => value === queue)?.empty ?? '';

export const queueLabel = (queue: Queue): string =>
  queues.find(({ value }) => value === queue)?.label ?? '';
