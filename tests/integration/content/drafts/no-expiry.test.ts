import { hasDraftsEnabled } from 'payload/shared';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { collectExpired } from '~/collections/hooks/revalidate';

import { openCollections } from '../../../support/payload';
import { rest } from '../../../support/rest';
import { signedInEditor } from '../../../support/staff/editor';

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await signedInEditor();
});

const drafted = openCollections.filter(hasDraftsEnabled);

const answered = z.object({ doc: z.object({ id: z.string(), _status: z.string() }) });

/** In the order in which the panel makes them: each is a request of its own. */
const draftsOf = {
  'a new one': () => ['POST', '?draft=true'],
  'what is typed': (id) => ['PATCH', `/${id}?draft=true&autosave=true`],
  'a copy': (id) => ['POST', `/${id}/duplicate`],
} satisfies Record<string, (id: string) => [string, string]>;

// Payload's hooks between ours replace the context of the request in some collections and not in
// others: “Create New” was blank, since a page may not be expired while another is drawn.
test.each(drafted)('no draft among the $slug expires a page', async ({ slug }) => {
  let id = '';
  const made: string[] = [];
  for (const [what, call] of Object.entries(draftsOf)) {
    const [method, path] = call(id);
    const send = () => rest(method, `/${slug}${path}`, { headers, body: {} });
    const { result, tags } = await collectExpired(send);
    const { doc } = answered.parse(await result.json());
    if (!made.includes(doc.id)) made.push(doc.id);
    id ||= doc.id;
    expect([what, doc._status, tags]).toEqual([what, 'draft', []]);
  }
  const where = `where[id][in]=${made.join(',')}`;
  const { tags } = await collectExpired(() => rest('DELETE', `/${slug}?${where}`, { headers }));
  expect(tags).toEqual([slug]);
});
