import 'server-only';

import type { TypedUser } from 'payload';

import { isOn } from '@/features';
import { formList } from '@/forms';
import {
  listWantedErasures,
  type WantedErasure,
} from '@/submissions/records/prospects-page/wishes';

import { readableNames } from '../access';

/** The erasures that senders asked for on their pages, of what this user may read. */
export async function getWantedErasures(user: TypedUser): Promise<readonly WantedErasure[]> {
  if (!isOn('prospects-page')) return [];
  const wanted = await listWantedErasures();
  if (wanted.length === 0) return [];
  const readable = await Promise.all(
    formList.map(async (form) =>
      readableNames(
        form,
        user,
        wanted.flatMap((each) => (each.form === form.name ? [each.id] : [])),
      ),
    ),
  );
  return wanted.filter(({ id }) => readable.some((names) => names.has(id)));
}
