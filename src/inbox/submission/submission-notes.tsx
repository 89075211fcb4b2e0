import type { FormDefinition } from '@/forms';
import type { Colleague } from './colleagues';
import type { SubmissionWithNotes } from '../list/submissions';

import { formatDate } from '../frame/format-date';
import { lineButton, textBox } from '../list/looks';
import type { StaffAction } from '../tools/staff-actions';
import { TargetFields } from './target-fields';

interface SubmissionNotesProps {
  form: FormDefinition;
  submission: SubmissionWithNotes;
  colleagues: readonly Colleague[];
  add: StaffAction;
}

/** What staff write to each other about a submission; its sender never sees it. */
export function SubmissionNotes({ form, submission, colleagues, add }: SubmissionNotesProps) {
  const nameOf = (author: string | null) =>
    colleagues.find(({ id }) => id === author)?.name ?? 'A former colleague';
  return (
    <section className="mt-6">
      <h3 className="mb-1.5 text-[15px]">Internal notes</h3>
      {submission.notes.map(({ id, text, author, at }) => (
        <div key={id} className="border-t border-line py-2">
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          <p className="text-[13px] text-ink-soft">
            {nameOf(author)}, <time dateTime={at}>{formatDate(at)}</time>
          </p>
        </div>
      ))}
      <form action={add} className="grid gap-2 border-t border-line pt-2.5">
        <TargetFields form={form.name} id={submission.id} />
        <textarea
          name="text"
          aria-label="A note for colleagues"
          placeholder="Only colleagues read this"
          required
          maxLength={5000}
          rows={2}
          className={`${textBox} field-sizing-content py-2`}
        />
        <button type="submit" className={`${lineButton} justify-self-start`}>
          Add note
        </button>
      </form>
    </section>
  );
}
