'use client';

import { useEffect, useRef, useState } from 'react';

import { lineButton, textBox } from '@/ui/dense-controls';

import type { StaffAction } from '../action/action-state';
import { draftKey, noteField } from '../action/draft-key';
import { keepDraft, useDraft } from '../action/drafts';
import { Problem } from '../action/problem';
import { useFormAction } from '../action/use-form-action';
import { TargetFields } from './target-fields';

interface NoteFormProps {
  form: string;
  id: string;
  /** The id of who writes. */
  author: string;
  /** Of the view that the form stands in. */
  address: string;
  add: StaffAction;
}

export function NoteForm({ form, id, author, address, add }: NoteFormProps) {
  const key = draftKey({ author, submission: id, field: noteField });
  const draft = useDraft(key);
  const [stored, setStored] = useState(0);
  const onDone = () => {
    keepDraft(key, '');
    setStored(stored + 1);
  };
  const { state, pending, formProps } = useFormAction(add, {}, { address, onDone });
  return (
    <form {...formProps} aria-busy={pending} className="grid gap-2 border-t border-line pt-2.5">
      <TargetFields form={form} id={id} />
      <NoteBox
        // Once it is stored, another box, which is empty.
        key={stored}
        text={stored > 0 ? '' : (state.typed?.['text'] ?? '')}
        readOnly={pending}
        draft={draft}
        onType={(text) => keepDraft(key, text)}
      />
      <Problem text={pending ? undefined : state.problem} />
      <AddNote />
    </form>
  );
}

/**
 * Without scripts an answer is a page of its own. Where that has no submission to show, because the
 * session has ended or the database is away, the note stands here, ready to be sent once more.
 */
export function NoteLeft({ address, add }: Pick<NoteFormProps, 'address' | 'add'>) {
  const { state, formProps } = useFormAction(add, {}, { address });
  if (!state.problem || !state.typed) return null;
  const { form = '', id = '', text = '' } = state.typed;
  return (
    <form {...formProps} className="mt-5 grid gap-2 text-[15px]">
      <Problem text={`The note was not stored. ${state.problem}`} />
      <TargetFields form={form} id={id} />
      <NoteBox text={text} />
      <AddNote />
    </form>
  );
}

interface NoteBoxProps {
  text: string;
  readOnly?: boolean;
  /** What was typed before; the server does not know it. */
  draft?: string;
  onType?: (text: string) => void;
}

function NoteBox({ text, readOnly, draft, onType }: NoteBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const isKept = useRef(false);
  useEffect(() => {
    if (!box.current || draft === undefined || box.current.value === draft) return;
    // What stands here before anything is kept was typed before the page was ready.
    if (draft === '' && !isKept.current) onType?.(box.current.value);
    else box.current.value = draft;
  });
  useEffect(() => {
    isKept.current = true;
  }, []);
  return (
    <textarea
      ref={box}
      name="text"
      aria-label="A note for colleagues"
      placeholder="Only colleagues read this"
      required
      maxLength={5000}
      rows={2}
      readOnly={readOnly}
      defaultValue={text}
      onInput={({ currentTarget }) => onType?.(currentTarget.value)}
      className={`${textBox} field-sizing-content py-2`}
    />
  );
}

const AddNote = () => (
  <button type="submit" className={`${lineButton} justify-self-start`}>
    Add note
  </button>
);
