import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { contactForm, quoteForm, type FormDefinition } from '@/forms';
import type { InboxSetting } from '@/payload-types';

const forms = [contactForm, quoteForm] as const;

const day = 24 * 60 * 60 * 1000;
const warnedDays = 7;

/** So many are named; the rest is a number. */
const named = 50;

/** Those of a form that go into the trash within a week. */
export interface Expiring {
  readonly form: FormDefinition['name'];
  readonly days: number;
  readonly count: number;
  readonly first: readonly { id: string; reference: string; trashedAt: string }[];
}

export interface Retention {
  readonly trashDays: number;
  readonly expiring: readonly Expiring[];
}

const keptDays = (form: FormDefinition, settings: InboxSetting): number =>
  form.name === 'contact' ? settings.contactDays : settings.quoteDays;

/** How long submissions are kept, and which go within a week; access control applies. */
export async function getRetention(user: TypedUser): Promise<Retention> {
  const payload = await getPayload({ config });
  const asStaff = { overrideAccess: false, user } as const;
  const settings = await payload.findGlobal({ slug: 'inbox-settings', depth: 0, ...asStaff });
  const expiring = forms.map(async (form) => {
    const days = keptDays(form, settings);
    const sentBefore = new Date(Math.max(0, Date.now() - (days - warnedDays) * day));
    const { docs, totalDocs } = await payload.find({
      collection: form.collection,
      where: { submittedAt: { less_than: sentBefore.toISOString() } },
      sort: 'submittedAt',
      limit: named,
      depth: 0,
      select: { reference: true, submittedAt: true },
      ...asStaff,
    });
    const first = docs.map(({ id, reference, submittedAt }) => ({
      id,
      reference,
      trashedAt: new Date(Date.parse(submittedAt) + days * day).toISOString(),
    }));
    return { form: form.name, days, count: totalDocs, first };
  });
  return { trashDays: settings.trashDays, expiring: await Promise.all(expiring) };
}
