import 'server-only';

import { formNames } from '@/forms';
import { byName } from '@/platform/by-name';

import { cached } from './cached';

const settingNames = [...formNames.map((name) => `${name}Days` as const), 'trashDays' as const];

/** For how many days submissions are kept. Staff set it, and the privacy policy tells everybody. */
export const getRetention = cached('retention', ['inbox-settings'], async (payload) => {
  const settings = await payload.findGlobal({
    slug: 'inbox-settings',
    depth: 0,
    overrideAccess: true,
  });
  return byName(
    settingNames.map((name) => ({ name })),
    ({ name }) => settings[name],
  );
});
