import type { FormDefinition } from '@/forms';

import type { StaffAction } from '../action/action-state';
import { formatDate } from '../frame/format-date';
import type { SubmissionWithNotes } from '../list/reads/submission';
import { nameAmong } from '../reply/shown-entry';
import type { Colleague } from './colleagues';
import { NoteForm } from './note-form';

interface SubmissionNotesProps {
  form: FormDefinition;
  submission: SubmissionWithNotes;
  colleagues: readonly Colleague[];
  /** The id of who looks at it. */
  viewer: string;
  /** Of the view that it stands in. */
  address: string;
  /** Of the form below, where no draft has one. */
  formKey: string;
  add: StaffAction;
}

/** What staff write to each other about a submission; its sender never sees it. */
export function SubmissionNotes({ form, submission, colleagues, ...rest }: SubmissionNotesProps) {
  const { viewer, address, formKey, add } = rest;
  return (
    <section className="mt-6">
      <h3 className="mb-1.5 text-[15px]">Internal notes</h3>
      {submission.notes.map(({ id, text, author, at }) => (
        <div key={id} className="border-t border-line py-2">
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          <p className="text-[13px] text-ink-soft">
            {nameAmong(colleagues, author)}, <time dateTime={at}>{formatDate(at)}</time>
          </p>
        </div>
      ))}
      <NoteForm
        form={form.name}
        id={submission.id}
        author={viewer}
        {...{ colleagues, address, formKey, add }}
      />
    </section>
  );
}
