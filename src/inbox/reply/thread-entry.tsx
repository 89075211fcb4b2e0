import { useEffect, useState } from 'react';

import { classNames } from '@/ui/class-names';
import { lineButton } from '@/ui/dense-controls';
import { useHydrated } from '@/ui/use-hydrated';

import { ForwardLink } from '../forward/forward-link';
import { FormattedText } from './formatted/formatted-text';
import { failureWords } from './reply-text';
import { Folded, IncomingEntry, WholeText } from './incoming-entry';
import { MailFiles } from './files/mail-files';
import { SentHead } from './recipients/sent-head';
import type { ShownEntry } from './shown-entry';

export interface ThreadEntryProps {
  entry: ShownEntry;
  /** What time it is by the server's clock. */
  now: number;
  /** The id of the form that its buttons send. */
  formId: string;
  pending: boolean;
  /** Whether there is a box for what is taken back. */
  isOpen: boolean;
  /** Whose mail it is, where it can be forwarded. */
  forwardable?: { readonly form: string; readonly submission: string } | null;
  /** The number of the last mail of the thread. */
  seen?: number;
}

export function ThreadEntryItem({
  entry,
  address,
  forwardable,
  seen = 0,
  ...rest
}: ThreadEntryProps & { address: string }) {
  const { by, writtenAt, writtenOn, text } = entry;
  const forward = forwardable ? (
    <ForwardLink {...forwardable} mail={entry.id}>
      Forward
    </ForwardLink>
  ) : null;
  if (entry.kind !== 'reply')
    return (
      <IncomingEntry
        {...{ entry, address, forward }}
        answerable={forwardable ? { ...forwardable, seen } : null}
      />
    );
  return (
    <li
      data-entry={entry.id}
      tabIndex={-1}
      className={classNames(
        'border-l-[6px] py-0.5 pl-3 outline-none',
        entry.state === 'failed' ? 'border-bad' : 'border-accent',
      )}
    >
      <p className="text-[13px] text-ink-soft">
        <span className="font-[620] text-ink">{by}</span>,{' '}
        <time dateTime={writtenAt}>{writtenOn}</time>
      </p>
      {entry.isForward ? (
        <p className="mt-1 font-[620] wrap-anywhere">Forwarded to {entry.address}</p>
      ) : null}
      <SentHead entry={entry} />
      <FormattedText
        text={text}
        files={entry.files}
        className="my-1.5 text-[15px] leading-[1.55]"
      />
      {entry.signature === null ? null : (
        <p
          dir="auto"
          className="my-1.5 text-[13px] wrap-anywhere whitespace-pre-line text-ink-soft"
        >
          {entry.signature}
        </p>
      )}
      {entry.isForward && entry.quoted !== null ? (
        <>
          <Folded label="What was forwarded" text={entry.quoted} files={entry.files} />
          {entry.isCut ? <WholeText id={entry.id} /> : null}
        </>
      ) : null}
      <MailFiles files={entry.files} text={`${text}\n${entry.quoted ?? ''}`} />
      {entry.state === 'sent' ? forward : null}
      <EntryState entry={entry} {...rest} />
    </li>
  );
}

function EntryState({ entry, now, formId, pending, isOpen }: ThreadEntryProps) {
  const hydrated = useHydrated();
  const { id, address, state, problem, refused, settledOn, dueAt, dueTime, dueOn } = entry;
  const button = (intent: string, label: string) =>
    isOpen ? (
      <button
        type="submit"
        form={formId}
        formNoValidate
        name="intent"
        value={`${intent} ${id}`}
        disabled={pending}
        className={lineButton}
      >
        {label}
      </button>
    ) : null;
  const row = 'flex flex-wrap items-center gap-x-3 gap-y-2';
  if (state === 'sent' || state === 'received')
    return (
      <>
        <p className="text-[13px]">
          {entry.outbox ? 'Not sent: it lies in the outbox' : 'Sent'} {settledOn}
        </p>
        {entry.isFormer && !entry.isForward ? (
          <div className={row}>
            <p className="basis-full wrap-anywhere">
              It went to {address}, which was corrected since.
            </p>
            {button('try-again', 'Send it to the corrected address')}
          </div>
        ) : null}
        {refused === null ? null : (
          <div className={row}>
            <p className="basis-full wrap-anywhere whitespace-pre-line text-bad">
              Everybody has it but:{'\n'}
              {refused}
            </p>
            {button('try-again', 'Send it to them again')}
          </div>
        )}
      </>
    );
  if (state === 'sending') return <p className="text-[13px]">Being sent</p>;
  if (problem === null && Date.parse(dueAt) - now > 60_000)
    return (
      <div className={row}>
        <p className="text-[13px] font-[620]">Goes out on {dueOn}</p>
        {button('try-again', 'Send now')}
        {button('take-back', 'Take it back')}
      </div>
    );
  if (problem === null)
    return (
      <div className={row}>
        <GoesOut dueAt={dueAt} time={dueTime} now={now} />
        {entry.isPartly ? null : button('take-back', hydrated ? 'Undo' : 'Cancel')}
      </div>
    );
  if (entry.isPartly)
    return (
      <div className={row}>
        <p className="basis-full wrap-anywhere whitespace-pre-line text-bad">
          Everybody has it but:{'\n'}
          {[refused, problem].filter(Boolean).join('\n')}
        </p>
        <p>Next try at {dueTime}.</p>
        {button('try-again', 'Try now')}
      </div>
    );
  return (
    <div className={row}>
      <p className="basis-full text-bad">
        {state === 'failed'
          ? failureWords(problem)
          : `Not sent yet. ${problem}. Next try at ${dueTime}.`}
      </p>
      {/* An erasure takes the address away. */}
      {address.includes('@')
        ? button('try-again', state === 'failed' ? 'Try again' : 'Try now')
        : null}
      {button('take-back', 'Take it back')}
    </div>
  );
}

interface GoesOutProps {
  dueAt: string;
  /** The same, on a clock. */
  time: string;
  /** What time it was by the server's clock as this was made. */
  now: number;
}

/** How long a reply can still be taken back. Without scripts, until when. */
function GoesOut({ dueAt, time, now }: GoesOutProps) {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    // The two clocks may differ, so only the time between is taken from the server.
    const end = performance.now() + Date.parse(dueAt) - now;
    const count = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    const ticking = setInterval(count, 250);
    return () => clearInterval(ticking);
  }, [dueAt, now]);
  const words =
    left === null ? `Goes out at ${time}` : left > 0 ? `Goes out in ${left} s` : 'About to be sent';
  return <p className="min-w-[104px] text-[13px] tabular-nums">{words}</p>;
}
