import type { TypedUser } from 'payload';

import { ListLink } from '../../figures/figure-link';
import { readMadeForms } from '../reads';

/** From the figures of all made forms to those of one, question by question. */
export async function SummaryLinks({ user }: { user: TypedUser }) {
  const { forms } = await readMadeForms(user, null);
  if (forms.length === 0) return null;
  return (
    <section aria-label="Answers by form" className="mt-4">
      <h3 className="text-[16px]">Summary of the answers, question by question</h3>
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        {forms.map(({ id, title }) => (
          <li key={id}>
            <ListLink address={`/admin/figures/forms/${id}`} label={title} />
          </li>
        ))}
      </ul>
    </section>
  );
}
