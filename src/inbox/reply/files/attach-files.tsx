'use client';

import { Paperclip } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useId, useState, type ChangeEvent } from 'react';

import { fileEndings, mailFileRule } from '@/platform/file-rules';
import type { MailFile } from '@/submissions/records/thread/thread';
import { lineButton } from '@/ui/dense-controls';
import { useHydrated } from '@/ui/use-hydrated';

import { Problem } from '../../action/action-form';
import { MailFiles } from './mail-files';

interface AttachFilesProps {
  /** Of the form that takes the files: it cannot stand in the reply's. */
  uploadId: string;
  files: readonly MailFile[];
  pending: boolean;
}

const unreachable =
  'The server cannot be reached, so nobody can say whether this was attached. Load the page again in a moment.';

/** The files of a reply that is being written. They are stored at once, as a draft. */
export function AttachFiles({ uploadId, files, pending }: AttachFilesProps) {
  const hydrated = useHydrated();
  const router = useRouter();
  const ruleId = useId();
  const [going, setGoing] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [shown, setShown] = useState(files);
  if (shown !== files) {
    setShown(files);
    // What was said of too many, say, is no longer so once one was taken off.
    if (shown.some(({ id }) => !files.some((file) => file.id === id))) setProblems([]);
  }

  async function onChoose({ currentTarget: field }: ChangeEvent<HTMLInputElement>) {
    const { form } = field;
    // The field's own list is emptied with it.
    const chosen = Array.from(field.files ?? []);
    if (!form) return;
    const found: string[] = [];
    // One by one: together they can be more than a request may hold.
    for (const file of chosen) {
      setGoing(file.name);
      const data = new FormData(form);
      data.set('file', file);
      found.push(...(await send(data)));
    }
    field.value = '';
    setGoing('');
    setProblems(found);
    if (found.length < chosen.length) router.refresh();
  }

  return (
    <div className="grid gap-1">
      <MailFiles
        files={files}
        removeBy={(id) => ({ name: 'intent', value: `remove-file ${id}`, disabled: pending })}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label
          className={`${lineButton} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2`}
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
            className={hydrated ? 'sr-only' : 'max-w-full'}
          />
        </label>
        {hydrated ? null : (
          <button type="submit" form={uploadId} className={lineButton}>
            Add them
          </button>
        )}
        <p role="status" className="text-[13px]">
          {going === '' ? null : `Attaching ${going}...`}
        </p>
      </div>
      <p id={ruleId} className="text-[13px] text-ink-soft">
        {mailFileRule}
      </p>
      <Problem text={problems.length > 0 ? problems.join(' ') : undefined} />
    </div>
  );
}

/** @returns what was not attached, and why */
async function send(data: FormData): Promise<readonly string[]> {
  const response = await fetch('/admin/attachments', {
    method: 'POST',
    body: data,
    headers: { Accept: 'application/json' },
  }).catch(() => null);
  if (!response) return [unreachable];
  if (response.ok) return [];
  const said: unknown = await response.json().catch(() => null);
  return problemsIn(said) ?? [`It was not attached. ${mailFileRule}`];
}

/** What the inbox says; a proxy in front may say anything. */
function problemsIn(said: unknown): string[] | null {
  if (typeof said !== 'object' || said === null || !('problems' in said)) return null;
  const { problems } = said;
  return Array.isArray(problems) ? problems.filter((each) => typeof each === 'string') : null;
}
