import { z } from 'zod';

import { payload, userWithRole } from '../payload';
import { cookieOf, rest } from '../rest';

/** The headers of a signed-in marketer, for whose changes there is no page to expire. */
export const signedInEditor = () => signedInAs('editor');

/** The same of staff, who may change the settings of the inbox as well. */
export const signedInAdmin = () => signedInAs('admin');

export async function signedInAs(
  role: 'admin' | 'agent' | 'editor',
): Promise<Record<string, string>> {
  for (const { config } of Object.values(payload.collections))
    config.hooks.beforeOperation.unshift(({ context }) => {
      context.disableRevalidate = true;
    });
  for (const { hooks } of payload.config.globals)
    hooks.beforeValidate.unshift(({ context }) => {
      context.disableRevalidate = true;
    });
  const { email } = await userWithRole(role);
  const body = { email, password: 'quill harbour 47 lantern' };
  return cookieOf(await rest('POST', '/users/login', { body }));
}

/** As much of an answer as says whether it was a refusal, and why. */
export const refusal = z.object({
  errors: z
    .array(
      z.object({
        message: z.string(),
        data: z
          .object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) })
          .optional(),
      }),
    )
    .default([]),
});

/** The fields that an answer refuses, and why. */
export async function refused(answer: Response) {
  const { errors } = refusal.parse(await answer.json());
  return [
    answer.status,
    ...(errors[0]?.data?.errors ?? []).map(({ path, message }) => [path, message]),
  ];
}
