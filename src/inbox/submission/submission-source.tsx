import type { ReactNode } from 'react';
import Link from 'next/link';

import { forms } from '@/forms';
import { begunByUs, cameByMail, sourceFields } from '@/forms/source/fields';

import { plainView, viewAddress, type InboxView } from '../list/inbox-view';
import type { Submission } from '../list/reads/submission';
import { DetailEntry } from './detail-entry';

/** What came by no form says how it began in place of a campaign. */
const wayIn: ReadonlyMap<string, string> = new Map([
  [cameByMail, 'Came in'],
  [begunByUs, 'Began with'],
]);

/** Where its sender came from; each of it leads to what else came from there. */
export function SubmissionSource({ form, source }: Pick<Submission, 'form' | 'source'>) {
  const known = sourceFields.filter(({ name }) => source[name] !== undefined);
  if (known.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="mb-1.5 text-[15px]">Where it came from</h3>
      <dl className="border-t border-line">
        {known.map(({ name, label }) => (
          <DetailEntry key={name} heading={wayIn.get(source[name] ?? '') ?? label}>
            <Same form={form} narrowed={likeThis(name, source)}>
              {source[name]}
            </Same>
          </DetailEntry>
        ))}
      </dl>
    </section>
  );
}

/** What narrows a table to the same; null where nothing does. */
function likeThis(
  name: (typeof sourceFields)[number]['name'],
  source: Submission['source'],
): Partial<InboxView> | null {
  if (name === 'landingPage') return { landing: source.landingPage ?? null };
  if (name === 'utmSource') return { source: source.utmSource ?? null };
  // A campaign says more than the page that it stood on.
  const isAlone = name === 'referrer' && source.utmSource === undefined;
  return isAlone ? { source: source.referrer ?? null } : null;
}

interface SameProps {
  form: Submission['form'];
  narrowed: Partial<InboxView> | null;
  children: ReactNode;
}

function Same({ form, narrowed, children }: SameProps) {
  if (!narrowed) return children;
  return (
    <Link
      href={viewAddress({ ...plainView(forms[form]), ...narrowed })}
      prefetch={false}
      className="underline underline-offset-2"
    >
      {children}
    </Link>
  );
}
