import { Paperclip, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';

import { sizeWords } from '@/platform/file-rules';
import { byNameOf, isPicture, picturesIn } from '@/platform/formatted/pictures';
import type { MailFile } from '@/submissions/records/thread/thread';

import { lineButton } from '@/ui/dense-controls';

import { HeldFile } from './held-file';
import { isShown, pictureAddress } from './shown-pictures';

interface MailFilesProps {
  files: readonly MailFile[];
  /** The words of the mail, where the pictures among them are shown. */
  text?: string;
  /** Of a mail that is being written. */
  draft?: Draft;
}

interface Draft {
  /** What is written so far. */
  readonly text: string;
  /** The button that takes a file off again. */
  readonly removeBy: (id: string) => ComponentProps<'button'>;
  /** Has a picture stand among the words; not without scripts. */
  readonly putIn?: (name: string) => void;
}

/**
 * The files of a mail, to be downloaded; what could do harm, behind a warning; the pictures of its
 * text, which are mostly logos, folded away; and the mail as it came.
 */
export function MailFiles({ files, text = '', draft }: MailFilesProps) {
  const standing = standingIn(text, files);
  const sent = files.filter(
    (file) => (file.kind === 'plain' || file.kind === 'dangerous') && !standing.has(file),
  );
  const inline = files.filter(({ kind }) => kind === 'inline');
  const original = files.find(({ kind }) => kind === 'original');
  return (
    <>
      {sent.length > 0 ? (
        <ul aria-label="Files" className="my-2 grid gap-1 text-[14px]">
          {sent.map((file) => (
            <Item
              key={file.id}
              {...{ file, draft }}
              isStanding={draft !== undefined && standingIn(draft.text, files).has(file)}
            />
          ))}
        </ul>
      ) : null}
      {inline.length > 0 ? (
        <details className="my-1 text-[14px]">
          <summary className={summary}>Pictures in the text ({inline.length})</summary>
          <ul aria-label="Pictures in the text" className="my-2 grid gap-1">
            {inline.map((file) => (
              <Item key={file.id} file={file} draft={undefined} isStanding={false} />
            ))}
          </ul>
        </details>
      ) : null}
      {original ? (
        <div className="my-1 text-[13px] text-ink-soft">
          {original.held === null ? (
            <a
              href={`/admin/mails/${original.id}`}
              className="mr-3 underline underline-offset-2 max-sm:inline-block max-sm:py-2"
            >
              Show the original
            </a>
          ) : null}
          <Download file={original}>The mail as it came</Download> {sizeWords(original.size)}. It
          can hold what is dangerous: open it in a mail program only.
          <HeldFile file={original} />
        </div>
      ) : null}
    </>
  );
}

const summary = 'w-fit cursor-pointer py-1 underline underline-offset-2 max-sm:py-2.5';

/** The pictures that a text has shown, each the first of its name. */
function standingIn(text: string, files: readonly MailFile[]): ReadonlySet<MailFile> {
  const byName = byNameOf(files.filter(isShown));
  return new Set(picturesIn(text).flatMap((name) => byName.get(name) ?? []));
}

interface ItemProps {
  file: MailFile;
  draft: Draft | undefined;
  /** It stands among the words. */
  isStanding: boolean;
}

function Item({ file, draft, isStanding }: ItemProps) {
  const { id, name, size, kind, isKept, problem, held } = file;
  const Icon = kind === 'dangerous' || held === 'infected' ? TriangleAlert : Paperclip;
  return (
    <li className="flex items-start gap-2">
      {draft && isShown(file) ? (
        // Its name stands beside it.
        <img
          src={pictureAddress(file)}
          alt=""
          className="size-11 flex-none border border-line object-cover"
        />
      ) : (
        <Icon aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-4 flex-none" />
      )}
      <div className="min-w-0 wrap-anywhere">
        {isKept && kind !== 'dangerous' ? <Download file={file}>{name}</Download> : name}{' '}
        <span className="text-ink-soft">{sizeWords(size)}</span>
        {problem === null ? null : (
          <span className="block">
            {isKept ? null : 'Only in the mail as it came. '}
            {problem}
          </span>
        )}
        {isStanding ? <span className="block">It stands among the words.</span> : null}
        <HeldFile file={file} isDraft={draft !== undefined} />
        {isKept && held === null && kind === 'dangerous' ? (
          <details>
            <summary className={summary}>This file can do harm</summary>
            <p className="mt-1 text-bad">
              Files of this kind can run programs on your computer. Ask whoever wrote, by telephone,
              before you open it.
            </p>
            <Download file={file}>Download {name} all the same</Download>
          </details>
        ) : null}
      </div>
      {draft?.putIn && isPicture(name) && !isStanding ? (
        <button type="button" onClick={() => draft.putIn?.(name)} className={lineButton}>
          Put into the words<span className="sr-only"> {name}</span>
        </button>
      ) : null}
      {draft ? (
        <button
          type="submit"
          formNoValidate
          {...draft.removeBy(id)}
          className="ml-auto min-h-6 px-1 underline underline-offset-2 max-sm:min-h-11"
        >
          Remove<span className="sr-only"> {name}</span>
        </button>
      ) : null}
    </li>
  );
}

interface DownloadProps {
  file: MailFile;
  children: ComponentProps<'a'>['children'];
}

/** A file is no page: a plain link, and none to what nobody can have. */
const Download = ({ file, children }: DownloadProps) =>
  file.held === null ? (
    <a
      href={`/admin/attachments/${file.id}`}
      download
      className="underline underline-offset-2 max-sm:inline-block max-sm:py-2"
    >
      {children}
    </a>
  ) : (
    children
  );
