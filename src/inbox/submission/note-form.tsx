'use client';

import { useId, useState, type KeyboardEvent } from 'react';

import { newSubmissionKey } from '@/forms/send/submission-key';
import { lineButton } from '@/ui/dense-controls';

import { DraftBox, type DraftBoxProps, sendByKey } from '../action/draft-box';
import { draftKey, noteField, noteKeyField } from '../action/draft-key';
import { keepDraft, readDraft, useDraft } from '../action/drafts';
import { Problem } from '../action/action-form';
import { listed, SuggestionList } from '../action/suggestions/suggestion-list';
import { useSuggestions } from '../action/suggestions/use-suggestions';
import { useFormAction } from '../action/use-form-action';
import { note } from './actions';
import type { Colleague } from './colleagues';
import { suggestionFor } from './mentions/mentions';
import { TargetFields } from './target-fields';

interface NoteFormProps {
  form: string;
  id: string;
  /** The id of who writes. */
  author: string;
  /** Whom a note can mention. */
  colleagues: readonly Colleague[];
  /** Of the view that the form stands in. */
  address: string;
  /** Of this form, where no draft has one. */
  formKey: string;
}

export function NoteForm({ form, id, author, colleagues, ...rest }: NoteFormProps) {
  const { address, formKey } = rest;
  const draftOf = (field: string) => draftKey({ author, submission: id, field });
  const [textKey, keyKey] = [draftOf(noteField), draftOf(noteKeyField)];
  const draft = useDraft(textKey);
  const keptKey = useDraft(keyKey);
  const [stored, setStored] = useState(0);
  const list = useId();
  /** The key stays with its text: what was sent and not answered is then not stored twice. */
  function onType(text: string) {
    keepDraft(textKey, text);
    if (text.trim() === '') keepDraft(keyKey, '');
    else if (readDraft(keyKey) === '') keepDraft(keyKey, newSubmissionKey());
  }
  const mentions = useSuggestions(
    (typed) => suggestionFor(typed, colleagues),
    ({ name }, { box, at, end }) => {
      box.setRangeText(`@${name} `, at, end, 'end');
      box.focus();
      onType(box.value);
    },
  );
  const { onCaret, onBlur } = mentions;
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    mentions.onKeyDown(event);
    if (!event.defaultPrevented) sendByKey(event);
  }
  const onDone = () => {
    onType('');
    setStored(stored + 1);
  };
  const { state, pending, problem, formProps } = useFormAction(note, {}, { address, onDone });
  return (
    <form
      {...formProps}
      data-note
      aria-busy={pending}
      className="grid gap-2 border-t border-line pt-2.5"
    >
      <TargetFields form={form} id={id} />
      <input type="hidden" name="key" value={keptKey || formKey} />
      <NoteBox
        // Once it is stored, another box, which is empty.
        key={stored}
        text={stored > 0 ? '' : (state.typed?.['text'] ?? '')}
        readOnly={pending}
        draft={draft}
        {...listed(list, mentions)}
        {...{ onType, onCaret, onKeyDown, onBlur }}
      />
      <SuggestionList id={list} label="Colleagues" suggestions={mentions}>
        {({ name }) => name}
      </SuggestionList>
      <Problem text={problem} />
      <AddNote />
    </form>
  );
}

/**
 * Without scripts an answer is a page of its own. Where that has no submission to show, because the
 * session has ended or the database is away, the note stands here, ready to be sent once more.
 */
export function NoteLeft({ address }: Pick<NoteFormProps, 'address'>) {
  const { state, formProps } = useFormAction(note, {}, { address });
  if (!state.problem || !state.typed) return null;
  const { form = '', id = '', text = '', key = '' } = state.typed;
  return (
    <form {...formProps} className="mt-5 grid gap-2 text-[15px]">
      <Problem text={`The note was not stored. ${state.problem}`} />
      <TargetFields form={form} id={id} />
      <input type="hidden" name="key" value={key} />
      <NoteBox text={text} />
      <AddNote />
    </form>
  );
}

type NoteBoxProps = Omit<DraftBoxProps, 'label' | 'placeholder' | 'maxLength' | 'rows'>;

const NoteBox = (props: NoteBoxProps) => (
  <DraftBox
    {...props}
    label="A note for colleagues"
    placeholder="Only colleagues read this; @name tells one of them"
    maxLength={5000}
    rows={2}
  />
);

const AddNote = () => (
  <button type="submit" className={`${lineButton} justify-self-start`}>
    Add note
  </button>
);
