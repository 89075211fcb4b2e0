import Link from 'next/link';

import { lineButton, textBox } from '@/ui/dense-controls';

import { ActionForm } from '../../action/action-form';
import { OnlyFor } from '../../frame/only-for';
import { foldSummary } from '../../pipeline/details-form';
import { takeContactApart } from '../change/actions';
import { contactLink } from '../contact-links';
import { contactAddress } from '../contact-view';
import { contactNouns } from '../contact-words';
import { mergeAddress } from '../merge/merge-address';
import { ContactFields } from './contact-fields';
import { detailsOf } from './details';
import type { ShownContact } from './reads';

type TogetherProps = Pick<ShownContact, 'contact' | 'alike' | 'names'>;

/** Who stands together with them, who may be the same, and the way to look for another one. */
export function Together({ contact, alike, names }: TogetherProps) {
  const { kind, known } = contact;
  const members = known.ids.slice(1);
  const { one } = contactNouns[kind];
  const of = { kind, id: known.id };
  return (
    <section aria-labelledby="together" className="print:hidden">
      <h2 id="together" className="sr-only">
        The same {one}
      </h2>
      {members.length > 0 ? (
        <ul aria-label="Merged into this">
          {members.map((id) => (
            <li key={id} className="border-t border-line py-1.5">
              <ActionForm action={takeContactApart} className="grid gap-1.5">
                <ContactFields {...contact} />
                <input type="hidden" name="other" value={id} />
                <p className="wrap-anywhere">
                  <bdi>{names.get(id) ?? 'Somebody'}</bdi>
                  <Addresses contact={contact} id={id} /> was merged into this.
                </p>
                <OnlyFor right="work">
                  <div>
                    <button type="submit" className={lineButton}>
                      Take apart
                    </button>
                  </div>
                </OnlyFor>
              </ActionForm>
            </li>
          ))}
        </ul>
      ) : null}
      {alike.length > 0 ? (
        <>
          <h3 className="mt-4 mb-1.5 text-[15px]">Perhaps the same {one}</h3>
          <ul>
            {alike.map(({ id, why }) => (
              <li key={id} className="border-t border-line py-1.5 wrap-anywhere">
                <Link href={contactAddress({ kind, id })} prefetch={false} className={contactLink}>
                  <bdi>{names.get(id) ?? 'Somebody'}</bdi>
                </Link>
                <span className="text-ink-soft">, the same {why}</span>
                <OnlyFor right="work">
                  {'. '}
                  <Link
                    href={mergeAddress(of, { other: id })}
                    prefetch={false}
                    className={contactLink}
                  >
                    Compare and merge
                  </Link>
                </OnlyFor>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <OnlyFor right="work">
        <details className="mt-1">
          <summary className={foldSummary}>Merge with another {one}</summary>
          <form
            action={mergeAddress(of)}
            aria-label={`Merge with another ${one}`}
            className="mt-1 flex flex-wrap items-end gap-2 border-l-[6px] border-accent py-1 pl-3"
          >
            <label className="min-w-0 flex-1 basis-40">
              <span className="mb-1 block text-ink-soft">
                {kind === 'person' ? 'Their name, email or telephone' : 'Its name or domain'}
              </span>
              <input type="search" name="q" maxLength={300} required className={textBox} />
            </label>
            <button type="submit" className={lineButton}>
              Find
            </button>
          </form>
        </details>
      </OnlyFor>
    </section>
  );
}

/** By which somebody is told from another one of the same name. */
function Addresses({
  contact: { kind, known },
  id,
}: {
  contact: ShownContact['contact'];
  id: string;
}) {
  const own = known.details.filter(({ of }) => of === id);
  const said = detailsOf(own, kind === 'person' ? 'address' : 'domain');
  return said.length === 0 ? null : (
    <span className="text-ink-soft"> ({said.map(({ value }) => value).join(', ')})</span>
  );
}
