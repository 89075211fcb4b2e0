import type { FlattenedField } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { openSlugs } from '~/collections';
import { longLists as findLongLists } from '~/collections/soundness/long-lists';

import { forgetSamples, publishSamples } from '../../support/content/samples';
import { logNowhere, openGlobals, payload } from '../../support/payload';
import { rest } from '../../support/rest';
import { refusal, refused, signedInAdmin } from '../../support/staff/editor';

// Refusals have their lines.
logNowhere();

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await signedInAdmin();
  await publishSamples();
});
afterAll(forgetSamples);

const ask = (method: string, path: string, body: object) => rest(method, path, { headers, body });

/** Of each type of field, what it cannot be; a type that is new has to be added. */
const odd: Partial<Record<FlattenedField['type'], readonly unknown[]>> = {
  text: [['a', 'b'], 5, true, { a: 'b' }, [['a']]],
  textarea: [['a', 'b'], 5, true, { a: 'b' }],
  email: [['a@b.example'], 5, true, { a: 'b' }],
  code: [['a'], 5, true, {}],
  number: ['five', { a: 1 }, true, [['1']], '1e999'],
  checkbox: ['yes', 5, [true], {}],
  date: ['tomorrow', '0000-01-01', '+010000-01-01T00:00:00Z', ['2026-01-01'], {}, true],
  select: ['constructor', ['no such'], 5, {}, true],
  radio: ['constructor', ['no such'], 5, {}, true],
  relationship: ['no-id', 5, { relationTo: 'constructor', value: 'x' }, [['x']], true],
  upload: ['no-id', 5, {}, [[{}]], true],
  richText: ['words', 5, { root: 5 }, { root: { type: 'root', children: 5 } }, deep(300)],
  group: ['words', 5, ['a']],
  tab: ['words', 5, ['a']],
  array: ['words', 5, { a: 1 }, ['row'], [5]],
  blocks: ['words', 5, [{ blockType: 'constructor' }], [{ blockType: ['x'] }], [{}], ['row']],
};

function deep(levels: number): object {
  let node: object = { type: 'paragraph', children: [] };
  for (let level = 0; level < levels; level++) node = { type: 'paragraph', children: [node] };
  return { root: { type: 'root', children: [node] } };
}

/** What is no value of a document, and what a file says of itself: Payload drops that. */
const isSent = ({ admin, name, type }: FlattenedField) =>
  name !== 'id' && !['join', 'json'].includes(type) && !isOfFile(admin);
const isOfFile = (admin: FlattenedField['admin']) =>
  admin !== undefined && 'hidden' in admin && admin.hidden === true;

/** How many documents it takes to hold each kind of part once: a list of them has its length. */
const turnsOf = (fields: readonly FlattenedField[]): number =>
  Math.max(
    1,
    ...fields.map((field) =>
      field.type === 'blocks' ? Math.ceil(field.blocks.length / (field.maxRows ?? mostRows)) : 1,
    ),
  );

/**
 * A document in which every field is odd, and where; the fields that hold others are so in a round of
 * their own.
 * @param turn which of the parts it has, where there are more kinds than it has room for
 */
function oddDocument(
  fields: readonly FlattenedField[],
  { round, turn, isOuter }: { round: number; turn: number; isOuter: boolean },
) {
  const paths: string[] = [];
  const fill = (inside: readonly FlattenedField[], path: string): Record<string, unknown> =>
    Object.fromEntries(
      inside.filter(isSent).flatMap((field) => {
        const value = valueOf(field, `${path}${field.name}`);
        return value === undefined ? [] : [[field.name, value]];
      }),
    );
  const valueOf = (field: FlattenedField, path: string): unknown => {
    if (!isOuter && (field.type === 'group' || field.type === 'tab'))
      return fill(field.flattenedFields, `${path}.`);
    if (!isOuter && field.type === 'array') return [fill(field.flattenedFields, `${path}.0.`)];
    if (!isOuter && field.type === 'blocks') {
      const room = field.maxRows ?? mostRows;
      const kinds = field.blocks.slice(turn * room, (turn + 1) * room);
      return kinds.map(({ slug, flattenedFields }, at) => ({
        ...fill(flattenedFields, `${path}.${at}.`),
        blockType: slug,
      }));
    }
    const values = odd[field.type];
    if (!values) throw new Error(`Say what a field of type ${field.type} cannot be`);
    const value = values[round % values.length];
    // Of a field that takes several, the list itself is none.
    if (
      'hasMany' in field &&
      field.hasMany === true &&
      Array.isArray(value) &&
      !Array.isArray(value[0])
    )
      return undefined;
    paths.push(path);
    return value;
  };
  const data = fill(fields, '');
  return { data, paths };
}

