import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';

import type { CustomForm } from '@/payload-types';
import { refreshForms } from '@/submissions/made/known-forms';
import { submitMade } from '@/submissions/submit';

import { payload } from '../payload';
import { eventForm } from './made-form';

const asServer = {
  overrideAccess: true,
  depth: 0,
  context: { disableRevalidate: true },
} as const;
const { id: _, updatedAt: __, ...content } = eventForm;

type Change = Partial<Omit<CustomForm, 'id' | 'createdAt' | 'updatedAt'>>;

/** Publishes the event's form under another address. @returns its id */
export async function publishForm(slug: string, change: Change = {}): Promise<string> {
  const { id } = await payload.create({
    collection: 'custom-forms',
    data: { ...content, slug, questions: [...content.questions], _status: 'published', ...change },
    ...asServer,
  });
  await refreshForms();
  return id;
}

export async function changeForm(id: string, data: object): Promise<void> {
  await payload.update({ collection: 'custom-forms', id, data, ...asServer });
  await refreshForms();
}

export const eraseForm = (id: string) =>
  payload.delete({ collection: 'custom-forms', id, trash: true, ...asServer });

const received = z.object({ id: z.uuid(), reference: z.string() });

/** Sends answers by the door. @returns the id of the submission */
export async function answerForm(slug: string, answers: object): Promise<string> {
  const response = await submitMade(
    slug,
    new Request(`http://localhost:3000/api/forms/${slug}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(answers),
    }),
  );
  return received.parse(await response.json()).id;
}

/** Takes away all that such tests leave. */
export async function forgetMade(): Promise<void> {
  await payload.db.drizzle.execute(sql`DELETE FROM custom_submissions; DELETE FROM payload_jobs`);
  await payload.delete({
    collection: 'custom-forms',
    where: { slug: { like: 'of-tests' } },
    trash: true,
    ...asServer,
  });
}
