import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { z } from 'zod';

import { setWebhookSecret, webhookState } from '@/submissions/records/made/webhooks';

import { forThoseWho } from '../../staff-file';

interface Context {
  readonly params: Promise<{ id: string }>;
}

/** As the database writes it; null where it is none. */
const idOf = async (params: Context['params']): Promise<string | null> =>
  z
    .uuid()
    .toLowerCase()
    .safeParse((await params).id).data ?? null;

const secret = z.string().regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/);

/** What is known of the webhook of a form; of its secret, how it ends. */
export const GET = (_request: Request, { params }: Context): Promise<Response> =>
  forThoseWho('forms', async () => answer(await getPayload({ config }), await idOf(params)));

/** Sets its secret. */
export const POST = (request: Request, { params }: Context): Promise<Response> =>
  forThoseWho('forms', async (user) => {
    const id = await idOf(params);
    const payload = await getPayload({ config });
    const sent = await request.formData().catch(() => null);
    const given = secret.safeParse(sent?.get('secret'));
    if (!given.success)
      return new Response('A secret is whsec_ and base64 of 24 bytes or more.', { status: 422 });
    const isThere = id !== null && (await webhookState(id));
    if (isThere && !(await setWebhookSecret(user.id, id, payload.encrypt(given.data))))
      return new Response('Only who reads the answers to this form sets it.', { status: 403 });
    return answer(payload, id);
  });

async function answer(payload: Payload, id: string | null): Promise<Response> {
  const state = id !== null ? await webhookState(id) : null;
  if (!state) return new Response('There is no such form.\n', { status: 404 });
  const { secret, ...rest } = state;
  const endsIn = secret && payload.decrypt(secret).slice(-4);
  return Response.json({ ...rest, endsIn }, { headers: { 'Cache-Control': 'private, no-store' } });
}
