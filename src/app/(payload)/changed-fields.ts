import config from '@payload-config';

import { env } from '@/env';
import { haveFieldsChanged } from '@/platform/payload/fields-at-start';

const message =
  'The fields have changed since `npm run dev` began, and the database has no place for them yet. Nothing is saved, and nothing shown. Stop it, run `npm run generate` in a terminal, and start it again.';

/** What to say in place of all that reads or saves documents; undefined while the database has a place for them. */
export async function changedFields(): Promise<string | undefined> {
  return env.NODE_ENV === 'development' && haveFieldsChanged(await config) ? message : undefined;
}

/** Fails a page in development with what to do. */
export async function refuseChangedFields(): Promise<void> {
  const changed = await changedFields();
  if (changed !== undefined) throw new Error(changed);
}
