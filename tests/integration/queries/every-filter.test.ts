import {
  buildVersionCollectionFields,
  buildVersionGlobalFields,
  createLocalReq,
  type FlattenedField,
  type TypedUser,
} from 'payload';
import { validOperators } from 'payload/shared';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { refusalOf } from '@/platform/refusal';

import { filterProblem } from '~/collections/queries/filter-problem';

import { fieldTypeConditions } from '../../../node_modules/@payloadcms/ui/dist/elements/WhereBuilder/field-types.js';
import { payload, userWithRole } from '../../support/payload';

interface Asked {
  readonly path: string;
  readonly operator: string;
  readonly value: unknown;
}

const id = '00000000-0000-4000-8000-000000000000';
const values = ['abc', '2026-01-01', id, null, ['1', 'x'], { relationTo: 'users', value: id }];

/** The fields of versions are those of their documents. */
const few = ['abc', ['1', 'x']];

/** All fields, and what stands below those that hold a document of their own or name another. */
const pathsOf = (fields: readonly FlattenedField[]): string[] =>
  fields.flatMap((field) => [field.name, ...below(field).map((path) => `${field.name}.${path}`)]);

function below(field: FlattenedField): string[] {
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return ['id', 'createdAt', 'value', 'relationTo', 'title', 'nothing'];
    case 'json':
    case 'richText':
    case 'blocks':
      return ['title', 'blockType', 'root.children.text'];
    default:
      return 'flattenedFields' in field ? pathsOf(field.flattenedFields) : [];
  }
}

const collections = Object.values(payload.collections).map(({ config }) => config);

const asking = [
  ...collections.map(({ slug, flattenedFields }) => ({
    what: slug,
    values,
    fields: flattenedFields,
    ask: (where: object) =>
      payload.db.find({ collection: slug, limit: 1, pagination: false, where: { ...where } }),
  })),
  ...collections
    .filter(({ versions }) => versions)
    .map((config) => ({
      what: `versions of ${config.slug}`,
      values: few,
      fields: buildVersionCollectionFields(payload.config, config, true),
      ask: (where: object) =>
        payload.db.findVersions({ collection: config.slug, limit: 1, where: { ...where } }),
    })),
  ...payload.config.globals
    .filter(({ versions }) => versions)
    .map((config) => ({
      what: `versions of ${config.slug}`,
      values: few,
      fields: buildVersionGlobalFields(payload.config, config, true),
      ask: (where: object) =>
        payload.db.findGlobalVersions({ global: config.slug, limit: 1, where: { ...where } }),
    })),
];

const whereOf = ({ path, operator, value }: Asked) => ({ [path]: { [operator]: value } });

/** An answer, or the refusal by which the panel shows an empty list and no blank page. */
async function outcome(ask: () => Promise<unknown>): Promise<string> {
  try {
    await ask();
    return 'answered';
  } catch (error) {
    const isRefused = error instanceof Error && error.name === 'QueryError' && refusalOf(error);
    if (isRefused) return 'refused';
    const { cause } = z.object({ cause: z.instanceof(Error) }).safeParse(error).data ?? {};
    return cause?.message ?? String(error);
  }
}

test.each(asking)('no filter of $what breaks the statement', async ({ fields, values, ask }) => {
  const failed: unknown[] = [];
  for (const path of ['id', '_id', 'nothing', ...pathsOf(fields)]) {
    const all = [...validOperators, 'bogus'].flatMap((operator) =>
      values.map((value) => ({ path, operator, value })),
    );
    const isAsked = (asked: Asked) =>
      filterProblem(whereOf(asked), fields, payload.collections) === undefined;
    const [refused] = all.filter((asked) => !isAsked(asked));
    if (refused)
      expect([refused, await outcome(() => ask(whereOf(refused)))]).toEqual([refused, 'refused']);
    // What does go to the database goes at once: it reads a statement whole before it looks at values.
    const rest = all.filter(isAsked);
    const how = rest.length === 0 ? 'refused' : await outcome(() => ask({ or: rest.map(whereOf) }));
    if (how !== 'answered' && how !== 'refused') failed.push([path, how]);
  }
  expect(failed).toEqual([]);
});

const callers = new Map<string, TypedUser | undefined>([['a stranger', undefined]]);
beforeAll(async () => {
  for (const role of ['editor', 'admin'] as const) callers.set(role, await userWithRole(role));
});

