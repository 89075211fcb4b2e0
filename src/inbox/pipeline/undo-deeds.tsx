import type { TypedUser } from 'payload';

import { UndoBar } from '../tools/undo-bar';
import { namesToUndo, readUndoables } from '../tools/undo';

/** What was just done, on a page beside the tables. */
export async function UndoDeeds({ user, now }: { user: TypedUser; now: number }) {
  const deeds = await Promise.all(
    (await readUndoables()).map(async (each) => ({
      undoable: each,
      names: await namesToUndo(each, user),
    })),
  );
  return <UndoBar deeds={deeds} now={now} />;
}
