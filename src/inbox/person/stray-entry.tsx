import Link from 'next/link';

import { isOn } from '@/features';
import { forms } from '@/forms';
import type { StrayMail } from '@/submissions/records/incoming/unmatched';

import { formatDate } from '../frame/format-date';
import { plainView, viewAddress } from '../list/inbox-view';
import { MailParties, MailText } from '../reply/incoming-entry';
import { MailFiles } from '../reply/mail-files';

const link = 'underline underline-offset-2 max-sm:inline-block max-sm:py-2';

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
          <Link
            href={viewAddress({ ...plainView(forms[parent.form]), open: parent.id })}
            prefetch={false}
            className={link}
          >
            on somebody else’s submission
          </Link>
        ) : isOn('incoming-mail') ? (
          <Link href="/admin/unmatched" prefetch={false} className={link}>
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
