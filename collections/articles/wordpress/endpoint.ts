import { Forbidden, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';

import { isOn } from '@/features';
import { safeName } from '@/platform/file-rules';
import { addressOfArticleImports } from '@/platform/payload/panel/addresses';

import { editors } from '../../access';
import { RefusedFile, type Refusal } from './file/refused-file';
import { getImport, settleImport, startImport } from './records/imports';
import { takeExport } from './take-export';

const order = z.object({
  import: z.uuid(),
  deed: z.enum(['start', 'stop']),
  publishes: z.literal('on').optional(),
  fetches: z.literal('on').optional(),
});
type Order = z.infer<typeof order>;

/**
 * `POST /api/article-import`, as forms of the panel send it: an export of WordPress for a dry run, or what is
 * to become of one. It leads to the page that shows it.
 */
export const articleImport: Endpoint = {
  path: '/article-import',
  method: 'post',
  handler: async (req) => {
    if (!isOn('articles')) return new Response(null, { status: 404 });
    if (!editors({ req })) throw new Forbidden(req.t);
    const sent = await req.formData?.().catch(() => null);
    const data = sent ?? new FormData();
    const meant = order.safeParse(Object.fromEntries(data));
    const query = meant.success ? await carryOut(req, meant.data) : await tryFile(req, data);
    return new Response(null, {
      status: 303,
      headers: { Location: addressOfArticleImports(query) },
    });
  },
};

type Query = Record<string, string>;

async function carryOut(
  { user }: PayloadRequest,
  { import: id, deed, publishes, fetches }: Order,
): Promise<Query> {
  if (user?.collection !== 'users' || (await getImport(id)) === null) return {};
  if (deed === 'stop') await settleImport(id, 'stopped');
  else
    await startImport(id, {
      by: user.id,
      publishes: publishes !== undefined,
      fetches: fetches !== undefined,
    });
  return { import: id };
}

async function tryFile({ payload, user }: PayloadRequest, data: FormData): Promise<Query> {
  const file = data.get('file');
  const refused = (refusal: Refusal) => ({ refused: refusal });
  if (!(file instanceof File) || user?.collection !== 'users') return refused('none');
  const beside = data.getAll('pictures').filter((each) => each instanceof File);
  try {
    const name = safeName(file.name);
    return { import: await takeExport(payload, user, { name, file, beside }) };
  } catch (error) {
    if (error instanceof RefusedFile) return refused(error.refusal);
    throw error;
  }
}
