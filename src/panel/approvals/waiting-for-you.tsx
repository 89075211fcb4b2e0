import { createLocalReq, type Payload, type TypedUser } from 'payload';

import { may } from '@/accounts/rights';
import { isOn } from '@/features';
import { listApprovalsFor } from '~/collections/review/approvals/approvals';
import { onlyOpen, type OpenApproval } from '~/collections/review/approvals/open-approvals';

import { findNames, type Name } from '../calendar/names';
import { inWords } from './in-words';

interface WaitingForYouProps {
  payload: Payload;
  user: TypedUser;
}

/** Heads the panel's first page, while somebody waits for a word of whoever looks, or answered them. */
export async function WaitingForYou({ payload, user }: WaitingForYouProps) {
  if (!isOn('review') || !may(user, 'content')) return null;
  const open = await onlyOpen(payload, await listApprovalsFor(user.id));
  const req = await createLocalReq({ user }, payload);
  const nameOf = await findNames({ payload, user, req }, open);
  const named = open.flatMap((approval) => {
    const name = nameOf(approval);
    return name ? [{ approval, name }] : [];
  });
  const waiting = named.filter(
    ({ approval }) => approval.state === 'waiting' && approval.approver.id === user.id,
  );
  const answered = named.filter(
    ({ approval }) => approval.state !== 'waiting' && approval.asker.id === user.id,
  );
  return (
    <>
      <Approvals id="waiting-for-you" heading="Waiting for you" rows={waiting} />
      <Approvals id="answered-to-you" heading="You asked about these" rows={answered} />
    </>
  );
}

interface ApprovalsProps {
  id: string;
  heading: string;
  rows: readonly { readonly approval: OpenApproval; readonly name: Name }[];
}

function Approvals({ id, heading, rows }: ApprovalsProps) {
  if (rows.length === 0) return null;
  return (
    <section className="waiting-work" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {rows.map(({ approval, name }) => (
          <li key={approval.id}>
            <a href={name.href}>
              <span>
                {name.title}: {inWords(approval)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
