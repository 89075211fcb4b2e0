import '../../../support/without-next';

import config from '@payload-config';
import { handleEndpoints } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { fileLimits } from '~/collections/redirects/file/limits';

import { editRedirects, toAddress, ways } from '../../../support/content/redirects';
import { logNowhere, payload } from '../../../support/payload';
import { rest } from '../../../support/rest';
import { signedInEditor } from '../../../support/staff/editor';

logNowhere();

const { create } = editRedirects();

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await signedInEditor();
});

const row = z.object({
  line: z.number(),
  from: z.string(),
  to: z.string(),
  kind: z.string(),
  outcome: z.string(),
  note: z.string(),
});
const rows = z.object({ rows: z.array(row) });
const problem = z.object({ problem: z.string() });

function send(body: string | Buffer) {
  const request = new Request('http://localhost:3000/api/redirects-file', {
    method: 'POST',
    body: typeof body === 'string' ? body : Uint8Array.from(body),
    headers,
  });
  return handleEndpoints({ config, request });
}

const tried = async (body: string | Buffer) => {
  const found = rows.parse(await (await send(body)).json()).rows;
  return found.toSorted((one, other) => one.line - other.line);
};

const refusal = async (body: string) => {
  const answer = await send(body);
  return [answer.status, problem.parse(await answer.json()).problem];
};

const brought = async (given: unknown, changes = false) => {
  const body = { rows: given, changes };
  const answer = await rest('PUT', '/redirects-file', { headers, body });
  return rows.parse(await answer.json()).rows;
};

test('a dry run says of each row what would become of it, and why, and writes nothing', async () => {
  await create({ from: '/here', to: toAddress('/work') });
  await create({ from: '/elsewhere', to: toAddress('https://example.com/') });
  const file = [
    'From,To,Status',
    '/new,/quote,301',
    '/here,/work,',
    '/Elsewhere,/quote,302',
    '/new,/work,',
    '/gone,/nowhere,',
    '/quote,/work,',
    '/chain,/new,',
    '/first,/second,',
    '/second,/third,',
    '/third,/work,',
    '/loop,/loop?again,',
    '/kind,/work,404',
    '/empty,,',
    '/pages/*,/industries/*,',
  ].join('\r\n');
  const before = await ways();
  const found = await tried(file);
  expect(found.map(({ line, outcome, note }) => [line, outcome, note])).toEqual([
    [2, 'new', ''],
    [3, 'same', ''],
    [4, 'changes', 'It leads to https://example.com/ now.'],
    [5, 'refused', 'Line 2 has the same former address.'],
    [6, 'refused', 'There is no page at /nowhere.'],
    [
      7,
      'refused',
      'The site has something at /quote: a redirect works only where there is nothing.',
    ],
    [8, 'new', ''],
    [9, 'new', ''],
    [10, 'new', ''],
    [11, 'new', ''],
    [12, 'refused', 'This leads in a circle: /loop?again leads back to /loop.'],
    [13, 'refused', '“404” is no kind: 308 is for good, 307 for a time.'],
    [14, 'refused', 'One of the two addresses is missing.'],
    [15, 'new', ''],
  ]);
  expect(await ways()).toEqual(before);
});

test('a file as long as one may be, each row of which leads to the next, is planned in one go', async () => {
  const numbers = Array.from({ length: fileLimits.rows }, (_, at) => at);
  const lines = numbers.map(
    (at) => `/step-${at},${at === fileLimits.rows - 1 ? '/work' : `/step-${at + 1}`}`,
  );
  const circle = [...lines.slice(0, -1), `/step-${fileLimits.rows - 1},/step-0`];
  const outcomes = async (file: readonly string[]) =>
    new Set((await tried(['From,To', ...file].join('\n'))).map(({ outcome }) => outcome));
  expect(await outcomes(lines)).toEqual(new Set(['new']));
  expect(await outcomes(circle)).toEqual(new Set(['refused']));
}, 20_000);

test('rows come in, those that are here change only when asked to, and chains lead to the end', async () => {
  await create({ from: '/elsewhere', to: toAddress('https://example.com/') });
  const found = rows.parse(
    await (
      await send(
        'Former address;Leads to\n/one;/two\n/two;/work\n/elsewhere;/quote\n/bad;/nowhere\n',
      )
    ).json(),
  ).rows;
  const first = await brought(found);
  expect(first.map(({ from, outcome }) => [from, outcome])).toEqual([
    ['/two', 'made'],
    ['/one', 'made'],
    ['/elsewhere', 'changes'],
    ['/bad', 'refused'],
  ]);
  expect(await ways()).toEqual({
    '/one': '/work',
    '/two': '/work',
    '/elsewhere': 'https://example.com/',
  });
  const second = await brought(found, true);
  expect(second.map(({ outcome }) => outcome).sort()).toEqual([
    'changed',
    'refused',
    'same',
    'same',
  ]);
  expect((await ways())['/elsewhere']).toBe('/quote');
});

test('what is taken out comes in again as it was, also what looks like a formula', async () => {
  await create({ from: '/=1+1', to: toAddress('/work') });
  await create({ from: '/blog/*', to: toAddress('/industries/*'), type: '307' });
  await create({ from: '/caf\u00e9?id=5', to: toAddress('/quote#form') });
  const answer = await rest('GET', '/redirects-file', { headers });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/csv; charset=utf-8',
  ]);
  expect(answer.headers.get('content-disposition')).toMatch(/redirects-\d{4}-\d\d-\d\d\.csv/);
  const file = Buffer.from(await answer.arrayBuffer());
  expect(file.toString()).toContain('"/blog/*","/industries/*","307","no"');
  expect((await tried(file)).map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same']);
  const before = await ways();
  await payload.delete({
    collection: 'redirects',
    where: { id: { exists: true } },
    context: { disableRevalidate: true },
  });
  await brought(await tried(file));
  expect(await ways()).toEqual(before);
});

test('a file that cannot be read is refused with the remedy', async () => {
  expect(await refusal('')).toEqual([422, expect.stringContaining('names the columns')]);
  expect(await refusal('a,b\n/x,/y')).toEqual([422, expect.stringContaining('names the columns')]);
  expect(await refusal('from,to')).toEqual([422, expect.stringContaining('no rows')]);
  const many = `from,to\n${'/x,/y\n'.repeat(fileLimits.rows + 1)}`;
  expect(await refusal(many)).toEqual([422, expect.stringContaining('divide it into several')]);
  const large = `from,to\n${'x'.repeat(fileLimits.bytes)}`;
  expect(await refusal(large)).toEqual([422, expect.stringContaining('divide it into several')]);
  const tooMany = Array.from({ length: fileLimits.rowsAtOnce + 1 }, (_, line) => ({
    ...{ line, from: `/n${line}`, to: '/work', kind: '' },
  }));
  for (const body of [{}, { rows: 'x' }, { rows: tooMany, changes: false }])
    expect((await rest('PUT', '/redirects-file', { headers, body })).status).toBe(422);
});

test('nobody but those who change content gives or gets a file', async () => {
  for (const method of ['GET', 'POST', 'PUT'])
    expect((await rest(method, '/redirects-file', {})).status).toBe(403);
});
