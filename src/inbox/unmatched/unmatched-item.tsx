import type { ComponentProps } from 'react';

import { forms } from '@/forms';
import { isEmailAddress } from '@/platform/email-address';
import { lineButton, solidButton, textBox } from '@/ui/dense-controls';

import { Problem } from '../action/action-form';
import { OnlyFor } from '../frame/only-for';
import { MailParties, MailText } from '../reply/incoming-entry';
import { MailFiles } from '../reply/files/mail-files';
import type { UnmatchedMail } from './reads';

export interface ShownMail extends UnmatchedMail {
  readonly receivedOn: string;
}

interface UnmatchedItemProps {
  mail: ShownMail;
  formProps: ComponentProps<'form'>;
  pending: boolean;
  problem: string | undefined;
}

const kinds = { answer: null, automatic: 'Automatic answer', bounce: 'Not delivered' } as const;

/** A mail server asks for nothing, and without an address nobody can be answered. */
const canEnquire = ({ kind, address }: ShownMail): boolean =>
  kind !== 'bounce' && isEmailAddress(address);

/** One mail, and what can be done with it. */
export function UnmatchedItem({ mail, formProps, pending, problem }: UnmatchedItemProps) {
  const { id, kind, address, sender, subject, files, writtenAt, offered } = mail;
  const headingId = `mail-${id}`;
  return (
    <li className="border-t-[3px] border-accent bg-paper px-4 py-4">
      <article aria-labelledby={headingId}>
        <h2 id={headingId} className="text-[17px] wrap-anywhere">
          {subject ?? 'Without a subject'}
        </h2>
        <p className="mt-0.5 text-[14px] wrap-anywhere text-ink-soft">
          {sender ? (
            <>
              <bdi>{sender}</bdi>,{' '}
            </>
          ) : null}
          {address === '' ? 'no address' : address},{' '}
          <time dateTime={writtenAt}>{mail.receivedOn}</time>
          {offered.length > 0 ? (
            <>
              {', '}
              <a
                href={`/admin/people/${id}`}
                className="underline underline-offset-2 max-sm:inline-block max-sm:py-2"
              >
                everything from this person
              </a>
            </>
          ) : null}
        </p>
        {kinds[kind] ? <p className="mt-1 font-[620]">{kinds[kind]}</p> : null}
        {mail.problem ? <p className="mt-1 text-bad">{mail.problem}</p> : null}
        <MailParties mail={mail} />
        <MailText mail={mail} />
        <MailFiles files={files} />
        <form {...formProps} aria-busy={pending} className="mt-3 grid gap-3">
          <input type="hidden" name="mail" value={id} />
          <OnlyFor right="work">
            {canEnquire(mail) ? (
              <button
                type="submit"
                name="intent"
                value="enquire"
                disabled={pending}
                className={`w-fit ${solidButton}`}
              >
                Make it an enquiry
              </button>
            ) : null}
            <div className="flex flex-wrap items-end gap-2">
              <label className="w-[13rem]">
                <span className="mb-1 block text-[14px] text-ink-soft">Reference</span>
                <input
                  name="reference"
                  placeholder="C-7F3K-2M"
                  autoComplete="off"
                  className={textBox}
                />
              </label>
              <button
                type="submit"
                name="intent"
                value="put"
                disabled={pending}
                className={lineButton}
              >
                Put it there
              </button>
              {offered.map(({ id: submission, reference, form }) => (
                <button
                  key={submission}
                  type="submit"
                  name="intent"
                  value={`put ${reference}`}
                  disabled={pending}
                  className={lineButton}
                >
                  On {reference}, a {forms[form].staff.short.one} of theirs
                </button>
              ))}
            </div>
          </OnlyFor>
          <Problem text={problem} />
          <OnlyFor right="erase">
            <details>
              <summary className="w-fit cursor-pointer py-1 text-[14px] underline underline-offset-2 max-sm:py-2.5">
                Throw it away
              </summary>
              <button
                type="submit"
                name="intent"
                value="throw-away"
                disabled={pending}
                className={`mt-2 ${lineButton}`}
              >
                Yes, erase this mail for good
              </button>
            </details>
          </OnlyFor>
        </form>
      </article>
    </li>
  );
}
