import { hasOutbox } from '@/submissions';
import { solidButton } from '@/ui/dense-controls';
import { OnlyWith } from '@/ui/only-with';

import { ForwardLink } from '../forward/forward-link';
import { formatDate } from '../frame/format-date';
import { OnlyFor } from '../frame/only-for';
import type { Submission } from '../list/reads/submission';
import { nameAmong } from '../list/words';
import { morning, nearMornings } from '../snooze/snooze-times';
import type { Colleague } from '../submission/colleagues';
import type { Neighbours } from '../submission/detail-links';
import { streamOf, type Between } from '../submission/stream/stream';
import { StreamList } from '../submission/stream/stream-list';
import { ConversationForm } from './conversation-form';
import type { Conversation } from './reads';
import { toShownEntry } from './shown-entry';

interface SubmissionRepliesProps {
  submission: Submission;
  conversation: Conversation;
  /** What stands between its mails. */
  between: readonly Between[];
  colleagues: readonly Colleague[];
  /** The id of who looks at it. */
  viewer: string;
  /** Of the view that it stands in. */
  address: string;
  /** The same with more of the thread. */
  earlierAddress: string;
  neighbours: Neighbours;
  /** Of a reply, unless somebody writes another. */
  subject: string;
  /** The same answer in a mail program of one's own. */
  mailto: string;
  now: number;
}

const textLink = 'py-1 underline underline-offset-2 max-sm:py-2.5';

/** What was answered, and the place to answer. */
export function SubmissionReplies({ submission, conversation, ...rest }: SubmissionRepliesProps) {
  const { between, colleagues, viewer, address, earlierAddress, neighbours } = rest;
  const { subject, mailto, now } = rest;
  const { form, id, values, deletedAt, status, snoozedUntil } = submission;
  const {
    thread,
    earlier,
    everybody,
    signature,
    from,
    templates,
    files,
    takenBack,
    draft,
    canSend,
    key,
  } = conversation;
  const byMail = (style: string) => (
    <a href={mailto} data-screen className={style}>
      Reply by email
    </a>
  );
  if (thread === null)
    return (
      <section className="grid justify-items-start gap-2">
        <p className="text-bad">The replies could not be read. Load the page again in a moment.</p>
        {byMail(solidButton)}
        <StreamList
          parts={streamOf([], between)}
          {...{ now, address }}
          formId=""
          pending={false}
          isOpen={false}
        />
      </section>
    );
  const entries = thread.map((entry) =>
    toShownEntry(entry, colleagues, { thread, address: values['email'] ?? '' }),
  );
  const isOpen = canSend && deletedAt === null;
  return (
    <section className="grid gap-3">
      <ConversationForm
        {...{ form, id }}
        name={values['name'] ?? ''}
        email={values['email'] ?? ''}
        earlier={earlier > 0 ? { count: earlier, address: earlierAddress } : null}
        {...{ entries, between, everybody, subject, signature, from, templates, files, takenBack }}
        {...{ viewer, address, now, isOpen }}
        formKey={key}
        shared={
          draft && {
            ...{
              version: draft.version,
              text: draft.text,
              files: draft.files,
              isOwn: draft.author === viewer,
            },
            isOfRule: draft.rule !== null,
            by:
              draft.rule === null
                ? nameAmong(colleagues, draft.author)
                : `the rule ‘${draft.rule}’`,
            savedOn: formatDate(draft.savedAt),
          }
        }
        after={{
          ...{ status, snoozedUntil, morning, mornings: nearMornings(now) },
          following: neighbours.following,
          nextInList: neighbours.next ?? neighbours.close,
        }}
      />
      <OnlyFor right="work">
        <OnlyWith feature="replies">{canSend ? null : <NoMail />}</OnlyWith>
        {isOpen && hasOutbox ? <ToOutbox /> : null}
        {canSend && deletedAt ? <p>To reply here, restore it from the trash.</p> : null}
        <div className="flex flex-wrap items-baseline gap-x-4">
          {byMail(isOpen ? textLink : solidButton)}
          {isOpen ? (
            <ForwardLink form={form} submission={id}>
              Forward the conversation
            </ForwardLink>
          ) : null}
        </div>
      </OnlyFor>
    </section>
  );
}

const ToOutbox = () => (
  <p className="text-ink-soft">
    No mail server is set: what you send lies in the{' '}
    <a href="/admin/outbox" className="underline underline-offset-2">
      outbox
    </a>
    , where you can answer it as the customer.
  </p>
);

const NoMail = () => (
  <p className="text-ink-soft">
    Replies cannot be sent from this page: no mail server is set. Whoever runs this site sets{' '}
    <code>SMTP_URL</code> and <code>MAIL_FROM</code> and starts it again. Until then, answer in your
    own mail program and mark it as replied.
  </p>
);
