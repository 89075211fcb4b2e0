import {
  forms,
  priorities,
  statuses,
  type FormDefinition,
  type Priority,
  type Status,
} from '@/forms';
import type { FirstReply } from '@/submissions/records/figures/first-replies';

import type { Colleague } from '../submission/colleagues';

type Form = Pick<FormDefinition, 'name'>;

const titleOf = ({ name }: Form): string => `${forms[name].staff.title} Submissions`;

/** Without a number when it is not known. */
export const tabLabel = (form: Form, count: number | null): string =>
  count === null ? titleOf(form) : `${titleOf(form)} (${count})`;

export const noSubmissions = (form: Form): string => `No ${titleOf(form).toLowerCase()} yet`;

/** `23 found`; beyond what is counted, at least that many. */
export const foundWords = (found: number, mostCounted: number): string =>
  found > mostCounted ? `More than ${mostCounted} found` : `${found} found`;

interface OtherList {
  readonly form: Form;
  readonly queue: string | null;
  readonly isTrash: boolean;
}

/** `3 in Quote Submissions`, `1 in Quote Submissions, in the trash`, `3 in all`, `1 in the trash` */
export function elsewhereWords(
  { form, queue, isTrash }: OtherList,
  found: number,
  mostCounted: number,
): string {
  const places = [
    ...(queue && isTrash ? [] : [`in ${queue ? 'all' : titleOf(form)}`]),
    ...(isTrash ? ['in the trash'] : []),
  ];
  return `${found > mostCounted ? `More than ${mostCounted}` : found} ${places.join(', ')}`;
}

/** How first replies stand against the promise. */
export const firstReplyLabels: Record<FirstReply, string> = {
  'in-time': 'Answered in time',
  late: 'Answered late',
  overdue: 'Overdue, never answered',
  rest: 'Not due yet, or closed unanswered',
  any: 'All that count against the promise',
};

export const statusLabel = (status: Status): string =>
  statuses.find(({ value }) => value === status)?.label ?? status;

export const priorityLabel = (priority: Priority): string =>
  priorities.find(({ value }) => value === priority)?.label ?? priority;

export const nameAmong = (colleagues: readonly Colleague[], id: string | null): string =>
  colleagues.find((each) => each.id === id)?.name ?? 'A former colleague';

/** Of whom a submission is assigned to. */
export const assigneeName = (colleagues: readonly Colleague[], assignee: string | null): string =>
  assignee === null ? 'Nobody' : nameAmong(colleagues, assignee);

/** `no notes`, `1 note`, `3 notes`. */
export const countWords = (count: number, thing: string): string =>
  `${count === 0 ? 'no' : count} ${thing}${count === 1 ? '' : 's'}`;

/** Of these an undo knows the key of the change. */
export const opportunityDeeds = [
  'opportunity-made',
  'opportunity-moved',
  'opportunity-changed',
  'opportunity-won',
  'opportunity-lost',
  'opportunity-removed',
] as const;

export const isOpportunityDeed = (done: string): done is (typeof opportunityDeeds)[number] =>
  opportunityDeeds.some((each) => each === done);

/** What was done about a person or a company: of these an undo knows the key of the change. */
export const contactDeeds = [
  'contact-added',
  'contact-corrected',
  'contact-removed',
  'contact-moved',
  'contact-merged',
  'contact-taken-apart',
] as const;

export type ContactDeedDone = (typeof contactDeeds)[number];

export const isContactDeed = (done: string): done is ContactDeedDone =>
  contactDeeds.some((each) => each === done);

/** What was done to submissions, or about people, as an undo knows it. */
export const deeds = [
  ...statuses.map(({ value }) => value),
  ...(['trash', 'restore', 'read', 'unread', 'snoozed', 'woken', 'assigned', 'not-spam'] as const),
  ...(['tagged', 'untagged', 'prioritised', 'sent'] as const),
  ...opportunityDeeds,
  ...contactDeeds,
];

export type Deed = (typeof deeds)[number];

const doneWords: Record<Exclude<Deed, 'sent' | ContactDeedDone>, string> = {
  new: 'marked as new',
  'in-progress': 'marked as in progress',
  replied: 'marked as replied',
  archived: 'archived',
  spam: 'marked as spam',
  trash: 'moved to trash',
  restore: 'restored',
  read: 'marked as read',
  unread: 'marked as unread',
  snoozed: 'snoozed',
  woken: 'woken',
  assigned: 'assigned',
  'not-spam': 'marked as not spam',
  tagged: 'tagged',
  untagged: 'without the tag',
  prioritised: 'given another priority',
  'opportunity-made': 'made an opportunity',
  'opportunity-moved': 'moved in the pipeline',
  'opportunity-changed': 'changed in the pipeline',
  'opportunity-won': 'won',
  'opportunity-lost': 'lost',
  'opportunity-removed': 'taken out of the pipeline',
};

const contactSentences: Record<ContactDeedDone, (name: string) => string> = {
  'contact-added': (name) => `Added to ${name}.`,
  'contact-corrected': (name) => `Corrected at ${name}.`,
  'contact-removed': (name) => `Removed from ${name}.`,
  'contact-moved': (name) => `The company of ${name} was changed.`,
  'contact-merged': (name) => `Merged: ${name}.`,
  'contact-taken-apart': (name) => `Taken apart from ${name}.`,
};

/** `Ada Okafor archived.`, `Ada Okafor and Tom Whitlock archived.`, `Ada Okafor and 4 more archived.` */
export function doneSentence(done: Deed, count: number, names: readonly string[]): string {
  const [first, second] = names;
  if (done === 'sent') return `The reply to ${first ?? 'them'} is about to go out.`;
  if (isContactDeed(done)) return contactSentences[done](first ?? 'them');
  if (first === undefined) return `${countWords(count, 'submission')} ${doneWords[done]}.`;
  const others = count === 2 ? second : `${count - 1} more`;
  const whom = count === 1 || others === undefined ? first : `${first} and ${others}`;
  return `${whom} ${doneWords[done]}.`;
}

/** The same once it is undone: what stands in a bar would say of a reply that it goes out. */
export const undoneSentence = (done: Deed, sentence: string, [first]: readonly string[]): string =>
  done === 'sent' ? `The reply to ${first ?? 'them'} was taken back.` : sentence;
