import path from 'node:path';

import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';

import { testPurpose } from '@/forms/made/test-send';
import type { CustomForm } from '@/payload-types';
import { signedUntil } from '@/platform/signed-until';
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
  const own = `/api/forms/${slug}`;
  const post = (init: RequestInit, address = own) => {
    const { href, pathname } = new URL(address, 'http://localhost:3000');
    return submitMade(path.basename(pathname), new Request(href, { method: 'POST', ...init }));
  };
  const sendWith = async (body: object, headers: Record<string, string> = {}, address = own) => {
    const sent = { 'Content-Type': 'application/json', Accept: 'application/json', ...headers };
    const response = await post({ headers: sent, body: JSON.stringify(body) }, address);
    return receipt.parse(await response.json());
  };
  return {
    id,
    post,
    /** @throws where what is sent is refused */
    send: (body: object, headers: Record<string, string> = {}) => sendWith(body, headers),
    /** As an editor does from the preview. */
    sendTest: (body: object) =>
      sendWith(body, {}, `${own}?test=${signedUntil(testPurpose, id, Date.now() + 60_000)}`),
    /** Changes the draft alone. */
    draft: (data: Partial<CustomForm>) =>
      payload.update({
        ...{ collection: 'custom-forms', id, draft: true, ...asServer },
        data: { ...data, _status: 'draft' },
      }),
    change: async (data: Partial<CustomForm>) => {
      await payload.update({
        ...{ collection: 'custom-forms', id, ...asServer },
        data: { ...data, _status: 'published' },
      });
      await refreshForms();
    },
    /** Also into the trash, and back. */
    becomes: async (data: Partial<CustomForm>) => {
      await payload.update({
        ...{ collection: 'custom-forms', id, trash: true, ...asServer },
        data,
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
