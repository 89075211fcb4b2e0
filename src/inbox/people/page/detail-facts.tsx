import type { ReactNode } from 'react';

import type { KnownDetail } from '@/submissions/records/people/contact';
import { lineButton, selectBox, textBox } from '@/ui/dense-controls';

import { OnlyFor } from '../../frame/only-for';
import { nameAmong } from '../../list/words';
import { Field, foldSummary } from '../../pipeline/details-form';
import { TypedInput } from '../../pipeline/typed-input';
import type { Colleague } from '../../submission/colleagues';
import { addToContact, changeDetail } from '../change/actions';
import { hasLines, longestLine } from '../change/written';
import { addedKinds, kindLabels, shownKinds } from '../contact-words';
import type { KnownContact } from '../looking';
import { ContactFields } from './contact-fields';
import { dayOf, saidOf, type SaidOften } from './details';
import { FoldedForm } from '../folded-form';
import { LinesBox } from './lines-box';

interface DetailFactsProps {
  contact: KnownContact;
  colleagues: readonly Colleague[];
  /** What else is known, such as the company of a person. */
  children: ReactNode;
}

/** All that is known of somebody or a company, with who said it; it can be corrected. Needs no scripts. */
export function DetailFacts({ contact, colleagues, children }: DetailFactsProps) {
  const { kind } = contact;
  const groups = shownKinds[kind]
    .map((each) => ({ kind: each, details: saidOf(contact, each) }))
    .filter(({ details }) => details.length > 0);
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="sr-only">
        What is known
      </h2>
      <dl className="border-t-[3px] border-accent">
        {children}
        {groups.map((group) => (
          <Fact key={group.kind} heading={kindLabels[group.kind]}>
            <ul className="grid gap-2">
              {group.details.map((detail) => (
                <DetailItem key={detail.id} {...{ contact, detail, colleagues }} />
              ))}
            </ul>
          </Fact>
        ))}
      </dl>
      <OnlyFor right="work">
        <AddDetail contact={contact} />
      </OnlyFor>
    </section>
  );
}

/** Like a line of the facts of a submission, with room for what is done about it. */
export const Fact = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className="grid grid-cols-[96px_minmax(0,1fr)] items-baseline gap-x-2 border-b border-line py-[7px]">
    <dt className="text-ink-soft">{heading}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);

interface DetailItemProps {
  contact: KnownContact;
  detail: SaidOften;
  colleagues: readonly Colleague[];
}

function DetailItem({ contact, detail, colleagues }: DetailItemProps) {
  return (
    <li className="relative">
      <p className="pr-16">
        <DetailValue {...detail} />
      </p>
      <p className="text-[13px] text-ink-soft">{saidBy(detail, colleagues)}</p>
      {detail.kind === 'company' ? null : (
        <OnlyFor right="work">
          <CorrectDetail contact={contact} detail={detail} />
        </OnlyFor>
      )}
    </li>
  );
}

/** An address leads to writing to it, and a number to calling it. */
function DetailValue({ kind, value }: Pick<KnownDetail, 'kind' | 'value'>) {
  const address =
    kind === 'address'
      ? `mailto:${value}`
      : kind === 'telephone'
        ? `tel:${value.replaceAll(/[^+\d]/g, '')}`
        : null;
  if (address === null) return <bdi className="whitespace-pre-line">{value}</bdi>;
  return (
    <a href={address} className="underline underline-offset-2 max-sm:inline-block max-sm:py-1.5">
      {value}
    </a>
  );
}

/** Who said so, and when. */
export function saidBy(
  { origin, by, at, times }: Pick<SaidOften, 'origin' | 'by' | 'at' | 'times'>,
  colleagues: readonly Colleague[],
): string {
  if (origin === 'enquiry')
    return times === 1 ? `In an enquiry, ${dayOf(at)}` : `In ${times} enquiries, last ${dayOf(at)}`;
  if (origin === 'import') return `Imported ${dayOf(at)}`;
  return `${nameAmong(colleagues, by)}, ${dayOf(at)}`;
}

/** Another value in its place, or none. What somebody wrote in an enquiry stays below that. */
function CorrectDetail({ contact, detail }: Omit<DetailItemProps, 'colleagues'>) {
  const { id, kind, value, origin } = detail;
  const label = kindLabels[kind];
  return (
    <FoldedForm
      action={changeDetail}
      aria-label={`Correct ${value}`}
      summary={
        <>
          Correct<span className="sr-only"> {value}</span>
        </>
      }
      summaryLook="absolute top-0 right-0 cursor-pointer text-[13px] underline underline-offset-2 max-sm:-top-3 max-sm:py-3"
      className="mt-1 grid gap-2 border-l-[6px] border-accent py-1 pl-3"
    >
      <ContactFields {...contact} />
      <input type="hidden" name="detail" value={id} />
      <input type="hidden" name="from" value={value} />
      <Field label={label}>
        {hasLines(kind) ? (
          <LinesBox
            stored={value}
            maxLength={longestLine}
            className={`${textBox} field-sizing-content py-2`}
          />
        ) : (
          <TypedInput name="value" stored={value} maxLength={longestLine} autoComplete="off" />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <button type="submit" name="step" value="correct" className={lineButton}>
          Save
        </button>
        {origin === 'enquiry' ? null : (
          <button type="submit" name="step" value="remove" className={lineButton}>
            Remove
          </button>
        )}
      </div>
      {origin === 'enquiry' ? (
        <p className="text-[13px] text-ink-soft">
          What they wrote stays with their enquiry; yours stands before it.
        </p>
      ) : null}
    </FoldedForm>
  );
}

function AddDetail({ contact }: { contact: KnownContact }) {
  return (
    <div className="mt-1 print:hidden">
      <FoldedForm
        action={addToContact}
        aria-label="Add a detail"
        summary="Add a detail"
        summaryLook={foldSummary}
        className="mt-1 flex flex-wrap items-end gap-2 border-l-[6px] border-accent py-1 pl-3"
      >
        <ContactFields {...contact} />
        <Field label="What" className="w-32">
          <select name="kind" className={selectBox}>
            {addedKinds[contact.kind].map((kind) => (
              <option key={kind} value={kind}>
                {kindLabels[kind]}
              </option>
            ))}
          </select>
        </Field>
        <Field label="Is" className="min-w-0 flex-1 basis-40">
          <TypedInput name="value" stored="" maxLength={longestLine} autoComplete="off" required />
        </Field>
        <button type="submit" className={lineButton}>
          Add
        </button>
      </FoldedForm>
    </div>
  );
}
