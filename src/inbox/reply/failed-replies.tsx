import { MailX } from 'lucide-react';
import type { TypedUser } from 'payload';
import Link from 'next/link';

import { listFailedOf } from '@/submissions/records/thread/undelivered';

import { queueView, viewAddress } from '../list/inbox-view';
import { reading } from '../list/reads/reading';
import { failureWords } from './reply-text';

const link = 'inline-block py-0.5 font-[620] underline underline-offset-2 max-sm:py-2.5';

/** What of somebody's own replies did not go out, wherever they are in the inbox. */
export async function FailedReplies({ user, open }: { user: TypedUser; open: string | null }) {
  const failed = await reading('list the replies that failed', () => listFailedOf(user.id, 3));
  // The one that is open says so itself.
  const shown = (failed ?? []).filter(({ submission }) => submission !== open);
  const [first] = shown;
  if (!first) return null;
  const more = first.total - (failed ?? []).length;
  return (
    <div
      role="status"
      className="flex gap-3 border-l-[14px] border-bad bg-bad-ground px-5 py-2.5 max-sm:px-4 print:hidden"
    >
      <MailX aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-5 flex-none text-bad" />
      <div className="min-w-0 max-w-[90ch] wrap-anywhere">
        {shown.map(({ id, form, submission, name, problem }) => (
          <p key={id}>
            Your reply to{' '}
            <Link href={`/admin?tab=${form}&open=${submission}`} prefetch={false} className={link}>
              <bdi>{name}</bdi>
            </Link>
            : {failureWords(problem)}
          </p>
        ))}
        {more > 0 ? (
          <p>
            <Link
              href={viewAddress(queueView('not-delivered'))}
              prefetch={false}
              className={link}
            >{`And ${more} more`}</Link>
          </p>
        ) : null}
      </div>
    </div>
  );
}
