import { eicar, removeClamd, startClamd, stopClamd } from '../support/scans/clamd';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { staffAccounts, startAbusedSite, type AbusedSite } from '../support/abuse/abused-site';
import {
  kept,
  publishPapers,
  sendPapers,
  told,
  type Way,
} from '../support/made-forms/form-with-files';
import { docx, pdf, zipOf, type OddFile } from '../support/made-forms/odd-files';
import { ask } from '../support/sites/load';
import { until } from '../support/sites/until';

let site: AbusedSite;
let admin: string;
beforeAll(async () => {
  await startClamd();
  site = await startAbusedSite();
  await publishPapers(site);
  admin = await site.signIn(staffAccounts.admin);
});
afterAll(async () => {
  await site.close();
  await removeClamd();
});
beforeEach(() => ask(site.databaseUrl, 'DELETE FROM custom_submissions'));

const ways: readonly Way[] = ['with a script', 'without'];

interface Row {
  readonly id: string;
  readonly name: string;
  readonly scan: string | null;
}
const rows = () =>
  ask<Row>(site.databaseUrl, 'SELECT id, name, scan FROM attachments ORDER BY name');

/** Whoever of staff asks for it. */
async function saved({ id }: Row) {
  const answer = await site.call('GET', `/admin/attachments/${id}`, { cookie: admin });
  return { status: answer.status, body: await answer.text() };
}

const refused: readonly (readonly [OddFile, string])[] = [
  [['eicar.com', eicar], 'Files of this kind are not taken.'],
  [['eicar.zip', zipOf({ 'eicar.com': eicar })], 'Files of this kind are not taken.'],
  [['eicar.pdf', eicar], 'By its content it is no pdf file.'],
  [['eicar.png', eicar], 'By its content it is no png file.'],
  [['zip.pdf', zipOf({ 'eicar.com': eicar })], 'It holds something that can run.'],
  [['zip.docx', zipOf({ 'eicar.txt': eicar })], 'By its content it is no docx file.'],
  [['a.docx', docx({ 'word/eicar.com': eicar })], 'It holds something that can run.'],
];

test.each(ways)('EICAR of a wrong kind is refused and not kept, %s', async (way) => {
  const before = await kept(site);
  for (const [file, said] of refused) {
    const { status, beside } = await told(way, await sendPapers(site, way, { files: [file] }));
    expect([file[0], status, beside]).toEqual([file[0], 422, expect.stringContaining(said)]);
    expect(await kept(site)).toEqual(before);
  }
});

test.each(ways)('EICAR in what is taken is found, and nobody gets it, %s', async (way) => {
  const files: readonly OddFile[] = [
    ['a.txt', eicar],
    ['b.docx', docx({ 'word/media/eicar.txt': eicar })],
    ['c.pdf', `${pdf}\n${eicar}`],
    ['d.pdf', pdf],
  ];
  expect((await sendPapers(site, way, { files })).status).toBeLessThan(400);
  await until(async () => (await rows()).every(({ scan }) => scan !== null));
  const found = await rows();
  expect(found.map(({ name, scan }) => [name, scan])).toEqual([
    ['a.txt', 'infected'],
    ['b.docx', 'infected'],
    ['c.pdf', 'infected'],
    ['d.pdf', 'clean'],
  ]);
  for (const file of found) {
    const { status, body } = await saved(file);
    expect([file.name, status, body === pdf]).toEqual(
      file.scan === 'clean' ? [file.name, 200, true] : [file.name, 404, false],
    );
  }
});

test('while the scanner is away a file is taken and waits, and then nobody can save it', async () => {
  await stopClamd();
  for (const way of ways) {
    const answer = await sendPapers(site, way, { files: [['a.pdf', pdf]] });
    expect(answer.status).toBeLessThan(400);
  }
  await until(async () => (await rows()).every(({ scan }) => scan === 'away'));
  for (const file of await rows()) expect((await saved(file)).status).toBe(404);
  await startClamd();
  await until(async () => (await rows()).every(({ scan }) => scan === 'clean'), 90_000);
  for (const file of await rows()) expect(await saved(file)).toEqual({ status: 200, body: pdf });
});
