import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { formList, type FormName } from '@/forms';
import { listKeptDays, periodsOf } from '@/submissions/records/made/kept-days';
import { isMadeHidden, readerOf } from '@/submissions/records/made/readers';
import { listLeaving } from '@/submissions/records/erasure/retention';

import { asSeenBy, mustReadForm } from '../access';

const warnedDays = 7;

/** So many are listed; of the rest the number is shown. */
const named = 50;

/** Those of a form that go into the trash within a week. */
export interface LeavingOfForm {
  readonly form: FormName;
  /** Of a made form that says itself how long its answers are kept. */
  readonly title: string | null;
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
  for (const form of formList) await mustReadForm(payload, user, form);
  const [reader, kept] = await Promise.all([readerOf(user.id), listKeptDays()]);
  const own = kept.filter(({ form }) => !isMadeHidden(form, reader));
  const periods = formList.flatMap((form) =>
    periodsOf(form, settings[`${form.name}Days`], own).map((period) => ({ form, period })),
  );
  const leaving = periods.map(async ({ form, period }) => {
    const { days, title } = period;
    const listed = await listLeaving(form, period, { within: warnedDays, limit: named, reader });
    const first = listed.map(({ id, reference, trashedAt }) => ({ id, reference, trashedAt }));
    return { form: form.name, title, days, count: listed[0]?.total ?? 0, first };
  });
  return { trashDays: settings.trashDays, leaving: await Promise.all(leaving) };
}
