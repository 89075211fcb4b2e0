import { ChevronRight } from 'lucide-react';
import Form from 'next/form';
import Link from 'next/link';

import { priorities, statuses } from '@/forms';
import { lineButton } from '@/ui/dense-controls';

import {
  isNarrowed,
  ordersOf,
  sortName,
  viewAddress,
  wholeView,
  type InboxView,
} from '../list/inbox-view';
import type { FormQuestion } from '@/submissions/records/made/questions';
import type { Elsewhere } from '../list/reads/elsewhere';
import { notKnown, shows } from '../list/submission-query';
import { firstReplyLabels } from '../list/words';
import { TagFilter } from '../tags/tag-filter';
import type { Colleague } from '../submission/colleagues';
import { AnswerFilters } from '../made/answer-filters';
import { DayField, FilterSelect, TextField } from './filter-fields';
import { SearchField } from './search-field';

interface InboxFiltersProps {
  view: InboxView;
  colleagues: readonly Colleague[];
  /** How many the view finds, in words; null when that is not known. */
  found: string | null;
  /** What the search finds in other lists. */
  elsewhere: readonly Elsewhere[];
  /** What of the search was left out, or taken otherwise, in sentences. */
  problems: readonly string[];
  /** Of the made form that is looked at. */
  questions: readonly FormQuestion[];
}

const yesOrNo = [
  { value: 'yes', label: 'Set aside' },
  { value: 'no', label: 'Not set aside' },
];
const replies = Object.entries(firstReplyLabels).map(([value, label]) => ({ value, label }));
const notGiven = { value: notKnown, label: 'Not given' };

/** Search and filters: a form that makes an address, so that it works without scripts. */
export function InboxFilters({ view, colleagues, questions, ...rest }: InboxFiltersProps) {
  const { found, elsewhere, problems } = rest;
  const { form, queue, search, status, show, assignee, quarantined, choices } = view;
  const { made, answers, from, to, landing, source, firstReply, tag, priority } = view;
  const people = [
    { value: 'nobody', label: 'Nobody' },
    ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const orders = ordersOf(view);
  const narrowed = isNarrowed(view);
  const hasFilters = isNarrowed({ ...view, search: null }) || sortName(view) !== null;
  return (
    <Form
      action="/admin"
      prefetch={false}
      scroll={false}
      role="search"
      aria-label="Search and filter submissions"
      className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1"
    >
      {queue ? (
        <input type="hidden" name="view" value={queue} />
      ) : (
        <input type="hidden" name="tab" value={form.name} />
      )}
      {made ? <input type="hidden" name="formId" value={made} /> : null}
      <SearchField value={search ?? ''} />
      <button type="submit" className={`${lineButton} max-sm:sr-only`}>
        Search
      </button>
      {narrowed ? (
        <p className="flex min-h-9 flex-wrap items-center gap-x-3 text-ink-soft max-sm:min-h-11 max-sm:basis-full sm:ml-auto">
          <span role="status">{found}</span>
          {elsewhere.map((other) => (
            <Link
              key={other.address}
              href={other.address}
              prefetch={false}
              scroll={false}
              className="py-2 text-ink underline underline-offset-2"
            >
              {other.words}
            </Link>
          ))}
          <Link
            href={viewAddress(wholeView(view))}
            prefetch={false}
            scroll={false}
            className="py-2 text-ink underline underline-offset-2"
          >
            Clear
          </Link>
        </p>
      ) : null}
      {problems.length > 0 ? (
        <ul role="status" className="basis-full">
          {problems.map((problem) => (
            <li key={problem} className="border-l-4 border-bad pl-2">
              {problem}
            </li>
          ))}
        </ul>
      ) : null}
      <details open={hasFilters} className="group sm:basis-full open:basis-full">
        <summary className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 whitespace-nowrap max-sm:min-h-11">
          <ChevronRight
            aria-hidden="true"
            strokeWidth={1.5}
            className="size-4.5 group-open:rotate-90"
          />
          <span>
            Filters<span className="max-sm:sr-only"> and order</span>
          </span>
        </summary>
        <div className="grid grid-cols-2 gap-2.5 pt-1.5 pb-1 sm:grid-cols-[repeat(auto-fill,minmax(140px,1fr))]">
          <FilterSelect name="status" label="Status" value={status} options={statuses} />
          {queue ? null : (
            <FilterSelect name="show" label="Show" value={show} options={shows} all="Everything" />
          )}
          {queue ? null : (
            <FilterSelect name="reply" label="First reply" value={firstReply} options={replies} />
          )}
          {(queue ? [] : form.fields)
            .filter((field) => field.kind === 'choice')
            .map(({ name, label, options, required }) => (
              <FilterSelect
                key={name}
                name={name}
                label={label}
                value={choices[name] ?? null}
                options={required ? options : [...options, notGiven]}
              />
            ))}
          <AnswerFilters {...{ questions, answers }} />
          <DayField name="from" label="From" value={from} />
          <DayField name="to" label="To" value={to} />
          {queue ? null : (
            <FilterSelect
              name="quarantined"
              label="Suspicious"
              value={quarantined === null ? null : quarantined ? 'yes' : 'no'}
              options={yesOrNo}
            />
          )}
          <FilterSelect name="assignee" label="Assigned to" value={assignee} options={people} />
          <FilterSelect name="priority" label="Priority" value={priority} options={priorities} />
          <TagFilter value={tag} />
          <TextField name="landing" label="Landing page" value={landing} hint="/quote" />
          <TextField name="source" label="Source (- is unknown)" value={source} hint="google.com" />
          <FilterSelect
            name="sort"
            label="Order"
            value={sortName(view)}
            options={orders.others}
            all={orders.usual}
          />
          <button type="submit" className={`${lineButton} self-end`}>
            Apply
          </button>
        </div>
      </details>
    </Form>
  );
}