const mostRows = 200;
const rounds = Math.max(...Object.values(odd).map(({ length }) => length));

async function expectNamed(answer: Response, paths: readonly string[], what: string) {
  const { errors } = refusal.parse(await answer.json());
  const named = (errors[0]?.data?.errors ?? []).map(({ path }) => path);
  const missing = paths.filter(
    (path) => !named.some((each) => each === path || each.startsWith(`${path}.`)),
  );
  expect([what, answer.status, missing]).toEqual([what, 400, []]);
}

const stored = z.object({ docs: z.array(z.object({ id: z.string() })) });

const collections = payload.config.collections.filter(({ slug }) =>
  [...openSlugs, 'redirects'].includes(slug),
);

test.each(collections.map((each) => [each.slug, each] as const))(
  'no field of %s takes what it cannot be',
  async (slug, { flattenedFields }) => {
    const { docs } = stored.parse(await payload.find({ collection: slug, limit: 1, draft: true }));
    const id = docs[0]?.id;
    // A picture needs its file first.
    const ways = [
      ...(slug === 'media'
        ? []
        : [
            ['POST', `/${slug}`],
            ['POST', `/${slug}?draft=true`],
          ]),
      ...(id === undefined
        ? []
        : [
            ['PATCH', `/${slug}/${id}`],
            ['PATCH', `/${slug}/${id}?draft=true&autosave=true`],
            ['PATCH', `/${slug}?where[id][equals]=${id}`],
          ]),
    ];
    await askInAllWays(ways, flattenedFields);
  },
);

const globals = openGlobals.filter(({ slug }) => !slug.startsWith('payload-'));

test.each(globals.map((each) => [each.slug, each] as const))(
  'no field of %s takes what it cannot be',
  async (slug, { flattenedFields }) => {
    const path = `/globals/${slug}`;
    await askInAllWays(
      [
        ['POST', path],
        ['POST', `${path}?draft=true`],
      ],
      flattenedFields,
    );
  },
);

async function askInAllWays(ways: readonly (readonly string[])[], fields: FlattenedField[]) {
  const kinds = [
    ...Array.from({ length: turnsOf(fields) }, (_, turn) => [turn, false] as const),
    [0, true] as const,
  ];
  for (let round = 0; round < rounds; round++)
    for (const [turn, isOuter] of kinds) {
      const { data, paths } = oddDocument(fields, { round, turn, isOuter });
      // The kinds of values in one way, the ways with one kind.
      for (const [method = '', path = ''] of round === 0 ? ways : ways.slice(0, 1)) {
        const answer = await ask(method, path, data);
        await expectNamed(answer, paths, `${method} ${path} round ${round}`);
      }
    }
}

const nobody = '00000000-0000-4000-8000-000000000000';

type Holder = Extract<FlattenedField, { flattenedFields: FlattenedField[] } | { type: 'blocks' }>;

/** What holds further fields, and as a value the least of it in which they can be sent. */
const inside = (field: Holder): [FlattenedField[], (inner: object) => unknown][] => {
  if (field.type === 'blocks')
    return field.blocks.map(({ flattenedFields, slug }) => [
      flattenedFields,
      (inner) => [{ ...inner, blockType: slug }],
    ]);
  const wrap = (inner: object) => (field.type === 'array' ? [inner] : inner);
  return [[field.flattenedFields, wrap]];
};

interface LongList {
  readonly at: string;
  readonly most: number;
  readonly data: object;
}

