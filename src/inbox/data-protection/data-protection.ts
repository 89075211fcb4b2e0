import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { formList, type FormName } from '@/forms';
import { listLeaving } from '@/submissions/records/erasure/retention';

import { asSeenBy, mustReadForm } from '../access';

const warnedDays = 7;

/** So many are listed; of the rest the number is shown. */
const named = 50;

/** Those of a form that go into the trash within a week. */
export interface LeavingOfForm {
  readonly form: FormName;
  readonly days: number;
  readonly count: number;
  readonly first: readonly { id: string; reference: string; trashedAt: string }[];
}

export interface Retention {
  readonly trashDays: number;
  readonly leaving: readonly LeavingOfForm[];
}

/** How long submissions are kept, and which go within a week; access control applies. */
export async function getLeaving(user: TypedUser): Promise<Retention> {
  const payload = await getPayload({ config });
  const settings = await payload.findGlobal({
    slug: 'inbox-settings',
    depth: 0,
    ...asSeenBy(user),
  });
  const leaving = formList.map(async (form) => {
    const days = settings[`${form.name}Days`];
    await mustReadForm(payload, user, form);
    const listed = await listLeaving(form, { days, within: warnedDays, limit: named });
    const first = listed.map(({ id, reference, trashedAt }) => ({ id, reference, trashedAt }));
    return { form: form.name, days, count: listed[0]?.total ?? 0, first };
  });
  return { trashDays: settings.trashDays, leaving: await Promise.all(leaving) };
}
