'use client';

import { useId } from 'react';

import { newSubmissionKey } from '@/forms/send/submission-key';

import type { MailFile } from '@/submissions/records/thread';

import type { FormAction, ReplyState } from '../action/action-state';
import { draftKey, replyField, replyKeyField } from '../action/draft-key';
import { keepDraft, readDraft, useDraft } from '../action/drafts';
import { Problem } from '../action/problem';
import { useFormAction } from '../action/use-form-action';
import { TargetFields } from '../submission/target-fields';
import { Composer } from './composer';
import type { TemplateName } from './reads';
import type { ShownEntry } from './shown-entry';
import { ThreadEntryItem } from './thread-entry';

interface ConversationFormProps {
  form: string;
  id: string;
  /** Of who sent it. */
  name: string;
  entries: readonly ShownEntry[];
  templates: readonly TemplateName[];
  /** Of the reply that is being written. */
  files: readonly MailFile[];
  viewer: string;
  /** Of the view that it stands in. */
  address: string;
  /** Of who sent it. */
  email: string;
  now: number;
  /** Whether anything can be written here. */
  isOpen: boolean;
  /** Of this form, where no draft has one. */
  formKey: string;
  reply: FormAction<ReplyState>;
}

const said: Record<NonNullable<ReplyState['done']>, string> = {
  sent: 'The reply waits for ten seconds, then it goes out.',
  scheduled: 'The reply goes out then. Until then it can be taken back above.',
  removed: 'The file was removed.',
  'taken-back': 'The reply was taken back. Its text is in the box.',
  'tried-again': 'The reply is sent now.',
  inserted: 'The template is in the box.',
  previewed: 'The preview is below the box.',
};

/** The thread and the box below it. They are one form: what is taken back comes into the box. */
export function ConversationForm({
  form,
  id,
  viewer,
  address,
  reply,
  ...rest
}: ConversationFormProps) {
  const { name, email, entries, templates, files, now, isOpen, formKey } = rest;
  const formId = useId();
  const boxId = `${formId}-text`;
  const uploadId = `${formId}-files`;
  const draftOf = (field: string) => draftKey({ author: viewer, submission: id, field });
  const [textKey, keyKey] = [draftOf(replyField), draftOf(replyKeyField)];
  const draft = useDraft(textKey);
  const keptKey = useDraft(keyKey);

  /** The key stays with its text: what was sent and not answered is then not sent twice. */
  function keep(text: string) {
    keepDraft(textKey, text);
    if (text.trim() === '') keepDraft(keyKey, '');
    else if (readDraft(keyKey) === '') keepDraft(keyKey, newSubmissionKey());
  }

  function onAnswer({ isClash, done, text }: ReplyState) {
    if (isClash) keepDraft(keyKey, newSubmissionKey());
    if (text === undefined) return;
    keep(text);
    if (done === 'inserted' || done === 'taken-back') document.getElementById(boxId)?.focus();
  }

  const { state, pending, formProps } = useFormAction(reply, {}, { address, onAnswer });
  if (!isOpen && entries.length === 0) return null;
  const seen = entries.at(-1)?.position ?? 0;
  return (
    <>
      {entries.length > 0 ? (
        <>
          <h3 className="text-[15px]">Replies</h3>
          <ol className="grid gap-4">
            {entries.map((entry) => (
              <ThreadEntryItem
                key={entry.id}
                {...{ entry, now, formId, pending, isOpen }}
                address={email}
              />
            ))}
          </ol>
        </>
      ) : null}
      <form {...formProps} id={formId} data-reply aria-busy={pending} className="grid gap-2">
        <TargetFields form={form} id={id} />
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="key" value={keptKey || formKey} />
        {isOpen ? (
          <Composer
            {...{ boxId, uploadId, name, templates, files, state, draft, pending }}
            onType={keep}
          />
        ) : null}
        <Problem text={pending ? undefined : state.problem} />
        <p role="status" className="sr-only">
          {pending || !state.done ? '' : said[state.done]}
        </p>
      </form>
      {isOpen ? (
        <form id={uploadId} action="/admin/attachments" method="post" encType="multipart/form-data">
          <TargetFields form={form} id={id} />
          <input type="hidden" name="back" value={address} />
        </form>
      ) : null}
    </>
  );
}
