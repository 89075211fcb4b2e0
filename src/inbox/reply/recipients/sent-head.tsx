import type { ShownEntry } from '../shown-entry';
import { RecipientList } from './recipient-list';

/** Where it is not only to who sent the submission, with the usual subject. */
export const SentHead = ({ entry: { address, cc, bcc, subject } }: { entry: ShownEntry }) => (
  <>
    {cc === null && bcc === null ? null : <RecipientList label="To" people={address} />}
    <RecipientList label="Cc" people={cc} />
    <RecipientList label="Bcc" people={bcc} />
    {subject === null ? null : <p className="mt-1 font-[620] wrap-anywhere">{subject}</p>}
  </>
);
