import { formatDate } from '../frame/format-date';
import type { SubmissionWithNotes } from '../list/reads/submission';
import { nameAmong } from '../list/words';
import type { Colleague } from './colleagues';
import { NoteForm } from './note-form';

interface SubmissionNotesProps {
  submission: SubmissionWithNotes;
  colleagues: readonly Colleague[];
  /** The id of who looks at it. */
  viewer: string;
  /** Of the view that it stands in. */
  address: string;
  /** Of the form below, where no draft has one. */
  formKey: string;
}

/** What staff write to each other about a submission; its sender never sees it. */
export function SubmissionNotes({ submission, viewer, ...rest }: SubmissionNotesProps) {
  const { form, id, notes } = submission;
  return (
    <section className="mt-6">
      <h3 className="mb-1.5 text-[15px]">Internal notes</h3>
      {notes.map(({ id: note, text, author, at }) => (
        <div key={note} className="border-t border-line py-2">
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          <p className="text-[13px] text-ink-soft">
            {nameAmong(rest.colleagues, author)}, <time dateTime={at}>{formatDate(at)}</time>
          </p>
        </div>
      ))}
      <NoteForm {...{ form, id }} author={viewer} {...rest} />
    </section>
  );
}
