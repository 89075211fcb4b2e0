import { Forbidden, type Endpoint, type PayloadHandler, type PayloadRequest } from 'payload';
import { z } from 'zod';

import { privateFile } from '@/platform/private-file';
import { today } from '@/platform/place/calendar-day';

import { editors } from '../../access';
import { bringIn, withoutStored } from './bring-in';
import { fileLimits } from './limits';
import { planRows } from './plan-rows';
import { readRows, RefusedFile } from './read-rows';
import { writeFile } from './write-file';

const text = z.string().max(2000);
const order = z.object({
  rows: z
    .array(z.object({ line: z.number().int(), from: text, to: text, kind: text }))
    .max(fileLimits.rowsAtOnce),
  changes: z.boolean(),
});

const forEditors =
  (handle: (req: PayloadRequest) => Promise<Response>): PayloadHandler =>
  (req) => {
    if (!editors({ req })) throw new Forbidden(req.t);
    return handle(req);
  };

const problem = (message: string) => Response.json({ problem: message }, { status: 422 });

/** What would become of a file, whose bytes are the body. Nothing is written. */
async function tryFile(req: PayloadRequest): Promise<Response> {
  const bytes = Buffer.from((await req.arrayBuffer?.()) ?? new ArrayBuffer());
  try {
    const planned = await planRows(readRows(bytes), req);
    return Response.json({ rows: planned.map(withoutStored) });
  } catch (error) {
    if (error instanceof RefusedFile) return problem(error.message);
    throw error;
  }
}

async function takeRows(req: PayloadRequest): Promise<Response> {
  const sent = order.safeParse(await req.json?.().catch(() => undefined));
  if (!sent.success) return problem('These are no rows. Give the file again.');
  const { rows, changes } = sent.data;
  return Response.json({ rows: await bringIn(rows, { changes, req }) });
}

/**
 * `/api/redirects-file`: all redirects as a CSV, what would become of one, and some of its rows to
 * be stored (src/panel/redirects).
 */
export const redirectsFile: Endpoint[] = [
  {
    path: '/redirects-file',
    method: 'get',
    handler: forEditors(async (req) => {
      const file = await writeFile(req);
      return privateFile(file, 'text/csv; charset=utf-8', `filename="redirects-${today()}.csv"`);
    }),
  },
  { path: '/redirects-file', method: 'post', handler: forEditors(tryFile) },
  { path: '/redirects-file', method: 'put', handler: forEditors(takeRows) },
];
