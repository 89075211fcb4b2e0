import 'server-only';

import { madeDocument } from '@/forms/made/document';
import { mayClose, openingAt, openingWords, type Opening } from '@/forms/made/opening';
import { staffConnection } from '@/platform/database/staff-connection';
import { countTaken } from '@/submissions/records/made-forms';
import type { CustomForm } from '@/payload-types';

import { getEditor } from '../preview/editor';
import { cached } from './cached';

/** What stands in the place of a form that takes no answers. */
export interface ClosedWords {
  readonly title: string;
  readonly text: string;
  /** Whoever looks at a draft sees the form besides. */
  readonly isBesideForm: boolean;
}

/** The door of each process has it expire in the moment in which it changes. */
const readOpening = cached(
  'opening of a form',
  ['custom-submissions'],
  async (_, document: Pick<CustomForm, 'id' | 'opening'>): Promise<Opening> => {
    const { id, opening } = ownOpening.parse(document);
    const isCounted = opening.most !== undefined;
    const taken = isCounted ? await countTaken(staffConnection, [id]) : undefined;
    return openingAt(opening, Date.now(), taken?.get(id) ?? 0);
  },
);

const ownOpening = madeDocument.pick({ id: true, opening: true });

/** Null while it takes answers. */
export async function getClosedWords({ id, opening }: CustomForm): Promise<ClosedWords | null> {
  const settings = ownOpening.parse({ id, opening }).opening;
  if (!mayClose(settings)) return null;
  const now = await readOpening({ id, opening });
  if (now === 'open') return null;
  return { ...openingWords(settings, now), isBesideForm: (await getEditor()) !== null };
}
