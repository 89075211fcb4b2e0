import type { APIRequestContext } from 'playwright/test';
import { z } from 'zod';

import { expect } from '../site';
import { eventForm } from '../submissions/made-form';

const { id: _, updatedAt: __, ...content } = eventForm;
const questions = content.questions.map((each) =>
  each.kind === 'consent' ? { ...each, required: true } : each,
);
const answers = {
  q0000000001: 'Ada Okafor',
  q0000000002: 'ada@quay.example',
  q0000000003: 'Talks',
  q0000000006: 'yes',
};

const made = z.object({ doc: z.object({ id: z.string() }) });
const sent = z.object({ id: z.string() });

/** Publishes a form that asks to confirm the address and sends a file. @returns its id */
export async function publishNewsletter(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/custom-forms', {
    data: { ...content, slug: 'news', questions, asksToConfirm: true, _status: 'published' },
  });
  const { id } = made.parse(await answer.json()).doc;
  const put = await request.post(`/admin/form-files/${id}`, {
    multipart: {
      file: { name: 'Paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    },
  });
  expect(put.status()).toBe(200);
  const changed = await request.patch(`/api/custom-forms/${id}`, {
    data: { sendsFile: true, _status: 'published' },
  });
  expect(changed.status()).toBe(200);
  return id;
}

/** @returns the id of the submission */
export async function subscribe(request: APIRequestContext, form: string): Promise<string> {
  const answer = await request.post(`/api/forms/${form}`, { data: answers });
  return sent.parse(await answer.json()).id;
}
