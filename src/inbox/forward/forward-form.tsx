'use client';

import { useId, useState } from 'react';

import { sizeWords } from '@/platform/file-rules';
import type { MailFile } from '@/submissions/records/thread/thread';
import { solidButton, textBox } from '@/ui/dense-controls';

import { Problem } from '../action/action-form';
import type { ActionState } from '../action/action-state';
import { useFormAction } from '../action/use-form-action';
import { QuotedText } from '../reply/files/quoted-text';
import { UploadForm } from '../reply/files/upload-form';
import { putWords, WordsAndFiles } from '../reply/files/words-and-files';
import { TargetFields } from '../submission/target-fields';
import { FromSelect } from '../reply/from/from-select';
import { forward } from './actions';
import type { BegunForward } from './reads';

interface ForwardFormProps {
  form: string;
  id: string;
  /** The id of the mail; empty for all of the conversation. */
  mail: string;
  /** Of this page. */
  address: string;
  subject: string;
  /** What stands below the words. */
  quoted: string;
  files: readonly MailFile[];
  begun: BegunForward;
}

/** To whom it goes, with which words and files. */
export function ForwardForm({ form, id, mail, address, ...rest }: ForwardFormProps) {
  const { subject, quoted, files, begun } = rest;
  // Each file that is added reads the page again; the forward stays the same.
  const [key] = useState(begun.key);
  const [uploadId, boxId] = [useId(), useId()];
  // It is not emptied: where it was sent, the page goes as well.
  const onAnswer = (answer: ActionState) => putWords(boxId, answer);
  const { state, pending, problem, formProps } = useFormAction(forward, {}, { address, onAnswer });
  const typed = (name: string, otherwise: string) => state.typed?.[name] ?? otherwise;
  return (
    <>
      <form {...formProps} aria-busy={pending} className="mt-4 grid max-w-[64ch] grid-cols-1 gap-3">
        {Object.entries({ form, id, mail, key }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {begun.held.map((held) => (
          <input key={held} type="hidden" name="held" value={held} />
        ))}
        <FromSelect choices={begun.from} chosen={typed('from', '')} />
        <label>
          <span className="mb-1 block text-ink-soft">To</span>
          <input
            name="to"
            required
            inputMode="email"
            autoComplete="email"
            placeholder="bo@quay.example"
            defaultValue={typed('to', '')}
            className={textBox}
          />
        </label>
        <label>
          <span className="mb-1 block text-ink-soft">Subject</span>
          <input
            name="subject"
            maxLength={500}
            defaultValue={typed('subject', subject)}
            className={textBox}
          />
        </label>
        <WordsAndFiles
          {...{ boxId, uploadId, pending }}
          files={begun.files}
          label="Your words above it"
          rows={5}
          text={typed('text', begun.text)}
        />
        {files.length > 0 ? <Files files={files} /> : null}
        <details open>
          <summary className="w-fit cursor-pointer py-1 underline underline-offset-2 max-sm:py-2.5">
            What is forwarded
          </summary>
          <p
            dir="auto"
            tabIndex={0}
            role="region"
            aria-label="What is forwarded"
            className="mt-1 max-h-[24rem] overflow-y-auto border border-line bg-paper p-3 text-[14px] leading-[1.5] wrap-anywhere whitespace-pre-line"
          >
            <QuotedText {...{ text: quoted, files }} />
          </p>
        </details>
        <div>
          <button type="submit" disabled={pending} className={solidButton}>
            Forward
          </button>
        </div>
        <Problem text={problem} />
      </form>
      <UploadForm id={uploadId} draft="forward" address={address}>
        <TargetFields form={form} id={id} />
      </UploadForm>
    </>
  );
}

/** What could do harm, and the mail as it came, goes along only where somebody says so. */
const goesAlong = ({ kind }: MailFile): boolean => kind === 'plain';

const notes = {
  plain: '',
  inline: '',
  dangerous: ', which can do harm',
  original: ', the mail as it came',
} as const;

const Files = ({ files }: { files: readonly MailFile[] }) => (
  <fieldset>
    <legend className="mb-1 text-ink-soft">With these files</legend>
    <ul className="grid gap-1">
      {files.map((file) => (
        <li key={file.id}>
          <label className="flex min-h-6 items-start gap-2 max-sm:min-h-11 max-sm:items-center">
            <input
              type="checkbox"
              name="chosen"
              value={file.id}
              defaultChecked={goesAlong(file)}
              className="mt-1 size-4 flex-none accent-accent max-sm:mt-0"
            />
            <span className="wrap-anywhere">
              {file.name}{' '}
              <span className="text-ink-soft">
                {sizeWords(file.size)}
                {notes[file.kind]}
              </span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  </fieldset>
);
