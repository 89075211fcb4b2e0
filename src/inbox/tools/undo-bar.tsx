import { ActionForm } from '../action/action-form';
import type { StaffAction } from '../action/action-state';
import { doneSentence } from '../list/words';
import type { Undoable } from './undo';

interface UndoBarProps {
  undoable: Undoable;
  /** Of who sent what it was done to; some of them do. */
  names: readonly string[];
  undo: StaffAction;
}

/** What was just done, and the way back. It floats, so that it moves no row under the pointer. */
export function UndoBar({ undoable, names, undo }: UndoBarProps) {
  const { done, entries } = undoable;
  return (
    <ActionForm
      // What could not be undone is said of this one alone.
      key={JSON.stringify(undoable)}
      action={undo}
      data-undo
      className="fixed bottom-4 left-5 z-10 flex min-h-11 max-w-[min(560px,100vw-40px)] flex-wrap items-center gap-x-4 border-[1.5px] border-l-[14px] border-ink border-l-one bg-paper px-3.5 print:hidden"
    >
      <p role="status">{doneSentence(done, entries.length, names)}</p>
      <button type="submit" className="min-h-11 font-[620] underline underline-offset-2">
        Undo
      </button>
    </ActionForm>
  );
}
