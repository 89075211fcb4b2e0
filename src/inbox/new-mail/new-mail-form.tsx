'use client';

import { useId, useState } from 'react';

import type { MailFile } from '@/submissions/records/thread/thread';
import { solidButton, textBox } from '@/ui/dense-controls';

import { Problem } from '../action/action-form';
import type { ActionState } from '../action/action-state';
import { useFormAction } from '../action/use-form-action';
import type { Recipient } from '../people/recipient';
import { UploadForm } from '../reply/files/upload-form';
import { putWords, WordsAndFiles } from '../reply/files/words-and-files';
import { FromSelect, type FromChoice } from '../reply/from/from-select';
import { newMail } from './actions';

const caption = 'mb-1 block text-ink-soft';
const address = '/admin/new-mail';

interface NewMailFormProps {
  formKey: string;
  files: readonly MailFile[];
  /** From where it can go out; nothing where there is one mailbox. */
  from: readonly FromChoice[];
  /** Somebody who is known; null where nobody is named. */
  to: Recipient | null;
}

/** A mail to somebody who has not written to us. */
export function NewMailForm({ formKey, files, from, to }: NewMailFormProps) {
  // Each file that is added reads the page again; the mail stays the same.
  const [key] = useState(formKey);
  const [uploadId, boxId] = [useId(), useId()];
  // It is not emptied: where it was sent, the page goes as well.
  const onAnswer = (answer: ActionState) => putWords(boxId, answer);
  const { state, pending, problem, formProps } = useFormAction(newMail, {}, { address, onAnswer });
  const typed = (name: string) => state.typed?.[name] ?? '';
  return (
    <>
      <form {...formProps} aria-busy={pending} className="mt-4 grid max-w-[64ch] grid-cols-1 gap-3">
        <input type="hidden" name="key" value={key} />
        <FromSelect choices={from} chosen={typed('from')} />
        <label>
          <span className={caption}>To</span>
          <input
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            defaultValue={state.typed?.['email'] ?? to?.address ?? ''}
            className={textBox}
          />
        </label>
        <label>
          <span className={caption}>Their name, if you know it</span>
          <input
            name="name"
            maxLength={200}
            autoComplete="off"
            defaultValue={state.typed?.['name'] ?? to?.name ?? ''}
            className={textBox}
          />
        </label>
        <label>
          <span className={caption}>Subject</span>
          <input
            name="subject"
            required
            maxLength={500}
            defaultValue={typed('subject')}
            className={textBox}
          />
        </label>
        <WordsAndFiles
          {...{ boxId, uploadId, files, pending }}
          label="Message"
          rows={8}
          required
          text={typed('text')}
        />
        <div>
          <button type="submit" disabled={pending} className={solidButton}>
            Send
          </button>
        </div>
        <Problem text={problem} />
      </form>
      <UploadForm id={uploadId} draft="new-mail" address={address} />
    </>
  );
}
