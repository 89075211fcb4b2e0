import type { Payload, TypedUser } from 'payload';

import { findWaitingWork } from './waiting-work';

/** Heads the panel's first page. */
export async function WaitingWorkList({ payload, user }: { payload: Payload; user: TypedUser }) {
  const work = await findWaitingWork(payload, user);
  return (
    <section className="waiting-work" aria-labelledby="waiting-work">
      <h2 id="waiting-work">What waits</h2>
      {work.length === 0 ? (
        <p>Nothing waits: every invented text is replaced, and every picture is used.</p>
      ) : (
        <ul>
          {work.map(({ count, what, href }) => (
            <li key={what}>
              <a href={href}>
                <strong>{count}</strong> {what}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
