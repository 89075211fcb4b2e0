import { ActionForm } from '../action/action-form';
import { undo } from '../list/actions';
import { doneSentence, undoneSentence } from '../list/words';
import { UntilThen } from './until-then';
import type { Undoable } from './undo';

/** Something to undo, and of whom some of it is. */
interface NamedUndoable {
  readonly undoable: Undoable;
  readonly names: readonly string[];
}

interface UndoBarProps {
  /** The last first. */
  deeds: readonly NamedUndoable[];
  now: number;
}

/**
 * Says what was just done, and takes it back; earlier deeds are folded away above. It floats, so
 * that no row moves under the pointer, and each deed disappears after its minute. On a phone it
 * leaves the foot of the screen to the bar for ticked rows.
 */
export function UndoBar({ deeds: [last, ...earlier], now }: UndoBarProps) {
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
              <UndoForm {...deed} />
            </UntilThen>
          ))}
        </details>
      ) : null}
      <UndoForm {...last} isLast />
    </UntilThen>
  );
}

function UndoForm({ undoable, names, isLast }: NamedUndoable & { isLast?: boolean }) {
  const sentence = doneSentence(undoable.done, undoable.entries.length, names);
  return (
    <ActionForm
      // What could not be undone is said of this one alone.
      key={undoable.key}
      action={undo}
      data-undo={isLast}
      // The bar goes, and with it what it says.
      done={{ title: 'Undone', text: undoneSentence(undoable.done, sentence, names) }}
      className="flex min-h-11 flex-wrap items-center gap-x-4"
    >
      <input type="hidden" name="deed" value={undoable.key} />
      <p role={isLast ? 'status' : undefined}>{sentence}</p>
      <button type="submit" className="min-h-11 font-[620] underline underline-offset-2">
        Undo
      </button>
    </ActionForm>
  );
}
