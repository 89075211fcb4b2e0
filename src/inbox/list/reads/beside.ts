import 'server-only';

import type { FormDefinition } from '@/forms';
import { tagsOf } from '@/submissions/records/tags/tags';
import { undeliveredAmong } from '@/submissions/records/thread/undelivered';

import type { Beside } from './submission';

/** It checks no access: the caller has to have read those submissions under access control. */
export async function readBeside(form: FormDefinition, ids: readonly string[]): Promise<Beside> {
  const [undelivered, tags] = await Promise.all([undeliveredAmong(form, ids), tagsOf(ids)]);
  return { undelivered, tags };
}
