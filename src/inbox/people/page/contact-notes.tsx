import { lineButton, textBox } from '@/ui/dense-controls';

import { ActionForm } from '../../action/action-form';
import { formatDate } from '../../frame/format-date';
import { OnlyFor } from '../../frame/only-for';
import { nameAmong } from '../../list/words';
import type { Colleague } from '../../submission/colleagues';
import { addToContact, changeDetail } from '../change/actions';
import { longestNote } from '../change/written';
import type { KnownContact } from '../looking';
import { ContactFields } from './contact-fields';
import { FoldedForm } from '../folded-form';
import { LinesBox } from './lines-box';

interface ContactNotesProps {
  contact: KnownContact;
  colleagues: readonly Colleague[];
}

/** What staff wrote to each other about somebody or a company, the newest first. */
export function ContactNotes({ contact, colleagues }: ContactNotesProps) {
  const notes = contact.known.details.filter(({ kind }) => kind === 'note');
  return (
    <section aria-labelledby="notes">
      <h2 id="notes" className="text-[17px]">
        Notes
      </h2>
      <ul className="mt-2 grid gap-2">
        {notes.map(({ id, value, by, origin, at }) => (
          <li key={id} className="border-l-[6px] border-edge bg-ground py-1.5 pr-3 pl-3">
            <p className="text-[13px] text-ink-soft">
              {origin === 'import' ? 'Imported' : nameAmong(colleagues, by)},{' '}
              <time dateTime={at}>{formatDate(at)}</time>
            </p>
            <p
              dir="auto"
              className="my-1 max-w-[80ch] leading-[1.55] wrap-anywhere whitespace-pre-line"
            >
              {value}
            </p>
            <OnlyFor right="work">
              <FoldedForm
                action={changeDetail}
                aria-label="Change the note"
                summary="Change"
                summaryLook="w-fit cursor-pointer text-[13px] underline underline-offset-2 max-sm:py-2.5 print:hidden"
                className="mt-1 grid max-w-[80ch] gap-2"
              >
                <ContactFields {...contact} />
                <input type="hidden" name="detail" value={id} />
                <input type="hidden" name="from" value={value} />
                <LinesBox
                  label="The note"
                  stored={value}
                  maxLength={longestNote}
                  className={`${textBox} field-sizing-content py-2`}
                />
                <div className="flex flex-wrap gap-2">
                  <button type="submit" name="step" value="correct" className={lineButton}>
                    Save
                  </button>
                  <button type="submit" name="step" value="remove" className={lineButton}>
                    Remove
                  </button>
                </div>
              </FoldedForm>
            </OnlyFor>
          </li>
        ))}
      </ul>
      <OnlyFor right="work">
        <ActionForm
          action={addToContact}
          aria-label="New note"
          className="mt-2 grid max-w-[80ch] gap-2 print:hidden"
        >
          <ContactFields {...contact} />
          <input type="hidden" name="kind" value="note" />
          <LinesBox
            label="A note for colleagues"
            maxLength={longestNote}
            className={`${textBox} field-sizing-content py-2`}
          />
          <div>
            <button type="submit" className={lineButton}>
              Add note
            </button>
          </div>
        </ActionForm>
      </OnlyFor>
      {notes.length === 0 ? (
        <OnlyFor right="work">
          <p className="mt-1 text-[13px] text-ink-soft">For colleagues alone.</p>
        </OnlyFor>
      ) : null}
    </section>
  );
}
