import Link from 'next/link';
import type { ReactNode } from 'react';

import { mailAddress } from '@/platform/mail/mail-address';
import { forms, readFields } from '@/forms';
import { readRecord } from '@/forms/made/record';
import { begunByUs, cameByMail } from '@/forms/source/fields';
import { replySubject } from '@/submissions';

import { formatDate } from '../frame/format-date';
import { OnlyFor } from '../frame/only-for';
import {
  dueAt,
  isOverdue,
  promisedBeforeDue,
  type Deadlines,
} from '@/submissions/records/queue/due';
import type { SubmissionWithNotes } from '../list/reads/submission';
import { CellValue, columnHeading } from '../list/table/columns';
import { statusLabel } from '../list/words';
import type { Colleague } from './colleagues';
import type { Conversation } from '../reply/reads';
import type { FromPerson } from '../person/from-person';
import type { Sender } from '../people/sender';
import { SenderLink } from '../people/sender-link';
import { PresenceLine } from '../presence/presence-line';
import { SamePerson } from '../person/same-person';
import type { Alike } from '../merge/alike';
import { CorrectAddress } from '../correction/correct-address';
import { LeadToNote } from '../mentions/lead-to-note';
import { MergeSection } from '../merge/merge-section';
import { MergedNote } from '../merge/merged-note';
import type { Merged } from '../merge/reads';
import { OpportunitySection } from '../pipeline/opportunity-section';
import type { PipelineOf } from '../pipeline/reads';
import { opportunityRemarks } from '../pipeline/remarks';
import { TimelineItem } from '../person/person-timeline';
import { PageSection } from '../prospects-page/page-section';
import type { SendersPage } from '../prospects-page/reads';
import { MailFiles } from '../reply/files/mail-files';
import { SubmissionReplies } from '../reply/submission-replies';
import type { HistoryEntry } from '@/submissions/records/history';
import type { Watcher } from '@/submissions/records/watches/watches';
import { LabelFacts } from '../tags/label-facts';
import { SubmissionLabels } from '../tags/submission-labels';
import { WatchSection } from '../watching/watch-section';
import { DetailActions } from './detail-actions';
import { DetailEntry } from './detail-entry';
import { DetailLinks, type Neighbours } from './detail-links';
import { MadeAnswers } from './made-answers';
import { MadeFactEntries } from './made-fact-entries';
import { NoteForm } from './note-form';
import { NoticeStates } from './notice-states';
import { QuarantineNote } from './quarantine-note';
import { SubmissionSource } from './submission-source';
import { SubmissionWork } from './submission-work';
import { remarksOf, type MergedPart } from './stream/stream';
import { UndeliveredNote } from './undelivered-note';

interface SubmissionDetailProps {
  submission: SubmissionWithNotes;
  brand: string;
  /** The id of who looks at it. */
  viewer: string;
  /** Of the view that it is open in. */
  address: string;
  /** The same with more of its thread. */
  earlierAddress: string;
  neighbours: Neighbours;
  colleagues: readonly Colleague[];
  fromPerson: FromPerson;
  /** Null where people are off, and where nobody is filed. */
  sender: Sender | null;
  conversation: Conversation;
  history: readonly HistoryEntry[] | null;
  merged: Merged;
  alike: readonly Alike[];
  watchers: readonly Watcher[] | null;
  pipeline: PipelineOf | null;
  page: SendersPage | null;
  /** What its address was before it was corrected. */
  formerAddresses: readonly string[];
  deadlines: Deadlines;
}

/** The sources of what the first mail of its thread says. */
const byMail: ReadonlySet<string> = new Set([cameByMail, begunByUs]);

/** Stays in sight while the rest scrolls under it. */
const always = 'sticky top-0 z-1 -mx-5 bg-paper px-5 pt-5 pb-3 max-sm:pt-2 print:static';

