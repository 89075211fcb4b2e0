import { afterEach, expect, test, vi } from 'vitest';

import { contactForm, type FormDefinition, type FormField } from '@/forms';
import { encodingOf, readBody } from '@/submissions/read-body';

afterEach(() => vi.restoreAllMocks());

const fields: readonly FormField[] = [
  { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: 20 },
  { kind: 'several', name: 'topics', label: 'Topics', required: true, options: [] },
  { kind: 'file', name: 'plans', label: 'Plans', required: false, several: true },
];
const form: FormDefinition = { ...contactForm, fields };

function post(body: FormData | string | ReadableStream, headers: Record<string, string> = {}) {
  // The browser's types know nothing of `duplex`, which Node insists on.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
  return new Request('http://site.example/api/contact', init);
}

const parts = (pairs: readonly (readonly [string, string | File])[]): FormData => {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data;
};

test('texts and files are read, and each file is judged by what is in it', async () => {
  const body = parts([
    ['name', 'Ada é'],
    ['topics', 'price'],
    ['topics', 'time'],
    ['plans', new File(['%PDF-1.7'], '../a/plan.pdf')],
    ['plans', new File(['MZ'], 'tool.pdf')],
    // What a browser sends where none was chosen.
    ['plans', new File([], '')],
  ]);
  const { answers, files, wrongFiles } = await readBody(form, post(body));
  expect(wrongFiles).toEqual({ plans: 'tool.pdf: It is a program. Choose another file.' });
  expect(answers).toMatchObject({ name: 'Ada é', topics: 'price\ntime', plans: files['plans'] });
  expect(files['plans']).toMatchObject([
    { name: 'plan.pdf', size: 8, kind: 'plain', content: Buffer.from('%PDF-1.7') },
    { name: 'tool.pdf', size: 2, kind: 'dangerous', problem: 'It is a program.' },
  ]);
});

test.each([
  ['many parts', parts(Array.from({ length: 1200 }, () => ['more', 'x'] as const)), 'malformed'],
  ['a text that nobody types', parts([['name', 'x'.repeat(1_100_000)]]), 'too-large'],
  ['no parts', 'x', 'malformed'],
])('%s: refused', async (_what, body, code) => {
  const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const headers = typeof body === 'string' ? type : {};
  await expect(readBody(form, post(body, headers))).rejects.toMatchObject({ code });
});

test('what somebody wrote at too great a length is read, to be given back', async () => {
  const name = 'x'.repeat(200_000);
  const plain = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const ways = [post(parts([['name', name]])), post(`name=${name}`, plain)];
  for (const way of ways) expect((await readBody(form, way)).answers).toMatchObject({ name });
  const file = new File([new Uint8Array(27_000_000)], 'a.pdf');
  const cut = post(
    parts([
      ['name', name],
      ['plans', file],
    ]),
  );
  await expect(readBody(form, cut)).rejects.toMatchObject({ code: 'too-large' });
  // Our script checks before it sends.
  const json = post(JSON.stringify({ name }), { 'Content-Type': 'application/json' });
  await expect(readBody(form, json)).rejects.toMatchObject({ code: 'too-large' });
});

test('of files that are too large what is written beside them is read, and none of them is taken', async () => {
  const body = (count: number, size = 10_000_000) =>
    parts([
      ['name', 'Ada'],
      ...Array.from(
        { length: count },
        () => ['plans', new File([new Uint8Array(size)], 'a.pdf')] as const,
      ),
      ['topics', 'price'],
    ]);
  const { answers, wrongFiles } = await readBody(form, post(body(3)));
  expect(answers).toMatchObject({ name: 'Ada', topics: 'price' });
  expect(wrongFiles).toEqual({
    plans: 'All files together are larger than 25 MB. Choose fewer or smaller ones.',
  });
  const one = await readBody(form, post(body(1, 30_000_000)));
  expect(one.answers).toMatchObject({ name: 'Ada', topics: 'price' });
  expect(one.wrongFiles).toEqual({
    plans: 'a.pdf: It is larger than 25 MB. Choose a smaller one.',
  });
});

test('what cannot be shortened by much is refused, and not looked through again and again', async () => {
  let sent = 0;
  const chunk = Buffer.alloc(64 * 1024, 'x');
  const head = (name: string) =>
    `\r\n--x\r\nContent-Disposition: form-data; name="plans"; filename="${name}"\r\n\r\n`;
  const small = Buffer.from(`${head('a.pdf')}${'x'.repeat(70 * 1024)}`);
  const body = new ReadableStream<Uint8Array>({
    pull(control) {
      sent += 1;
      control.enqueue(sent <= 362 ? small : chunk);
      if (sent === 420) control.close();
    },
  });
  const looked = vi.spyOn(Buffer, 'concat');
  const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
  await expect(readBody(form, post(body, type))).rejects.toMatchObject({ code: 'files-too-large' });
  const copied = looked.mock.calls.flatMap(([chunks]) => chunks);
  expect(copied.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(100_000_000);
});

test('who reads JSON is answered so, and a form without files takes none', () => {
  const body = parts([['name', 'Ada']]);
  expect(encodingOf(form, post(body, { Accept: 'application/json' }))).toBe('json');
  expect(encodingOf(form, post(body, { Accept: 'text/html,*/*' }))).toBe('form');
  expect(() => encodingOf(contactForm, post(body))).toThrow('Send the form as JSON');
});

test('of many that come at once some are told to come again, and few come from one network', async () => {
  const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const ends: (() => void)[] = [];
  const come = (from: string) =>
    readBody(
      form,
      post(new ReadableStream({ start: (control) => void ends.push(() => control.close()) }), {
        ...type,
        'X-Forwarded-For': from,
      }),
    );
  const other = (from: string) =>
    readBody(form, post(parts([['name', 'Ada']]), { 'X-Forwarded-For': from }));
  const coming = [come('2001:db8::1'), come('2001:db8::2')];
  await expect(other('2001:db8::3')).rejects.toMatchObject({ code: 'busy' });
  expect((await other('2001:db8:1::3')).answers).toMatchObject({ name: 'Ada' });
  for (const last of [1, 1, 2, 2, 3, 3]) coming.push(come(`192.0.2.${last}`));
  await expect(other('192.0.2.4')).rejects.toMatchObject({ code: 'busy' });
  for (const end of ends) end();
  await Promise.allSettled(coming);
  expect((await other('2001:db8::3')).answers).toMatchObject({ name: 'Ada' });
});

test('of a connection that is cut nothing is read, and its place is free again', async () => {
  const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const cut = () =>
    new ReadableStream<Uint8Array>({
      start(control) {
        control.enqueue(
          Buffer.from('--x\r\nContent-Disposition: form-data; name="plans"; filename="a.pdf"'),
        );
        control.error(new Error('cut'));
      },
    });
  for (let times = 0; times < 9; times += 1)
    await expect(readBody(form, post(cut(), type))).rejects.toThrow('cut');
  expect((await readBody(form, post(parts([['name', 'Ada']])))).answers).toMatchObject({
    name: 'Ada',
  });
});
