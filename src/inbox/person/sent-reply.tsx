import type { ReactNode } from 'react';

import { FormattedText } from '../reply/formatted/formatted-text';
import { failureWords } from '../reply/reply-text';
import { MailFiles } from '../reply/files/mail-files';
import { SentHead } from '../reply/recipients/sent-head';
import type { ShownEntry } from '../reply/shown-entry';

interface SentReplyProps {
  entry: ShownEntry;
  /** The link to what it answers. */
  about: ReactNode;
}

/** A reply of ours as it is to be read; what can be done with it stands at its submission. */
export const SentReply = ({ entry, about }: SentReplyProps) => (
  <li className="border-l-[6px] border-accent py-0.5 pl-3">
    <p className="text-[13px] wrap-anywhere text-ink-soft">
      <span className="font-[620] text-ink">{entry.isForward ? 'Forward' : 'Reply'}</span>
      {': '}
      {entry.by}, <time dateTime={entry.writtenAt}>{entry.writtenOn}</time>
      {', on '}
      {about}
    </p>
    {entry.isForward ? <p className="wrap-anywhere">Forwarded to {entry.address}</p> : null}
    <SentHead entry={entry} />
    <FormattedText text={entry.text} files={entry.files} className="my-1.5 leading-[1.55]" />
    <MailFiles files={entry.files} text={entry.text} />
    <p className={entry.state === 'failed' ? 'text-bad' : 'text-[13px]'}>{stateWords(entry)}</p>
  </li>
);

function stateWords({ state, problem, isPartly, settledOn, dueOn }: ShownEntry): string {
  if (isPartly) return `Everybody has it but ${problem ?? ''}`;
  if (state === 'failed') return failureWords(problem);
  if (state === 'sending') return 'Being sent';
  return state === 'waiting' ? `Goes out on ${dueOn}` : `Sent ${settledOn ?? ''}`;
}