/** Everything that somebody sent, and the way to answer. */
export function SubmissionDetail({ submission, brand, ...rest }: SubmissionDetailProps) {
  const { viewer, address, neighbours, colleagues, fromPerson, conversation } = rest;
  const { deadlines, earlierAddress, merged } = rest;
  const { id, values } = submission;
  const form = forms[submission.form];
  const together = new Set(
    [...merged.others, ...(merged.into ? [merged.into.target] : [])].map(idOf),
  );
  const isMerged = (each: { id: string }) => together.has(each.id);
  const due = dueAt(form, submission, deadlines);
  const promised = promisedBeforeDue(form, submission, deadlines);
  const record = readRecord(values['record']);
  const short = readFields(form).filter(
    ({ kind, name }) => kind !== 'long-text' && name !== 'name' && name !== 'company',
  );
  const subject = replySubject({ form: form.name, reference: submission.reference }, brand);
  // Of what was written by mail, the first mail of the thread says it, and all of it.
  const isInThread =
    byMail.has(submission.source.utmSource ?? '') &&
    conversation.earlier === 0 &&
    conversation.thread;
  const long = record || isInThread ? [] : form.fields.filter(({ kind }) => kind === 'long-text');
  return (
    <div className="text-[14px] [font-stretch:94%]">
      <div className={always}>
        <div className="flex justify-between gap-3">
          <div className="min-w-0 wrap-anywhere">
            <h2 className="text-[22px] leading-[1.2] tracking-[-0.015em]">{values['name']}</h2>
            {values['company'] ? <p className="text-ink-soft">{values['company']}</p> : null}
            <PresenceLine id={id} />
          </div>
          <DetailLinks openId={submission.id} {...neighbours} />
        </div>
        <OnlyFor right="work">
          <DetailActions {...{ submission, neighbours, now: deadlines.now }} />
        </OnlyFor>
      </div>
      {neighbours.isFull ? <LeadToNote /> : null}
      <UndeliveredNote submission={submission} thread={conversation.thread} />
      <QuarantineNote submission={submission} />
      <MergedNote into={merged.into} />
      <div className="@min-[670px]/reading:grid @min-[670px]/reading:grid-cols-[minmax(0,1fr)_288px] @min-[670px]/reading:gap-x-8">
        <div className="mt-4 min-w-0 max-sm:mt-2">
          {long.map((field) => (
            <div key={field.name} className="mb-5">
              <h3 className="mb-1.5 text-[15px]">{columnHeading(field.name)}</h3>
              <p
                dir="auto"
                className="text-[15px] leading-[1.55] wrap-anywhere whitespace-pre-line"
              >
                {values[field.name]}
              </p>
            </div>
          ))}
          {record ? <MadeAnswers {...record} /> : null}
          <MailFiles files={conversation.sent} />
          <SubmissionReplies
            {...{
              submission,
              conversation,
              colleagues,
              viewer,
              address,
              earlierAddress,
              neighbours,
            }}
            between={[
              ...(rest.pipeline ? opportunityRemarks(rest.pipeline, colleagues) : []),
              ...remarksOf(submission.notes, rest.history ?? [], colleagues, neighbours.isFull),
              ...merged.timeline.map((entry): MergedPart => ({
                ...{ kind: 'merged', id: entry.key, at: entry.at },
                drawn: <TimelineItem {...{ entry, colleagues }} />,
              })),
            ]}
            now={deadlines.now}
            subject={subject}
            mailto={mailAddress(values['email'] ?? '', subject)}
          />
          <OnlyFor right="work">
            <div className="mt-6">
              <NoteForm
                {...{ form: form.name, id, colleagues, address }}
                author={viewer}
                formKey={conversation.key}
              />
            </div>
          </OnlyFor>
        </div>
        <div className="min-w-0">
          <dl className="mt-4 mb-5 border-t-[3px] border-accent">
            <Entry heading="Reference">{submission.reference}</Entry>
            <Entry heading="Received">{formatDate(submission.submittedAt)}</Entry>
            <Entry heading="Status">
              {statusLabel(submission.status)}
              {submission.deletedAt ? ', in the trash' : null}
            </Entry>
            {due ? (
              <Entry heading="Answer by">
                {formatDate(due)}
                {isOverdue(form, submission, deadlines) ? (
                  <strong className="ml-2 bg-bad-ground px-1.5 py-0.5 font-[620] text-bad">
                    Overdue
                  </strong>
                ) : null}
                {promised ? (
                  <span className="block text-ink-soft">
                    The sender was promised an answer by {formatDate(promised)}.
                  </span>
                ) : null}
              </Entry>
            ) : null}
            {short.map((field) => (
              <Entry key={field.name} heading={columnHeading(field.name)}>
                <CellValue field={field} values={values} />
              </Entry>
            ))}
            {rest.formerAddresses.length === 0 ? null : (
              <Entry heading="Address before">{rest.formerAddresses.join(', ')}</Entry>
            )}
            {fromPerson.total === 0 ? null : (
              <Entry heading="Person">
                {rest.sender ? (
                  <SenderLink sender={rest.sender} written={values['name'] ?? null} />
                ) : null}
                <Link href={`/admin/people/${id}`} prefetch={false}>
                  Everything from this person ({fromPerson.total})
                </Link>
              </Entry>
            )}
            <NoticeStates submission={submission} />
            <MadeFactEntries made={submission.made} />
            <LabelFacts tags={submission.tags} priority={submission.priority} />
          </dl>
          {rest.pipeline ? (
            <OpportunitySection {...{ form: form.name, id, colleagues }} pipeline={rest.pipeline} />
          ) : null}
          <OnlyFor right="work">
            <SubmissionLabels submission={submission} viewer={viewer} />
            <CorrectAddress submission={submission} />
            <SubmissionWork {...{ submission, colleagues, viewer }} closed={neighbours.close} />
          </OnlyFor>
          <WatchSection {...{ form: form.name, id, viewer }} watchers={rest.watchers} />
          <PageSection
            {...{ form: form.name, id }}
            page={rest.page}
            seen={conversation.thread?.at(-1)?.position ?? 0}
          />
          <SubmissionSource {...submission} />
          <SamePerson
            others={fromPerson.others.filter((each) => !isMerged(each))}
            alike={rest.alike.filter((each) => !isMerged(each))}
            target={merged.into ? null : { form: form.name, id }}
          />
          {merged.into ? null : (
            <MergeSection {...{ form: form.name, id }} others={merged.others.map(toReference)} />
          )}
        </div>
      </div>
    </div>
  );
}

const idOf = ({ id }: { id: string }) => id;
const toReference = ({ form, id, reference }: SubmissionWithNotes) => ({ form, id, reference });

const Entry = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <DetailEntry heading={heading} className="[&_a]:underline [&_a]:underline-offset-2">
    {children}
  </DetailEntry>
);
