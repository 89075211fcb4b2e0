import type { TypedUser } from 'payload';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { logNowhere, payload, userWithRole } from '../../support/payload';
import { cookieOf, rest } from '../../support/rest';
import { signedInEditor } from '../../support/staff/editor';

// Refusals have their lines.
logNowhere();

type Headers = Record<string, string>;

let ada: Headers;
let ben: Headers;
let ids: Record<'ada' | 'ben', string>;
let industry: string;
let benUser: TypedUser;
beforeAll(async () => {
  ada = await signedInEditor();
  const { id: adaId, name } = await userWithRole('editor');
  const body = { email: 'namesake@onelayer.example', password: 'quill harbour 47 lantern' };
  const made = await payload.create({
    collection: 'users',
    data: { ...body, name, role: 'editor' },
    overrideAccess: true,
  });
  const { id: benId } = made;
  benUser = { ...made, collection: 'users' };
  ben = cookieOf(await rest('POST', '/users/login', { body }));
  ids = { ada: adaId, ben: benId };
  const where = { slug: { equals: 'aviation' } };
  const { docs } = await payload.find({ collection: 'industries', where, depth: 0 });
  industry = docs[0]?.id ?? '';
});

const locks = 'payload-locked-documents';
const document = z.record(z.string(), z.unknown());
type Form = z.output<typeof document>;
const dated = z.object({ updatedAt: z.string() }).optional();
const saved = z.object({ doc: dated, result: dated });
const lockMade = z.object({ doc: z.object({ id: z.string() }) });

/** What an editor writes in, and what they find there. */
const places = {
  'an industry': {
    path: () => `/industries/${industry}`,
    method: 'PATCH',
    versions: async () => {
      const where = { parent: { equals: industry } };
      const { docs } = await payload.findVersions({ collection: 'industries', where, ...all });
      return docs.map(({ version: { intro, changedBy } }) => ({ intro, changedBy }));
    },
    locked: () => ({ document: { relationTo: 'industries', value: industry } }),
  },
  'a page': {
    path: () => '/globals/quote-page',
    method: 'POST',
    versions: async () => {
      const { docs } = await payload.findGlobalVersions({ slug: 'quote-page', ...all });
      return docs.map(({ version: { intro, changedBy } }) => ({ intro, changedBy }));
    },
    locked: () => ({ globalSlug: 'quote-page' }),
  },
} as const;
const all = { pagination: false, depth: 0, sort: 'updatedAt' } as const;

const read = async (path: string, headers: Headers, query = '') =>
  document.parse(await (await rest('GET', `${path}${query}`, { headers })).json());

const published: [string, string, unknown][] = [];
afterEach(async () => {
  await payload.delete({ collection: locks, where: { id: { exists: true } } });
  for (const [method, path, intro] of published.splice(0)) {
    const body = { intro, _status: 'published' };
    expect((await rest(method, path, { headers: ada, body })).status).toBe(200);
  }
});

afterAll(() => payload.delete({ collection: 'users', id: ids.ben, overrideAccess: true }));

// They have one name, too: people are told apart by their accounts.
test.each(Object.entries(places))(
  'two editors write in %s, one takes it over, the other can no longer save, and nobody’s words are lost',
  async (_, { path, method, versions, locked }) => {
    const { intro: before } = await read(path(), ada);
    published.push([method, path(), before]);
    const lock = (method: string, address: string, headers: Headers, who: 'ada' | 'ben') =>
      rest(method, `/${locks}${address}`, {
        headers,
        body: { ...locked(), user: { relationTo: 'users', value: ids[who] } },
      });
    // As the panel saves: by itself, and all that stands in the form, which learns when that was saved.
    const write = async (headers: Headers, form: Form, intro: string) => {
      const answer = await rest(method, `${path()}?draft=true&autosave=true&depth=0`, {
        headers,
        body: { ...form, intro, _status: 'draft' },
      });
      const { doc, result } = saved.parse(await answer.clone().json());
      Object.assign(form, { ...(doc ?? result) });
      return answer;
    };
    const [formOfAda, formOfBen] = [
      await read(path(), ada, '?draft=true&depth=0'),
      await read(path(), ben, '?draft=true&depth=0'),
    ];

    expect((await write(ada, formOfAda, 'Ada began.')).status).toBe(200);
    expect((await write(ada, formOfAda, 'Ada began this.')).status).toBe(200);
    // The panel locks again as she goes on typing.
    const begun = await lock('POST', '', ada, 'ada');
    expect(begun.status).toBe(201);
    const { doc } = lockMade.parse(await begun.json());
    const refused = await write(ben, formOfBen, 'Ben has this.');
    expect(refused.status).toBe(423);
    // No id: it tells nobody anything.
    expect(await refused.text()).toMatch(/"Somebody else is working on this now,[^-]+"}]}$/);
    // Who it is, whether or not one may read accounts.
    const { docs } = await payload.find({ collection: locks, req: { user: benUser }, depth: 1 });
    expect(docs.map(({ user: { value } }) => value)).toEqual([
      { id: ids.ada, email: 'Test editor' },
    ]);
    expect((await write(ada, formOfAda, 'Ada began this.')).status).toBe(200);
    expect((await lock('PATCH', `/${doc.id}`, ben, 'ben')).status).toBe(200);
    // Ben's form was open before Ada wrote, and knows nothing of it.
    expect((await write(ben, formOfBen, 'Ben has this.')).status).toBe(200);
    // Ada has not seen yet that Ben has taken over: nothing of hers is written over his.
    expect((await write(ada, formOfAda, 'Ada goes on.')).status).toBe(423);
    const publish = { headers: ada, body: { intro: 'Ada goes on.', _status: 'published' } };
    expect((await rest(method, path(), publish)).status).toBe(423);
    expect((await write(ben, formOfBen, 'Ben goes on.')).status).toBe(200);

    const written = (await versions()).filter(({ intro }) => /^(Ada|Ben) /.test(intro));
    expect(written).toEqual([
      { intro: 'Ada began this.', changedBy: 'Test editor' },
      { intro: 'Ben goes on.', changedBy: 'Test editor' },
    ]);
    // Visitors have seen none of it.
    expect((await read(path(), {})).intro).toBe(before);
  },
);
