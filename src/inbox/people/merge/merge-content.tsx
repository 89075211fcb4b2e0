import Link from 'next/link';

import { lineButton, solidButton, textBox } from '@/ui/dense-controls';

import { ActionForm } from '../../action/action-form';
import { formatDate } from '../../frame/format-date';
import { mergeContact } from '../change/actions';
import { contactLink } from '../contact-links';
import { contactAddress } from '../contact-view';
import { contactNouns, kindLabels, shownKinds } from '../contact-words';
import { ContactFields } from '../page/contact-fields';
import { saidOf } from '../page/details';
import { mergeAddress } from './merge-address';
import type { Candidate, Comparison, Side } from './reads';

interface MergeContentProps {
  comparison: Comparison;
  search: string | null;
}

/** Two beside each other before they are merged, and the way to choose the other one. Needs no scripts. */
export function MergeContent({ comparison, search }: MergeContentProps) {
  const { here, there } = comparison;
  const { kind, known, name } = here.contact;
  return (
    <>
      <p className="mt-2">
        <Link
          href={contactAddress({ kind, id: known.id })}
          prefetch={false}
          className={contactLink}
        >
          Back to <bdi>{name}</bdi>
        </Link>
      </p>
      {there ? <Beside {...{ here, there }} /> : null}
      <OtherOne {...{ comparison, search }} />
    </>
  );
}

function Beside({ here, there }: { here: Side; there: Side }) {
  const { contact } = here;
  return (
    <section aria-labelledby="compared" className="mt-5">
      <h2 id="compared" className="text-[17px]">
        Are these the same {contactNouns[contact.kind].one}?
      </h2>
      <table className="mt-2 w-full table-fixed border-collapse text-left text-[14px]">
        <thead>
          <tr className="border-b border-ink align-baseline">
            <td className="w-[104px]" />
            {[here, there].map((side) => (
              <th
                key={side.contact.known.id}
                scope="col"
                className="py-1.5 pr-3 text-[15px] font-[620] wrap-anywhere"
              >
                <bdi>{side.contact.name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(here, there).map(({ label, values }) => (
            <tr key={label} className="border-b border-line align-baseline">
              <th scope="row" className="py-1.5 pr-2 font-normal text-ink-soft">
                {label}
              </th>
              {values.map((value, at) => (
                <td key={at === 0 ? 'here' : 'there'} className="py-1.5 pr-3 wrap-anywhere">
                  {value.length === 0 ? (
                    <span className="text-ink-soft">None</span>
                  ) : (
                    value.map((each) => (
                      <span key={each} className="block">
                        {each}
                      </span>
                    ))
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ActionForm action={mergeContact} aria-label="Merge" className="mt-4 grid gap-2">
        <ContactFields {...contact} />
        <input type="hidden" name="other" value={there.contact.known.id} />
        <p className="max-w-[64ch] text-ink-soft">
          Both then share one page. Nothing of either is changed, and they can be taken apart again.
        </p>
        <div>
          <button type="submit" className={solidButton}>
            Merge the two
          </button>
        </div>
      </ActionForm>
    </section>
  );
}

interface ComparedRow {
  readonly label: string;
  /** Of each side. */
  readonly values: readonly [readonly string[], readonly string[]];
}

function rowsOf(here: Side, there: Side): readonly ComparedRow[] {
  const other = new Map(linesOf(there));
  return linesOf(here)
    .map(([label, values]): ComparedRow => ({ label, values: [values, other.get(label) ?? []] }))
    .filter(({ values }) => values.some((side) => side.length > 0));
}

/** What is known of one of the two. */
function linesOf({ contact, conversations }: Side): [label: string, values: readonly string[]][] {
  const { kind, known } = contact;
  const said = shownKinds[kind].map((each): [string, readonly string[]] => [
    kindLabels[each],
    kind === 'company' && each === 'domain'
      ? known.domains
      : saidOf(contact, each).map(({ value }) => value),
  ]);
  return [
    ...said,
    ['Company', kind === 'person' && known.company ? [known.company.name] : []],
    ['Conversations', [String(conversations)]],
    ['Last enquiry', [formatDate(known.lastAt)]],
  ];
}

/** Whom else somebody may mean. */
function OtherOne({ comparison, search }: MergeContentProps) {
  const { here, there, candidates, more } = comparison;
  const { kind, known } = here.contact;
  const { one, many } = contactNouns[kind];
  const of = { kind, id: known.id };
  const shown = candidates.filter(({ id }) => id !== there?.contact.known.id);
  return (
    <section aria-labelledby="other" className="mt-8">
      <h2 id="other" className="text-[17px]">
        {there ? `Another ${one} instead` : `Which ${one} is the same?`}
      </h2>
      <form
        action={mergeAddress(of)}
        role="search"
        aria-label={`Search ${many}`}
        className="mt-2 flex flex-wrap items-end gap-2 text-[14px]"
      >
        <label className="w-80 max-w-full max-sm:w-full">
          <span className="mb-1 block text-[13px] text-ink-soft">
            {kind === 'person' ? 'Their name, email or telephone' : 'Its name or domain'}
          </span>
          <input
            type="search"
            name="q"
            defaultValue={search ?? ''}
            maxLength={300}
            className={textBox}
          />
        </label>
        <button type="submit" className={lineButton}>
          Find
        </button>
      </form>
      <ul className="mt-3">
        {shown.map((candidate) => (
          <CandidateItem
            key={candidate.id}
            {...{ candidate }}
            address={mergeAddress(of, { other: candidate.id, search })}
          />
        ))}
      </ul>
      {more > 0 ? (
        <p className="mt-2 text-[14px] text-ink-soft">
          And {more} more: say more of whom you mean.
        </p>
      ) : null}
      {search !== null && shown.length === 0 ? (
        <p className="mt-2 text-ink-soft">Nobody else matches.</p>
      ) : null}
    </section>
  );
}

const CandidateItem = ({ candidate, address }: { candidate: Candidate; address: string }) => (
  <li className="border-t border-line py-1.5 wrap-anywhere">
    <Link href={address} prefetch={false} className={contactLink}>
      <bdi>{candidate.name}</bdi>
    </Link>
    {candidate.about ? <span className="text-ink-soft">, {candidate.about}</span> : null}
  </li>
);
