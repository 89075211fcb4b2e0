import { Paperclip } from 'lucide-react';
import type { ComponentProps } from 'react';

import type { MailFile } from '@/submissions/records/thread/thread';

interface MailFilesProps {
  files: readonly MailFile[];
  /** The button that takes a file off again, while the mail is being written. */
  removeBy?: (id: string) => ComponentProps<'button'>;
}

/** The files of a mail: to be downloaded, or why one was not kept. */
export function MailFiles({ files, removeBy }: MailFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files" className="my-2 grid gap-1 text-[14px]">
      {files.map(({ id, name, size, problem }) => (
        <li key={id} className="flex items-start gap-2">
          <Paperclip aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-4 flex-none" />
          <span className="min-w-0 wrap-anywhere">
            {problem === null ? (
              // A file is no page: a plain link.
              <a
                href={`/admin/attachments/${id}`}
                download
                className="underline underline-offset-2 max-sm:inline-block max-sm:py-2"
              >
                {name}
              </a>
            ) : (
              name
            )}{' '}
            <span className="text-ink-soft">{sizeWords(size)}</span>
            {problem === null ? null : <span className="block">Not kept. {problem}</span>}
          </span>
          {removeBy ? (
            <button
              type="submit"
              formNoValidate
              {...removeBy(id)}
              className="ml-auto px-1 underline underline-offset-2 max-sm:min-h-11"
            >
              Remove<span className="sr-only"> {name}</span>
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

const sizeWords = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
