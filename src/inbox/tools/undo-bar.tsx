import { ActionForm } from '../action/action-form';
import type { StaffAction } from '../action/action-state';
import { doneSentence } from '../list/words';
import type { Undoable } from './undo';

interface UndoBarProps {
  undoable: Undoable;
  undo: StaffAction;
}

/** What was just done, and the way back. */
export function UndoBar({ undoable, undo }: UndoBarProps) {
  const { done, entries } = undoable;
  return (
    <ActionForm
      // What could not be undone is said of this one alone.
      key={JSON.stringify(undoable)}
      action={undo}
      className="mt-3 mr-5 ml-5 flex min-h-11 flex-wrap items-center gap-x-4 border-l-[14px] border-one bg-paper px-3.5 sm:mr-4"
    >
      <p role="status">{doneSentence(done, entries.length)}</p>
      <button type="submit" className="min-h-11 font-[620] underline underline-offset-2">
        Undo
      </button>
    </ActionForm>
  );
}
