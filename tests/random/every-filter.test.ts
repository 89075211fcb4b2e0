import { buildVersionCollectionFields, buildVersionGlobalFields } from 'payload';
import { validOperators } from 'payload/shared';
import { expect, test } from 'vitest';

import { filterProblem } from '~/collections/queries/filter-problem';

import { collections, filterValues, outcome, pathsOf } from '../support/filters';
import { payload } from '../support/payload';

interface Asked {
  readonly path: string;
  readonly operator: string;
  readonly value: unknown;
}

/** The fields of versions are those of their documents. */
const few = ['abc', ['1', 'x']];

const asking = [
  ...collections.map(({ slug, flattenedFields }) => ({
    what: slug,
    values: filterValues,
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
