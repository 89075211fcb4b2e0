import {
  formList,
  forms,
  priorities,
  statuses,
  type FormDefinition,
  type Option,
  type FormName,
} from '@/forms';

import { firstReplies } from '@/submissions/records/figures/first-replies';
import { parseTag } from '@/submissions/records/tags/tag-text';

import { queues, type Queue } from './queue/queues';
import {
  notKnown,
  shows,
  type Cursor,
  type SubmissionQuery,
  type SubmissionSort,
} from './submission-query';

/** What the inbox shows; all of it stands in the address, so that a view can be shared. */
export interface InboxView extends SubmissionQuery {
  /** Where the page stands: the first one, the one after a row, or the one before it. */
  readonly page: { readonly after: Cursor } | { readonly before: Cursor } | null;
  /** The id of the open submission. */
  readonly open: string | null;
  /** How many mails of its thread are shown beside the newest. */
  readonly earlier: number;
  /** Whether it has the page for itself, without the list beside it. */
  readonly full: boolean;
}

const newestFirst: SubmissionSort = { column: 'submittedAt', descending: true };
const lastWordFirst: SubmissionSort = { column: 'lastWord', descending: true };

/** A table begins with what came last, a list of work with what last had a word. */
const usualSort = (queue: Queue | null): SubmissionSort => (queue ? lastWordFirst : newestFirst);

/** The orders, by their names in the address. */
export const sorts: readonly (Option & SubmissionSort)[] = [
  { value: 'newest', label: 'Newest first', ...newestFirst },
  { value: 'oldest', label: 'Oldest first', column: 'submittedAt', descending: false },
  { value: 'last-word', label: 'Last word first', ...lastWordFirst },
  { value: 'first-word', label: 'Longest without a word', column: 'lastWord', descending: false },
  { value: 'name', label: 'Name, A to Z', column: 'name', descending: false },
  { value: '-name', label: 'Name, Z to A', column: 'name', descending: true },
  { value: 'email', label: 'Email, A to Z', column: 'email', descending: false },
  { value: '-email', label: 'Email, Z to A', column: 'email', descending: true },
];

/** Where a form may leave the address out, nothing is ordered by it. */
export const sortsOf = (form: FormDefinition) =>
  form.isMade ? sorts.filter(({ column }) => column !== 'email') : sorts;

/** The orders of a view: the usual one, and the others. */
export function ordersOf({ form, queue }: Pick<InboxView, 'form' | 'queue'>) {
  const all = queue ? sorts.filter(({ column }) => isOfTime(column)) : sortsOf(form);
  const isUsual = (each: SubmissionSort) => isSame(each, usualSort(queue));
  return { usual: all.find(isUsual)?.label ?? '', others: all.filter((each) => !isUsual(each)) };
}

/** A form's first page, with nothing set. */
export const plainView = (form: FormDefinition): InboxView => ({
  form,
  made: null,
  queue: null,
  search: null,
  status: null,
  show: null,
  firstReply: null,
  assignee: null,
  tag: null,
  priority: null,
  quarantined: null,
  landing: null,
  source: null,
  from: null,
  to: null,
  choices: {},
  answers: {},
  sort: newestFirst,
  page: null,
  open: null,
  earlier: 0,
  full: false,
});

/** A list of work, with nothing set. */
export const queueView = (queue: Queue): InboxView => ({
  ...plainView(formList[0]),
  ...{ queue, sort: usualSort(queue) },
});

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type SearchParams = Record<string, string | string[] | undefined>;

/** Reads an address that anybody may have typed: what makes no sense counts as absent. */
export function parseView(params: SearchParams): InboxView {
  const text = (name: string): string | null => {
    const value = params[name];
    return typeof value === 'string' ? readable(value) : null;
  };
  const form = formList.find(({ name }) => name === text('tab')) ?? formList[0];
  const queue = queues.find(({ value }) => value === text('view'))?.value ?? null;
  // Of the forms that editors make, one; also one that is gone.
  const made = form.isMade && !queue && uuid.test(text('formId') ?? '') ? text('formId') : null;
  const sort = sortOfName(text('sort'), queue, form);
  const after = parseCursor(text('after'), sort);
  const before = parseCursor(text('before'), sort);
  const assignee = text('assignee');
  const quarantined = text('quarantined');
  return {
    ...{ form, made, queue },
    search: text('q'),
    status: statuses.find(({ value }) => value === text('status'))?.value ?? null,
    show: (!queue && shows.find(({ value }) => value === text('show'))?.value) || null,
    firstReply: (!queue && firstReplies.find((each) => each === text('reply'))) || null,
    assignee: assignee === 'nobody' || (assignee && uuid.test(assignee)) ? assignee : null,
    tag: parseTag(text('tag') ?? ''),
    priority: priorities.find(({ value }) => value === text('priority'))?.value ?? null,
    quarantined: queue ? null : quarantined === 'yes' ? true : quarantined === 'no' ? false : null,
    landing: text('landing'),
    source: text('source')?.toLowerCase() ?? null,
    from: parseDay(text('from')),
    to: parseDay(text('to')),
    choices: queue ? {} : parseChoices(form, text),
    answers: made === null ? {} : parseAnswers(Object.keys(params), text),
    sort,
    page: after ? { after } : before ? { before } : null,
    open: uuid.test(text('open') ?? '') ? text('open') : null,
    earlier: /^\d{1,4}$/.test(text('earlier') ?? '') ? Number(text('earlier')) : 0,
    full: text('full') === '1',
  };
}

