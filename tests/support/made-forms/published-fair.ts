import type { APIRequestContext } from 'playwright/test';
import { z } from 'zod';

import { expect, query, staff } from '../site';
import { asked, file, questions, slug, title } from './fair';

const keyOf = (at: number): string => `q${String(at).padStart(10, '0')}`;
const made = z.object({ doc: z.object({ id: z.string() }) });
const sent = z.object({ id: z.string() });

/** Publishes the form of the fair without the panel. @returns its id */
export async function publishFair(request: APIRequestContext, change: object = {}) {
  await forgetForms(request);
  const data = {
    ...{ title, slug, _status: 'published' },
    questions: questions.map(({ kind, label, options, isRequired, onlyIf }, at) => ({
      ...{ key: keyOf(at), kind, label, required: isRequired, options: options?.join('\n') },
      ...(onlyIf && { onlyIf: keyOf(onlyIf.at), onlyIfIs: 'is', onlyIfAnswer: onlyIf.answer }),
    })),
    ...change,
  };
  const answer = await request.post('/api/custom-forms', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return made.parse(await answer.json()).doc.id;
}

/**
 * Sends its answers, the file too, as a browser with a script.
 * @param form its id: the door may know another by its slug for two seconds
 * @returns the id of the submission
 */
export async function answerFair(request: APIRequestContext, form: string): Promise<string> {
  const body = new FormData();
  for (const { kind, label, answer } of asked) {
    const name = keyOf(questions.findIndex((each) => each.label === label));
    if (kind === 'file') body.append(name, new File([new Uint8Array(file.buffer)], file.name));
    else
      for (const given of kind === 'several' ? answer.split('\n') : [answer])
        body.append(name, given);
  }
  const answer = await request.post(`/api/forms/${form}`, {
    headers: { Accept: 'application/json' },
    multipart: body,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return sent.parse(await answer.json()).id;
}

/** Takes away all forms and their answers. The site begins with none. @returns signed in as an editor */
export async function forgetForms(request: APIRequestContext): Promise<void> {
  // Whoever has one open in the panel would keep it for some minutes.
  await query(`DELETE FROM payload_locked_documents; DELETE FROM attachments;
               DELETE FROM custom_submissions`);
  await request.post('/api/users/login', { data: staff.editor });
  await request.delete('/api/custom-forms?where[id][exists]=true&trash=true');
}
