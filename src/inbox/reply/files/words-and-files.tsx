import { useState } from 'react';

import type { MailFile } from '@/submissions/records/thread/thread';
import { textBox } from '@/ui/dense-controls';

import type { ActionState } from '../../action/action-state';
import { AttachFiles } from './attach-files';
import { DropMark } from './drop-mark';
import { useMailFiles } from './use-mail-files';

interface WordsAndFilesProps {
  boxId: string;
  label: string;
  /** What stands in the box at first. */
  text: string;
  rows: number;
  required?: boolean;
  /** Of the form that takes the files. */
  uploadId: string;
  files: readonly MailFile[];
  pending: boolean;
}

/** Where a mail is written on a page of its own, with its files below. */
export function WordsAndFiles({ boxId, label, text, rows, required, ...rest }: WordsAndFilesProps) {
  const { uploadId, files, pending } = rest;
  const [typed, setTyped] = useState(text);
  const written = useMailFiles({ boxId, uploadId, files, onType: setTyped });
  return (
    <>
      <div>
        <label htmlFor={boxId} className="mb-1 block text-ink-soft">
          {label}
        </label>
        <div className="relative grid">
          <textarea
            id={boxId}
            name="text"
            rows={rows}
            required={required}
            maxLength={20_000}
            defaultValue={text}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            onPaste={written.onPaste}
            className={textBox}
          />
          {written.isDragged ? (
            <DropMark>Drop a picture here to have it stand in the words</DropMark>
          ) : null}
        </div>
      </div>
      <AttachFiles {...{ uploadId, files, written, pending }} text={typed} />
    </>
  );
}

/** Puts into the box what an answer says of it. */
export function putWords(boxId: string, { typed }: Pick<ActionState, 'typed'>): void {
  const box = document.getElementById(boxId);
  const text = typed?.['text'];
  if (!(box instanceof HTMLTextAreaElement) || text === undefined || box.value === text) return;
  box.value = text;
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
