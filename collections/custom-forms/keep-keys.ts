import { randomBytes } from 'node:crypto';

import type { CollectionBeforeValidateHook } from 'payload';
import { z } from 'zod';

const questions = z.array(z.looseObject({ key: z.string().nullish() }));

/** No editor sees it, and no word of theirs is in it: what is renamed stays the same question. */
export const newKey = (): string => `q${randomBytes(5).toString('hex')}`;

/** A question that was copied within its form is another one. */
export function withKeys<Question extends { readonly key?: string | null | undefined }>(
  all: readonly Question[],
) {
  const seen = new Set<string>();
  return all.map((question) => {
    const { key } = question;
    const own = key && /^q[0-9a-f]{10}$/.test(key) && !seen.has(key) ? key : newKey();
    seen.add(own);
    return { ...question, key: own };
  });
}

export const keepKeys: CollectionBeforeValidateHook = ({ data }) => {
  const asked = questions.safeParse(data?.['questions']);
  return data && asked.success ? { ...data, questions: withKeys(asked.data) } : data;
};