/** The address of a view; what is the default is left out. */
export function viewAddress(view: InboxView): string {
  const { form, page, open, earlier, full } = view;
  const params = new URLSearchParams(viewParams(view));
  if (form.name !== formList[0].name) params.set('tab', form.name);
  if (page && 'after' in page) params.set('after', cursorText(page.after));
  if (page && 'before' in page) params.set('before', cursorText(page.before));
  if (open) params.set('open', open);
  if (open && earlier > 0) params.set('earlier', String(earlier));
  if (open && full) params.set('full', '1');
  return params.size > 0 ? `/admin?${params.toString()}` : '/admin';
}

/** Where all that a view finds can be changed at once. */
export const wholeAddress = (view: InboxView): string =>
  viewAddress({ ...viewWith(view, null), page: null }).replace(/^\/admin/, '/admin/whole-search');

/** What narrows and orders the view: the part of the address that an export shares. */
function viewParams(view: SubmissionQuery): [string, string][] {
  const { queue, search, status, show, firstReply, assignee, quarantined } = view;
  const { made, landing, source, from, to, choices, answers, tag, priority } = view;
  const params: [string, string | null][] = [
    ['view', queue],
    ['formId', made],
    ['q', search],
    ['status', status],
    ['show', show],
    ['reply', firstReply],
    ['assignee', assignee],
    ['tag', tag],
    ['priority', priority],
    ['quarantined', quarantined === null ? null : quarantined ? 'yes' : 'no'],
    ['landing', landing],
    ['source', source],
    ['from', from],
    ['to', to],
    ...Object.entries(choices),
    ...Object.entries(answers),
    ['sort', sortName(view)],
  ];
  return params.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}

/** What says which table or list of work it is, and in which order. */
const whole: readonly string[] = ['view', 'formId', 'sort'];

/** Whether the view leaves out submissions of its table or of its list of work. */
export const isNarrowed = (view: SubmissionQuery): boolean =>
  viewParams(view).some(([name]) => !whole.includes(name));

/** The same with another submission open, or with none. */
export const viewWith = (
  view: InboxView,
  opened: { form: FormName; id: string } | null,
): InboxView => ({
  ...view,
  form: view.queue ? forms[opened?.form ?? formList[0].name] : view.form,
  open: opened?.id ?? null,
  earlier: opened?.id === view.open ? view.earlier : 0,
  full: opened !== null && view.full,
});

/** The same without what narrows it. */
export const wholeView = ({ form, made, queue }: InboxView): InboxView =>
  queue ? queueView(queue) : { ...plainView(form), made };

/** How a sort is called in the address; the usual one is not named. */
export const sortName = ({ queue, sort }: Pick<SubmissionQuery, 'queue' | 'sort'>): string | null =>
  isSame(sort, usualSort(queue)) ? null : (sorts.find((each) => isSame(each, sort))?.value ?? null);

const isSame = (one: SubmissionSort, other: SubmissionSort): boolean =>
  one.column === other.column && one.descending === other.descending;

/** A list of work is in an order of time, which alone is the same for all forms. */
function sortOfName(
  name: string | null,
  queue: Queue | null,
  form: FormDefinition,
): SubmissionSort {
  const named = sortsOf(form).find(({ value }) => value === name);
  if (!named || (queue && !isOfTime(named.column))) return usualSort(queue);
  return { column: named.column, descending: named.descending };
}

/** Of all forms alike. */
export const isOfTime = (column: SubmissionSort['column']): column is 'submittedAt' | 'lastWord' =>
  column === 'submittedAt' || column === 'lastWord';

/**
 * Without control characters, which PostgreSQL refuses; null where it is longer than anybody types.
 */
function readable(value: string): string | null {
  const text = value.replace(/\p{Cc}/gu, ' ').trim();
  return text === '' || text.length > 300 ? null : text;
}

/** `2026-11-20`, when there is such a day. */
function parseDay(text: string | null): string | null {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return null;
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

function parseChoices(
  form: FormDefinition,
  text: (name: string) => string | null,
): Record<string, string> {
  const chosen = form.fields.flatMap((field) => {
    if (field.kind !== 'choice') return [];
    const wanted = text(field.name);
    const isKnown = wanted === notKnown || field.options.some(({ value }) => value === wanted);
    return wanted !== null && isKnown ? [[field.name, wanted] as const] : [];
  });
  return Object.fromEntries(chosen);
}

const questionKey = /^q[0-9a-f]{10}$/;
const mostAnswers = 10;

/** Which questions there are the database alone knows: a strange one finds nothing. */
const parseAnswers = (
  names: readonly string[],
  text: (name: string) => string | null,
): Record<string, string> =>
  Object.fromEntries(
    names
      .filter((name) => questionKey.test(name))
      .flatMap((name) => {
        const answer = text(name);
        return answer === null ? [] : [[name, answer] as const];
      })
      .slice(0, mostAnswers),
  );

/** The id stands first: it has no `_`, which a name may have. */
const cursorText = ({ value, id }: Cursor): string => `${id}_${value}`;

function parseCursor(text: string | null, { column }: SubmissionSort): Cursor | null {
  const [id = '', ...rest] = text?.split('_') ?? [];
  const value = rest.join('_');
  if (!uuid.test(id) || value === '') return null;
  return isOfTime(column) && !isInstant(value) ? null : { id, value };
}

const isInstant = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text));
