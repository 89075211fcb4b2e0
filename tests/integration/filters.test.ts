import { createLocalReq, type FlattenedField, type TypedUser } from 'payload';
import { validOperators } from 'payload/shared';
import { beforeAll, expect, test } from 'vitest';

import { refusalOf } from '@/platform/refusal';

import { fieldTypeConditions } from '../../node_modules/@payloadcms/ui/dist/elements/WhereBuilder/field-types.js';
import { collections, filterValues, id, outcome, pathsOf } from '../support/filters';
import { payload, userWithRole } from '../support/payload';

// Each field with each operator: tests/random/every-filter.test.ts.
const callers = new Map<string, TypedUser | undefined>([['a stranger', undefined]]);
beforeAll(async () => {
  callers.set('an admin', await userWithRole('admin'));
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

test.each(['a stranger', 'an admin'])('%s gets no 5xx for any query', async (caller) => {
  const failed: unknown[] = [];
  for (const { slug, flattenedFields } of collections) {
    const paths = ['id', 'createdAt', ...pathsOf(flattenedFields)];
    const filters = validOperators.map((operator, index) => ({
      limit: '1',
      depth: '0',
      where: {
        [paths[index % paths.length] ?? 'id']: {
          [operator]: filterValues[index % filterValues.length],
        },
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

/** The fields that the panel names in its list of filters, those of groups too. */
const filteredBy = (
  fields: readonly FlattenedField[],
  above = '',
): (readonly [string, FlattenedField])[] =>
  fields.flatMap((field) => {
    const path = above + field.name;
    const isHidden = 'hidden' in field && field.hidden === true;
    const isVirtual = 'virtual' in field && field.virtual === true;
    if (isHidden || isVirtual || isLeftOut(field.admin)) return [];
    return field.type === 'group' || field.type === 'tab' || field.type === 'array'
      ? filteredBy(field.flattenedFields, `${path}.`)
      : [[path, field] as const];
  });
const isLeftOut = (admin: object = {}) =>
  ['disableListFilter', 'hidden', 'disabled'].some((name) => Reflect.get(admin, name) === true);

test('every filter that the panel offers works', async () => {
  const broken: unknown[] = [];
  for (const { slug, flattenedFields } of collections.filter(({ admin }) => admin.hidden !== true))
    for (const [path, field] of filteredBy(flattenedFields))
      for (const { value: operator } of offered.get(field.type) ?? []) {
        const options = field.type === 'select' || field.type === 'radio' ? field.options : [];
        const [first] = options.map((each) => (typeof each === 'string' ? each : each.value));
        const value = operator === 'exists' ? 'true' : (first ?? fitting[field.type] ?? 'abc');
        const where = { [path]: { [operator]: value } };
        const how = await outcome(() => payload.db.find({ collection: slug, limit: 1, where }));
        if (how !== 'answered') broken.push([slug, where, how]);
      }
  expect(broken).toEqual([]);
});
