import Link from 'next/link';

import { contactAddress } from './contact-view';
import type { Sender } from './sender';

interface SenderLinkProps {
  sender: Sender;
  /** As the submission says; whoever is called otherwise now is named. */
  written: string | null;
}

/** Who sent the open submission, with the way to their page. */
export const SenderLink = ({ sender: { id, name, others }, written }: SenderLinkProps) => (
  <span className="block py-1">
    <Link href={contactAddress({ kind: 'person', id })} prefetch={false}>
      {name === written ? 'Their page' : <bdi>{name}</bdi>}
    </Link>
    {others > 0 ? (
      <span className="text-ink-soft">
        , {others === 1 ? '1 other conversation' : `${others} other conversations`}
      </span>
    ) : null}
  </span>
);
