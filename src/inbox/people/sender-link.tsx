import Link from 'next/link';

import { contactAddress } from './contact-view';
import type { Sender } from './sender';

/** Who sent the open submission, with the way to their page. */
export const SenderLink = ({ sender: { id, name, others } }: { sender: Sender }) => (
  <span className="block max-sm:py-1">
    <Link href={contactAddress({ kind: 'person', id })} prefetch={false}>
      <bdi>{name}</bdi>
    </Link>
    {others > 0 ? (
      <span className="text-ink-soft">
        , {others === 1 ? '1 other conversation' : `${others} other conversations`}
      </span>
    ) : null}
  </span>
);