/** As the route is called once it is known who calls, which costs more than all the rest. */
async function statusOf(slug: string, route: string, caller: string, query: object) {
  const { endpoints } = collections.find((each) => each.slug === slug) ?? {};
  const endpoint = (endpoints || []).find(({ method, path }) => method === 'get' && path === route);
  if (!endpoint) return 404;
  const req = await createLocalReq(
    {
      req: {
        payloadAPI: 'REST',
        query: structuredClone({ ...query }),
        routeParams: { collection: slug },
      },
      user: callers.get(caller),
    },
    payload,
  );
  try {
    return (await endpoint.handler(req)).status;
  } catch (error) {
    return refusalOf(error)?.status ?? String(error);
  }
}

/** What else a query can say. */
const odd: object[] = [
  ...['x', '-x', 'id', '-createdAt', '__proto__', ''].map((sort) => ({ sort })),
  ...[['id', 'x'], { a: 'b' }].map((sort) => ({ sort })),
  ...['x', [], { id: 'x' }, { a: { b: 'true' } }].map((select) => ({ select })),
  ...['x', [], { users: 'x' }, { users: { email: 'true' } }].map((populate) => ({ populate })),
  ...['x', 'false', [], { x: 'false' }, { x: { where: { id: { near: 'x' } } } }].map((joins) => ({
    joins,
  })),
  ...['x', '-1', '99999999999999999999', ['1'], { a: 'b' }].flatMap((number) => [
    { limit: number },
    { depth: number },
    { page: number },
  ]),
  ...[
    'x',
    '{bad',
    '[]',
    '5',
    'null',
    [],
    ['x'],
    { or: 'x' },
    { or: ['x'] },
    { and: { a: 'b' } },
  ].map((where) => ({ where })),
  ...[{ id: 'x' }, { id: ['x'] }, { '': { equals: 'x' } }, { __proto__: { equals: 'x' } }].map(
    (where) => ({ where }),
  ),
  { draft: 'x' },
  { trash: 'x' },
  { pagination: ['x'] },
  { locale: { a: 'b' } },
];

test.each(['a stranger', 'editor', 'admin'])('%s gets no 5xx for any query', async (caller) => {
  const failed: unknown[] = [];
  for (const { slug, flattenedFields } of collections) {
    const paths = ['id', 'createdAt', ...pathsOf(flattenedFields)];
    const filters = validOperators.map((operator, index) => ({
      limit: '1',
      depth: '0',
      where: {
        [paths[index % paths.length] ?? 'id']: { [operator]: values[index % values.length] },
      },
    }));
    const onDates = validOperators.map((operator) => ({
      where: { createdAt: { [operator]: 'abc' } },
    }));
    const sorted = flattenedFields.map(({ name }) => ({ limit: '1', depth: '0', sort: name }));
    const asked = [
      ...filters.map((query) => ({ route: '/count', query })),
      ...[...filters, ...onDates, ...sorted, ...odd].map((query) => ({ route: '/', query })),
    ];
    for (const { route, query } of asked) {
      const status = await statusOf(slug, route, caller, query);
      if (typeof status !== 'number' || status >= 500) failed.push([slug, route, query, status]);
    }
  }
  expect(failed).toEqual([]);
});

const offered = new Map<string, readonly { readonly value: string }[]>(
  Object.entries(fieldTypeConditions).map(([type, { operators }]) => [type, operators]),
);
const fitting: Readonly<Record<string, unknown>> = {
  number: '5',
  date: '2026-01-01T00:00:00.000Z',
  relationship: id,
  upload: id,
  checkbox: 'true',
};

const isVirtual = (field: FlattenedField) => 'virtual' in field && field.virtual === true;

test('every filter that the panel offers works', async () => {
  const broken: unknown[] = [];
  for (const { slug, flattenedFields } of collections.filter(({ admin }) => admin.hidden !== true))
    for (const field of flattenedFields)
      for (const { value: operator } of isVirtual(field) ? [] : (offered.get(field.type) ?? [])) {
        const options = field.type === 'select' || field.type === 'radio' ? field.options : [];
        const [first] = options.map((each) => (typeof each === 'string' ? each : each.value));
        const value = operator === 'exists' ? 'true' : (first ?? fitting[field.type] ?? 'abc');
        const where = { [field.name]: { [operator]: value } };
        const how = await outcome(() => payload.db.find({ collection: slug, limit: 1, where }));
        if (how !== 'answered') broken.push([slug, field.name, where, how]);
      }
  expect(broken).toEqual([]);
});
