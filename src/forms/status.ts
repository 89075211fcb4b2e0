/** How far the work on a submission is; the first is where each begins. */
export const statuses = [
  { value: 'new', label: 'New' },
  { value: 'in-progress', label: 'In progress' },
  { value: 'replied', label: 'Replied' },
  { value: 'archived', label: 'Archived' },
  { value: 'spam', label: 'Spam' },
] as const;

export type Status = (typeof statuses)[number]['value'];

/** Nobody has answered yet, and somebody should. */
export const openStatuses: readonly Status[] = ['new', 'in-progress'];

/** What nobody has closed: what was answered and can still be answered back. */
export const livingStatuses: readonly Status[] = [...openStatuses, 'replied'];
