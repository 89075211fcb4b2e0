import { ActionForm } from '../action/action-form';
import type { StaffAction } from '../action/action-state';
import { doneSentence } from '../list/words';
import { UntilThen } from './until-then';
import type { Undoable } from './undo';

/** Something to undo, and of whom some of it is. */
export interface NamedUndoable {
  readonly undoable: Undoable;
  readonly names: readonly string[];
}

interface UndoBarProps {
  /** The last first. */
  deeds: readonly NamedUndoable[];
  now: number;
  undo: StaffAction;
}

/**
 * What was just done, and the way back; what was done before it folded away above. It floats, so that
 * it moves no row under the pointer, and each goes after its minute. On a phone it makes room at the foot
 * for what can be done with ticked rows.
 */
export function UndoBar({ deeds: [last, ...earlier], now, undo }: UndoBarProps) {
  if (!last) return null;
  return (
    <UntilThen
      key={last.undoable.key}
      leftMs={last.undoable.until - now}
      className="fixed bottom-4 left-5 z-10 max-w-[min(560px,100vw-40px)] border-[1.5px] border-l-[14px] border-ink border-l-accent bg-paper px-3.5 print:hidden max-sm:[body:has(input[name=id]:checked)_&]:top-4 max-sm:[body:has(input[name=id]:checked)_&]:bottom-auto"
    >
      {earlier.length > 0 ? (
        <details className="border-b border-line">
          <summary className="flex min-h-9 cursor-pointer items-center text-[13px] underline underline-offset-2 max-sm:min-h-11">
            {earlier.length === 1
              ? 'One more can be undone'
              : `${earlier.length} more can be undone`}
          </summary>
          {earlier.toReversed().map((deed) => (
            <UntilThen key={deed.undoable.key} leftMs={deed.undoable.until - now}>
              <UndoForm {...deed} undo={undo} />
            </UntilThen>
          ))}
        </details>
      ) : null}
      <UndoForm {...last} undo={undo} isLast />
    </UntilThen>
  );
}

interface UndoFormProps extends NamedUndoable {
  undo: StaffAction;
  isLast?: boolean;
}

const UndoForm = ({ undoable, names, undo, isLast = false }: UndoFormProps) => (
  <ActionForm
    // What could not be undone is said of this one alone.
    key={undoable.key}
    action={undo}
    data-undo={isLast || undefined}
    className="flex min-h-11 flex-wrap items-center gap-x-4"
  >
    <input type="hidden" name="deed" value={undoable.key} />
    <p role={isLast ? 'status' : undefined}>
      {doneSentence(undoable.done, undoable.entries.length, names)}
    </p>
    <button type="submit" className="min-h-11 font-[620] underline underline-offset-2">
      Undo
    </button>
  </ActionForm>
);
