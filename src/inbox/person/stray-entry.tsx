import Link from 'next/link';

import { isOn } from '@/features';
import type { StrayMail } from '@/submissions/records/incoming/unmatched';

import { formatDate } from '../frame/format-date';
import { MailParties, MailText } from '../reply/incoming-entry';
import { MailFiles } from '../reply/files/mail-files';
import { linkLook, OpenSubmissionLink } from './open-submission-link';

/** A mail from an address of theirs that is on no thread of theirs. */
export function StrayEntry({ mail }: { mail: StrayMail }) {
  const { parent, sender, address, subject, files, problem, writtenAt } = mail;
  return (
    <li className="border-l-[6px] border-ink py-0.5 pl-3">
      <p className="text-[13px] wrap-anywhere text-ink-soft">
        <span className="font-[620] text-ink">Mail</span>
        {': '}
        <bdi>{sender ?? address}</bdi>, <time dateTime={writtenAt}>{formatDate(writtenAt)}</time>
        {', '}
        {parent ? (
          <OpenSubmissionLink {...parent}>on somebody else’s submission</OpenSubmissionLink>
        ) : isOn('incoming-mail') ? (
          <Link href="/admin/unmatched" prefetch={false} className={linkLook}>
            unmatched
          </Link>
        ) : (
          'unmatched'
        )}
      </p>
      {problem === null ? null : <p className="mt-1 text-bad">{problem}</p>}
      {subject === null ? null : <p className="mt-1 font-[620] wrap-anywhere">{subject}</p>}
      <MailParties mail={mail} />
      <MailText mail={mail} />
      <MailFiles files={files} />
    </li>
  );
}
