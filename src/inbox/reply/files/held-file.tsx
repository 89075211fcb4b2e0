'use client';

import { lineButton } from '@/ui/dense-controls';
import type { MailFile } from '@/submissions/records/thread/thread';

import { ActionForm } from '../../action/action-form';
import { OnlyFor } from '../../frame/only-for';
import { deleteInfected } from './delete-infected';

const reasons = {
  waiting: 'Being checked for viruses.',
  away: 'The virus scanner does not answer; it is tried again.',
  refused: 'The virus scanner refuses files of this size: raise its StreamMaxLength.',
} as const;

interface HeldFileProps {
  file: MailFile;
  /** Of a reply that is being written: its files are taken off by another button. */
  isDraft?: boolean;
}

/** Why nobody can have a file, and how to be rid of one with a virus. */
export function HeldFile({ file: { id, name, held, found }, isDraft = false }: HeldFileProps) {
  if (held === null) return null;
  if (held !== 'infected')
    return <p className="text-ink-soft">{reasons[held]} Nobody can have it before that.</p>;
  return (
    <>
      <p className="font-[580] text-bad">
        {found ? `It holds a virus: ${found}.` : 'It holds a virus.'} Nobody can have it.
      </p>
      {isDraft ? null : (
        <OnlyFor right="erase">
          <ActionForm action={deleteInfected} className="my-1 text-ink">
            <input type="hidden" name="file" value={id} />
            <button type="submit" className={lineButton}>
              Delete it for good<span className="sr-only">: {name}</span>
            </button>
          </ActionForm>
        </OnlyFor>
      )}
    </>
  );
}
