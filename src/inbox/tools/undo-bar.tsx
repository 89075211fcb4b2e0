import type { Undoable } from './undo';

import { doneSentence } from '../list/words';

interface UndoBarProps {
  undoable: Undoable;
  undo: () => Promise<void>;
}

/** What was just done, and the way back. */
export function UndoBar({ undoable: { done, entries }, undo }: UndoBarProps) {
  return (
    <form
      action={undo}
      className="mt-3 mr-5 ml-5 flex min-h-11 flex-wrap items-center gap-x-4 border-l-[14px] border-one bg-paper px-3.5 sm:mr-4"
    >
      <p role="status">{doneSentence(done, entries.length)}</p>
      <button type="submit" className="min-h-11 font-[620] underline underline-offset-2">
        Undo
      </button>
    </form>
  );
}
