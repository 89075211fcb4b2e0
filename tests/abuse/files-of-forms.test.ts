import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { staffAccounts, startAbusedSite, type AbusedSite } from '../support/abuse/abused-site';
import { limitProcess, hasProcessLimits } from '../support/faults/process-limits';
import {
  answers,
  bodyOf,
  kept,
  publishPapers,
  sendPapers,
  slug,
  told,
  type Way,
} from '../support/made-forms/form-with-files';
import { oddNames, pdf, wrongKinds, type OddFile } from '../support/made-forms/odd-files';
import { ask } from '../support/sites/load';
import { until } from '../support/sites/until';

let site: AbusedSite;
let form: string;
let before: Awaited<ReturnType<typeof kept>>;
beforeAll(async () => {
  site = await startAbusedSite({ TRUSTED_PROXY_HOPS: '1' });
  form = await publishPapers(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  await ask(site.databaseUrl, 'DELETE FROM custom_submissions');
  before = await kept(site);
  expect(before).toMatchObject({ submissions: 0, files: 0, bytes: 0, waiting: 0 });
});
afterEach(() => expect(site.log()).not.toMatch(/api\/forms\S* failed/));

const ways: readonly Way[] = ['with a script', 'without'];
const plan: OddFile = ['plan.pdf', pdf];
const large = (name: string, bytes: number): OddFile => [
  name,
  Buffer.concat([Buffer.from(pdf), Buffer.alloc(bytes - pdf.length, 'a')]),
];
const times = (count: number, file: OddFile): OddFile[] =>
  Array.from({ length: count }, () => file);

const million = 1_000_000;
const together = 'All files together are larger than 25 MB. Choose fewer or smaller ones.';
const one = 'plan.pdf: It is larger than 25 MB. Choose a smaller one.';
const sizes: readonly (readonly [what: string, files: readonly OddFile[], said: string])[] = [
  ['26 MB in one file', [large('plan.pdf', 26 * million)], one],
  ['26 MB in one file, as computers count', [large('plan.pdf', 26 * 2 ** 20)], one],
  ['60 MB in one file', [large('plan.pdf', 60 * million)], one],
  ['26 MB in two', times(2, large('a.pdf', 13 * million)), `a.pdf: ${together}`],
  ['40 MB in four', times(4, large('a.pdf', 10 * million)), together],
  ['eleven files', times(11, plan), 'plan.pdf: There are 10 files already. Leave this one out.'],
  ['a folder of 400', times(400, plan), 'There are 10 files already. Leave this one out.'],
];
const kinds = wrongKinds.map(
  ([what, file, said]) => [what, [file], `${file[0]}: ${said}`] as const,
);

describe.each(ways)('%s', (way) => {
  test.each([...kinds, ...sizes])('%s: refused beside the question', async (_, files, said) => {
    const { status, beside } = await told(way, await sendPapers(site, way, { files }));
    expect([status, beside]).toEqual([422, expect.stringContaining(said)]);
    expect(await kept(site)).toEqual(before);
  });

  test('what is right is kept whole, also as large as it may be', async () => {
    const files = [plan, large('large.pdf', 25 * million - pdf.length)];
    const answer = await sendPapers(site, way, { files });
    expect(answer.status).toBe(way === 'without' ? 303 : 201);
    expect(await kept(site)).toEqual({ ...before, submissions: 1, files: 2, bytes: 25 * million });
  });

  test('no name leads anywhere, and each says what the file is', async () => {
    for (const [name, safe] of oddNames) {
      await ask(site.databaseUrl, 'DELETE FROM custom_submissions');
      const answer = await sendPapers(site, way, { files: [[name, pdf]] });
      expect([name, answer.status]).toEqual([name, way === 'without' ? 303 : 201]);
      const rows = await ask(site.databaseUrl, 'SELECT name FROM attachments');
      expect(rows).toEqual([{ name: safe }]);
    }
  });

  test('files without the rest of their form are not kept', async () => {
    const given = { ...answers, q0000000001: '' };
    const answer = await sendPapers(site, way, { files: [plan], given });
    expect(answer.status).toBe(422);
    const body = await answer.text();
    expect(body).toContain('Your name');
    // A page that comes back holds no file.
    if (way === 'without') expect(body).toContain('Choose your files once more');
    expect(await kept(site)).toEqual(before);
  });

  test.each(['with its length', 'in chunks'])('a connection that is cut, %s', async (coding) => {
    const request = new Request(site.url, { method: 'POST', body: bodyOf({ files: [plan] }) });
    const type = request.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await request.arrayBuffer());
    const isWhole = coding === 'with its length';
    const head = [
      ...[`POST /api/forms/${slug} HTTP/1.1`, 'Host: localhost', `Content-Type: ${type}`],
      way === 'without' ? 'Accept: text/html' : 'Accept: application/json',
      isWhole ? 'Content-Length: 900000' : 'Transfer-Encoding: chunked',
    ].join('\r\n');
    // All parts are there, but not the end of the body.
    const sent = Buffer.concat([bytes, Buffer.alloc(200_000, 'a')]);
    const piece = isWhole
      ? sent
      : Buffer.concat([Buffer.from(`${sent.length.toString(16)}\r\n`), sent, Buffer.from('\r\n')]);
    for (let times = 0; times < 12; times += 1) {
      const socket = connect({ port: Number(new URL(site.url).port), host: '127.0.0.1' });
      socket.on('error', () => undefined);
      socket.write(`${head}\r\n\r\n`);
      socket.write(piece);
      await wait(50);
      socket.destroy();
    }
    await wait(300);
    expect(await kept(site)).toEqual(before);
    // Their places are free.
    expect((await sendPapers(site, way, { files: [plan] })).status).toBeLessThan(400);
  });

  test('two at once: of two people both are kept, of one who clicks twice one', async () => {
    const files = [large('plan.pdf', 5 * million)];
    const headers = { 'Idempotency-Key': randomUUID() };
    const of = (email: string) => ({ ...answers, q0000000002: email });
    const twice = { files, ...(way === 'with a script' && { headers }) };
    const all = await Promise.all([
      ...[sendPapers(site, way, twice), sendPapers(site, way, twice)],
      sendPapers(site, way, { files, given: of('bo.of.files@quay.example') }),
    ]);
    expect(all.map(({ status }) => status < 400)).toEqual([true, true, true]);
    expect(await kept(site)).toMatchObject({ submissions: 2, files: 2, bytes: 10 * million });
  });

  test('the database is away: refused, and nothing waits on the disk', async () => {
    await site.stopDatabase();
    const answer = await sendPapers(site, way, { files: [large('plan.pdf', 5 * million)] });
    const { status, beside, said } = await told(way, answer);
    await site.startDatabase();
    expect(status).toBe(503);
    // The script puts it beside the question.
    expect(beside || said).toBe(
      'Files cannot be taken just now. Send it again in a few minutes, or without files.',
    );
    expect(await kept(site)).toEqual(before);
    await until(async () => (await sendPapers(site, way, { files: [plan] })).status < 400);
  });

  test('the disk of the database is full: it waits whole, or is refused', async () => {
    await ask(
      site.databaseUrl,
      `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END $$;
       CREATE TRIGGER is_full BEFORE INSERT ON attachments FOR EACH ROW EXECUTE FUNCTION full_disk()`,
    );
    const takeOff = hasProcessLimits ? limitProcess(site.pid(), 'fsize', 16 * 1024) : undefined;
    if (takeOff) {
      const refused = await sendPapers(site, way, { files: [large('plan.pdf', 5 * million)] });
      expect(refused.status).toBe(503);
      expect(await refused.text()).toContain('could not be stored just now');
      takeOff();
      expect(await kept(site)).toEqual(before);
    }
    expect((await sendPapers(site, way, { files: [plan] })).status).toBeLessThan(400);
    expect(await kept(site)).toMatchObject({ submissions: 0, files: 0 });
    await ask(site.databaseUrl, 'DROP FUNCTION full_disk CASCADE');
    // It is handed over, and a moment later its place on the disk is free.
    await until(async () => {
      const { files, waiting } = await kept(site);
      return files === 1 && waiting === 0;
    }, 90_000);
    expect(await kept(site)).toEqual({ ...before, submissions: 1, files: 1, bytes: pdf.length });
  });
});

