import type { ShownEntry } from '../shown-entry';
import { RecipientList } from './recipient-list';

/** From which of several mailboxes it goes; and where it is not only to who sent the submission, with the usual subject. */
export const SentHead = ({
  entry: { address, cc, bcc, subject, mailbox },
}: {
  entry: ShownEntry;
}) => (
  <>
    <RecipientList label="From" people={mailbox} />
    {cc === null && bcc === null ? null : <RecipientList label="To" people={address} />}
    <RecipientList label="Cc" people={cc} />
    <RecipientList label="Bcc" people={bcc} />
    {subject === null ? null : <p className="mt-1 font-[620] wrap-anywhere">{subject}</p>}
  </>
);
