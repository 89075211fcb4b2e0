'use client';

import { Paperclip } from 'lucide-react';
import { useId, type ChangeEvent } from 'react';

import { fileEndings, mailFileRule } from '@/platform/file-rules';
import type { MailFile } from '@/submissions/records/thread/thread';
import { lineButton } from '@/ui/dense-controls';
import { useHydrated } from '@/ui/use-hydrated';

import { Problem } from '../../action/action-form';
import { removal } from './draft-kinds';
import { DropMark } from './drop-mark';
import { MailFiles } from './mail-files';
import type { WrittenFiles } from './use-mail-files';

interface AttachFilesProps {
  /** Of the form that takes the files. */
  uploadId: string;
  files: readonly MailFile[];
  /** What is written so far. */
  text: string;
  written: WrittenFiles;
  pending: boolean;
}

/** The files of a mail that is being written. */
export function AttachFiles({ uploadId, files, text, written, pending }: AttachFilesProps) {
  const hydrated = useHydrated();
  const ruleId = useId();
  const { going, problems, attach, isDragged, putIn } = written;

  async function onChoose({ currentTarget: field }: ChangeEvent<HTMLInputElement>) {
    const chosen = Array.from(field.files ?? []);
    field.value = '';
    await attach(chosen);
  }

  return (
    <div className="relative grid grid-cols-1 gap-1">
      <MailFiles
        files={files}
        draft={{
          text,
          removeBy: (id) => ({ name: 'intent', value: removal(id), disabled: pending }),
          ...(hydrated && { putIn }),
        }}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label
          className={`${lineButton} max-w-full cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2`}
        >
          <Paperclip aria-hidden="true" strokeWidth={1.5} className="size-4" />
          Attach files
          <input
            type="file"
            name="file"
            multiple
            form={uploadId}
            accept={fileEndings.join(',')}
            aria-describedby={ruleId}
            disabled={going !== ''}
            onChange={(event) => void onChoose(event)}
            className={hydrated ? 'sr-only' : 'min-w-0'}
          />
        </label>
        {hydrated ? null : (
          <button type="submit" form={uploadId} className={lineButton}>
            Add them
          </button>
        )}
        <p role="status" className="text-[13px]">
          {going === '' ? null : `Attaching ${going}... Then it can be sent.`}
        </p>
      </div>
      <p id={ruleId} className="text-[13px] text-ink-soft">
        {mailFileRule}
        {hydrated ? (
          <span className="pointer-coarse:hidden">
            {' '}
            Drop them here, or drop or paste a picture into the words to have it stand there.
          </span>
        ) : null}
      </p>
      <Problem text={problems.length > 0 ? problems.join(' ') : undefined} />
      {isDragged ? <DropMark>Drop files here to attach them</DropMark> : null}
    </div>
  );
}