test('more than a hundred megabytes: one line, with the remedy', async () => {
  const socket = connect({ port: Number(new URL(site.url).port), host: '127.0.0.1' });
  const head = [
    ...[`POST /api/forms/${slug} HTTP/1.1`, 'Host: localhost', 'Connection: close'],
    ...['Accept: text/html', 'Content-Type: multipart/form-data; boundary=x'],
    `Content-Length: ${101 * 2 ** 20}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('This form takes 25 MB of files. Go back and choose smaller ones.\n');
  expect(await kept(site)).toEqual(before);
});

test('a file is for who may read the form alone, and only to be saved', async () => {
  await sendPapers(site, 'without', { files: [['page.txt', '<b>plan</b>']] });
  const [file] = await ask<{ id: string }>(site.databaseUrl, 'SELECT id FROM attachments');
  const address = `/admin/attachments/${file?.id ?? ''}`;
  const get = async (cookie?: string) => {
    const answer = await site.call('GET', address, { ...(cookie !== undefined && { cookie }) });
    return { status: answer.status, body: await answer.text(), headers: answer.headers };
  };
  const [admin, editor] = [
    await site.signIn(staffAccounts.admin),
    await site.signIn(staffAccounts.editor),
  ];
  for (const cookie of [undefined, editor]) {
    const { status, body } = await get(cookie);
    expect([status, body.includes('plan')]).toEqual([403, false]);
  }
  const { body, headers } = await get(admin);
  expect(body).toBe('<b>plan</b>');
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-disposition': "attachment; filename*=UTF-8''page.txt",
    'content-type': 'text/plain',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  await ask(site.databaseUrl, `UPDATE custom_forms SET readers = 'named' WHERE id = $1`, [form]);
  expect((await get(admin)).status).toBe(404);
  await ask(site.databaseUrl, `UPDATE custom_forms SET readers = 'everyone' WHERE id = $1`, [form]);
});

test('an address has an end, and is told so beside the question', async () => {
  await site.endWeb();
  await site.startWeb({ SUBMISSION_RATE_LIMIT: '2' });
  const words =
    'Many files came from your address just now. Send it again in a few minutes, or without files.';
  for (const [index, way] of ways.entries()) {
    const headers = { 'X-Forwarded-For': `203.0.113.${index}` };
    const send = (file: OddFile) => sendPapers(site, way, { files: [file], headers });
    expect((await send(large('plan.pdf', 22 * million))).status).toBeLessThan(400);
    const then = await kept(site);
    const { status, beside, said } = await told(way, await send(large('plan.pdf', 22 * million)));
    expect([status, beside || said]).toEqual([429, words]);
    expect(await kept(site)).toEqual(then);
  }
});
