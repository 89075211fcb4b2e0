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
const receipt = z.object({ id: z.string(), reference: z.string() });

export type PublishedForm = Awaited<ReturnType<typeof madeFormOf>>;

/** The form of an event, published at an address of its own. */
export async function madeFormOf(slug: string) {
  const { id: _, updatedAt: __, questions, ...content } = eventForm;
  const { id } = await payload.create({
    collection: 'custom-forms',
    data: { ...content, slug, questions: [...questions], _status: 'published' },
    ...asServer,
  });
  await refreshForms();
  const post = (init: RequestInit) =>
    submitMade(
      slug,
      new Request(`http://localhost:3000/api/forms/${slug}`, { method: 'POST', ...init }),
    );
  return {
    id,
    post,
    /** @throws where what is sent is refused */
    send: async (body: object, headers: Record<string, string> = {}) => {
      const response = await post({
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return receipt.parse(await response.json());
    },
    change: async (data: Partial<CustomForm>) => {
      await payload.update({
        ...{ collection: 'custom-forms', id, ...asServer },
        data: { ...data, _status: 'published' },
      });
      await refreshForms();
    },
    document: () => payload.findByID({ collection: 'custom-forms', id, ...asServer }),
    kept: (submission: string) =>
      payload.findByID({ collection: 'custom-submissions', id: submission, ...asServer }),
    empty: () =>
      payload.db.drizzle.execute(sql`DELETE FROM custom_submissions; DELETE FROM payload_jobs`),
    remove: async () => {
      await payload.db.drizzle.execute(
        sql`DELETE FROM custom_submissions; DELETE FROM payload_jobs`,
      );
      await payload.delete({ collection: 'custom-forms', id, trash: true, ...asServer });
    },
  };
}
