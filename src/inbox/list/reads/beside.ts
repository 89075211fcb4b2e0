import 'server-only';

import type { FormDefinition } from '@/forms';
import { tagsOf } from '@/submissions/records/tags/tags';
import { undeliveredAmong } from '@/submissions/records/thread/undelivered';
import { newsAmong } from '@/submissions/records/watches/watches';

import type { Beside } from './submission';

/** It checks no access: the caller has to have read those submissions under access control. */
export async function readBeside(
  form: FormDefinition,
  ids: readonly string[],
  viewer: string,
): Promise<Beside> {
  const [undelivered, tags, news] = await Promise.all([
    undeliveredAmong(form, ids),
    tagsOf(ids),
    newsAmong(viewer, ids),
  ]);
  return { undelivered, tags, news };
}
