import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Endpoint } from 'payload';
import { expect, test } from 'vitest';

import { featuresOn } from '@/features';

import { matrix } from '../support/staff/access-matrix';
import { payload } from '../support/payload';

const root = path.resolve(import.meta.dirname, '../..');

/** The matrix calls every parameter `:id`, and a part that may be left out is there. */
const plain = (route: string) => route.replace(/:\w+\??/g, ':id').replace(/(.)\/$/, '$1');

function rowsOf(base: string, endpoints: Endpoint[] | false): string[] {
  if (endpoints === false) return [];
  return endpoints.map(({ method, path: at }) => `${method.toUpperCase()} ${plain(base + at)}`);
}

/** As next.config.mjs names them. */
const routes = ['route.ts', ...featuresOn.map((feature) => `route.${feature}.ts`)];

/** Next's own handlers: one folder a path, one export a verb. */
function handlers(): string[] {
  const app = path.join(root, 'src/app');
  return readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => routes.includes(path.basename(file)) && !file.includes('[...slug]'))
    .flatMap((file) => {
      const address = `/${path
        .dirname(file)
        .replaceAll(/\([^)]*\)\/?/g, '')
        .replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, ':$1')}`;
      const text = readFileSync(path.join(app, file), 'utf8');
      const verbs = [
        ...text.matchAll(/export (?:const|async function|function) (GET|POST|PUT|PATCH|DELETE)\b/g),
      ];
      return verbs.map(([, verb]) => `${verb ?? ''} ${plain(address)}`);
    });
}

test('the access matrix has a row for every route, and no other', () => {
  const { collections, config, globals } = payload;
  const routes = [
    ...Object.entries(collections).flatMap(
      ([
        slug,
        {
          config: { endpoints },
        },
      ]) => rowsOf(`/api/${slug}`, endpoints),
    ),
    ...globals.config.flatMap(({ slug, endpoints }) => rowsOf(`/api/globals/${slug}`, endpoints)),
    ...rowsOf('/api', config.endpoints),
    ...handlers(),
  ];
  const rows = Object.entries(matrix).flatMap(([base, own]) =>
    Object.keys(own).map((row) => {
      const [verb = '', at = ''] = row.split(' ');
      return `${verb} ${plain(base + at)}`;
    }),
  );
  expect([...new Set(rows)].sort()).toEqual([...new Set(routes)].sort());
});
