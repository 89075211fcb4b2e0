import type { ReactNode } from 'react';

import type { MailFile, ThreadEntry } from '@/submissions/records/thread/thread';
import { classNames } from '@/ui/class-names';

import { InvitationBox, type Answerable } from '../invitations/invitation-box';
import { MailFiles } from './files/mail-files';
import { QuotedText } from './files/quoted-text';
import { RecipientList } from './recipients/recipient-list';
import type { ShownEntry } from './shown-entry';

const marks = {
  answer: 'Answered',
  automatic: 'Automatic answer',
  bounce: 'Not delivered',
} as const;

interface IncomingEntryProps {
  entry: ShownEntry;
  /** Of who sent the submission. */
  address: string;
  /** The link to that, where it does not stand beside it. */
  about?: ReactNode;
  /** The link to the page where it is forwarded. */
  forward?: ReactNode;
  /** Where an invitation can be answered. */
  answerable?: Answerable | null;
}

/** A mail that came in: a person's words, or what a program had to say. */
export function IncomingEntry({ entry, address, about, forward, ...rest }: IncomingEntryProps) {
  const { answerable = null } = rest;
  const { kind, sender, writtenAt, writtenOn, subject, text, files, problem, invitation } = entry;
  if (kind === 'reply') return null;
  const isOther = entry.address.toLowerCase() !== address.toLowerCase();
  return (
    <li
      data-entry={entry.id}
      tabIndex={-1}
      className={classNames(
        'border-l-[6px] py-0.5 pl-3 outline-none',
        kind === 'bounce' ? 'border-bad' : kind === 'answer' ? 'border-ink' : 'border-line',
      )}
    >
      <p className="text-[13px] wrap-anywhere text-ink-soft">
        <span className={classNames('font-[620]', kind === 'bounce' ? 'text-bad' : 'text-ink')}>
          {entry.onPage ? 'On their page' : marks[kind]}
        </span>
        {': '}
        <bdi>{sender ?? entry.address}</bdi>, <time dateTime={writtenAt}>{writtenOn}</time>
        {about ? <>, on {about}</> : null}
      </p>
      {entry.outbox ? (
        <p className="mt-1 text-[13px]">Made here, in the outbox: no mail came in.</p>
      ) : null}
      {isOther && entry.isFormer ? (
        <p className="mt-1 text-[13px] wrap-anywhere">
          From {entry.address}, which was the address here before it was corrected.
        </p>
      ) : isOther && entry.isInCopy ? (
        <p className="mt-1 text-[13px] font-[620] wrap-anywhere">
          From {entry.address}, who got a copy of a mail above. Your reply goes to {address}.
        </p>
      ) : isOther ? (
        <p className="mt-1 bg-bad-ground px-2 py-1 text-[13px] wrap-anywhere text-bad">
          From {entry.address}, which is not the address of this submission. Your reply goes to{' '}
          {address}.
        </p>
      ) : null}
      <MailParties mail={entry} />
      {kind === 'bounce' ? (
        <p className="mt-1">A reply above did not arrive. Check the address, or call.</p>
      ) : null}
      {problem === null ? null : <p className="mt-1 text-bad">{problem}</p>}
      {invitation ? <InvitationBox entry={entry.id} {...{ invitation, answerable }} /> : null}
      {invitation && text === '' ? null : kind === 'answer' ? (
        <MailText mail={entry} />
      ) : (
        <>
          <Folded label="What it says" text={[subject, text].filter(Boolean).join('\n\n')} />
          {entry.isCut ? <WholeText id={entry.id} /> : null}
        </>
      )}
      <MailFiles files={files} />
      {forward}
    </li>
  );
}

type Mail = Pick<ThreadEntry, 'id' | 'text' | 'quoted' | 'isCut'>;
type Parties = Pick<ThreadEntry, 'address' | 'mailbox' | 'sentTo' | 'cc' | 'replyTo'>;

/** Which of our mailboxes a mail came to, who else got it, and where its writer wants answers. */
export const MailParties = ({ mail }: { mail: Parties }) => (
  <>
    {mail.replyTo === null ? null : (
      <p className="mt-1 text-[13px] font-[620] wrap-anywhere">
        Asks for answers to {mail.replyTo}, and came from {mail.address}.
      </p>
    )}
    <RecipientList label="Came to" people={mail.mailbox} />
    <RecipientList label="To" people={mail.sentTo} />
    <RecipientList label="Cc" people={mail.cc} />
  </>
);

/** What somebody wrote, and, folded away, what their mail repeats. */
export function MailText({ mail: { id, text, quoted, isCut } }: { mail: Mail }) {
  return (
    <>
      <p dir="auto" className="my-1.5 text-[15px] leading-[1.55] wrap-anywhere whitespace-pre-line">
        {text === '' ? <span className="text-ink-soft">Without a text.</span> : text}
      </p>
      {quoted === null ? null : <Folded label="Earlier mails" text={quoted} />}
      {isCut ? <WholeText id={id} /> : null}
    </>
  );
}

export const WholeText = ({ id }: { id: string }) => (
  <p className="my-1 text-[14px]">
    It is cut here. {/* A file, and no page. */}
    <a
      href={`/admin/attachments/${id}`}
      download
      className="underline underline-offset-2 max-sm:inline-block max-sm:py-2"
    >
      All of it
    </a>
  </p>
);

interface FoldedProps {
  label: string;
  text: string;
  /** Of the mail, where pictures of it may stand in there. */
  files?: readonly MailFile[];
}

/** Something long that is seldom wanted. */
export const Folded = ({ label, text, files = [] }: FoldedProps) => (
  <details className="my-1 text-[14px]">
    <summary className="w-fit cursor-pointer py-1 underline underline-offset-2 max-sm:py-2.5">
      {label}
    </summary>
    <p dir="auto" className="mt-1 leading-[1.5] wrap-anywhere whitespace-pre-line text-ink-soft">
      <QuotedText {...{ text, files }} />
    </p>
  </details>
);