/** Each list of a document, of one more row than it may have. */
const longLists = (fields: readonly FlattenedField[], above = ''): LongList[] =>
  fields.filter(isSent).flatMap((field): LongList[] => {
    const at = above + field.name;
    const most = ('maxRows' in field && field.maxRows) || mostRows;
    const isList =
      ['array', 'blocks'].includes(field.type) || ('hasMany' in field && field.hasMany === true);
    const rows = { [field.name]: Array.from({ length: most + 1 }, () => rowOf(field)) };
    const further =
      'flattenedFields' in field || field.type === 'blocks'
        ? inside(field).flatMap(([within, wrap]) => {
            const path = Array.isArray(wrap({})) ? `${at}.0.` : `${at}.`;
            return longLists(within, path).map(({ data, ...list }) => ({
              ...list,
              data: { [field.name]: wrap(data) },
            }));
          })
        : [];
    return isList ? [{ at, most, data: rows }, ...further] : further;
  });

const rowOf = (field: FlattenedField): unknown => {
  if (field.type === 'blocks') return { blockType: field.blocks[0]?.slug };
  if (field.type === 'array') return {};
  if (field.type === 'select')
    return field.options.map((each) => (typeof each === 'string' ? each : each.value))[0];
  if (!('relationTo' in field)) return 'x';
  return typeof field.relationTo === 'string'
    ? nobody
    : { relationTo: field.relationTo[0], value: nobody };
};

const owners = [
  ...collections.map(({ slug, flattenedFields }) => ({
    path: `/${slug}`,
    lists: longLists(flattenedFields),
    find: () => payload.find({ collection: slug, limit: 1, draft: true }),
  })),
  ...globals.map(({ slug, flattenedFields }) => ({
    path: `/globals/${slug}`,
    lists: longLists(flattenedFields),
    find: () => Promise.resolve({ docs: [] }),
  })),
].filter(({ lists }) => lists.length > 0);

test.each(owners)('no list of $path takes more rows than it may have', async (owner) => {
  const { path, lists, find } = owner;
  const { docs } = stored.parse(await find());
  const ways = [
    ...(path === '/media' ? [] : [['POST', path] as const]),
    ...docs.map(({ id }) => ['PATCH', `${path}/${id}`] as const),
  ];
  for (const { at, most, data } of lists)
    for (const [method, to] of ways)
      for (const query of ['', '?draft=true', '?draft=true&autosave=true']) {
        const answer = await ask(method, to + query, data);
        const problem = `Keep at most ${most} here. These are ${most + 1}.`;
        expect([method, query, ...(await refused(answer))]).toEqual([
          ...[method, query, 400],
          [at, problem],
        ]);
      }
});

test('short lists do not make a document too long together', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const hasMany = { type: 'relationship', relationTo: 'faqs', hasMany: true } as const;
  const list = Array.from({ length: mostRows }, () => nobody);
  const doc = Object.fromEntries(names.map((name) => [name, list]));
  const found = findLongLists(
    names.map((name) => ({ name, ...hasMany })),
    doc,
  );
  expect(found).toMatchObject([
    { path: 'f', message: 'Keep at most 1000 rows in all lists together.' },
  ]);
});

test('what names a document that is not there is refused', async () => {
  for (const { slug, flattenedFields } of collections) {
    const { docs } = stored.parse(await payload.find({ collection: slug, limit: 1 }));
    for (const field of flattenedFields) {
      if (field.type !== 'relationship' && field.type !== 'upload') continue;
      const { relationTo } = field;
      const one =
        typeof relationTo === 'string' ? nobody : { relationTo: relationTo[0], value: nobody };
      const data = { [field.name]: field.hasMany === true ? [one] : one };
      for (const query of ['', '?draft=true']) {
        const answer = await ask('PATCH', `/${slug}/${docs[0]?.id}${query}`, data);
        const { errors } = refusal.parse(await answer.json());
        expect([slug, field.name, query, answer.status, JSON.stringify(errors)]).toEqual([
          slug,
          field.name,
          query,
          400,
          expect.stringMatching(/is not there, or not any more/),
        ]);
      }
    }
  }
});
