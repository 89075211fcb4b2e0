import { server } from '../../support/settings/mails';

import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { POST as download } from '@/app/api/mail/download/[token]/route';
import { sealedLink } from '@/platform/sealed-link';
import { fileFor, fileOfForm, putFile, removeFile } from '@/submissions/records/made/files';

import { payload } from '../../support/payload';
import { madeFormOf, type PublishedForm } from '../../support/submissions/published-form';
import { runJobs } from '../../support/submissions/sent-notices';

const answers = {
  q0000000001: 'Ada Okafor',
  q0000000002: 'ada@quay.example',
  q0000000003: 'Talks',
};
const content = Buffer.from('%PDF-1.7 a paper');

let form: PublishedForm;
beforeAll(async () => {
  form = await madeFormOf('file-of-made');
  await putFile(form.id, 'Paper on silos.pdf', content);
  await form.change({ sendsFile: true, fileDays: 3, confirms: false });
});
beforeEach(async () => {
  await form.empty();
  server.reset();
});
afterAll(() => form.remove());

const linkIn = (text: string | undefined) =>
  /\/mail\/download\/([\w-]+)/.exec(text ?? '')?.[1] ?? '';

async function sent() {
  const { id } = await form.send(answers);
  await runJobs();
  const mail = server.received.find(({ to }) => to.includes('ada@quay.example'))?.mail;
  return { id, link: linkIn(mail?.text), mail };
}

const get = (token: string) =>
  download(new Request('http://localhost:3000/'), { params: Promise.resolve({ token }) });

test('a test of a draft has the file too, however long its link is to work, and stops no mail', async () => {
  await form.draft({ fileDays: 50_000 });
  await form.sendTest(answers);
  const { link } = await sent();
  const mails = server.received.filter(({ to }) => to.includes('ada@quay.example'));
  expect(mails.map(({ mail }) => mail.subject?.startsWith('[Test]'))).toEqual([true, false]);
  expect((await get(link)).status).toBe(200);
  await form.change({ fileDays: 3 });
});

test('the mail has a link to the file, which counts who takes it', async () => {
  const { id, link, mail } = await sent();
  expect(mail?.html).toContain('Get the file');
  expect(JSON.stringify(mail)).not.toContain('Paper on silos');
  const [first] = [await get(link), await get(link)];
  expect(first.status).toBe(200);
  expect(Buffer.from(await first.arrayBuffer())).toEqual(content);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-disposition': "attachment; filename*=UTF-8''Paper%20on%20silos.pdf",
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect((await form.kept(id)).downloads?.count).toBe(2);
});

const leadsNowhere = async (token: string) => {
  const { status, headers } = await get(token);
  expect([status, headers.get('location')]).toEqual([
    303,
    `/mail/download/${encodeURIComponent(token)}`,
  ]);
};

test('a link that is old, made up, used up or of somebody who is gone leads nowhere', async () => {
  const { id, link } = await sent();
  await leadsNowhere(sealedLink('download', id, new Date(Date.now() - 1000)));
  await leadsNowhere(sealedLink('download', crypto.randomUUID()));
  await leadsNowhere(`${link}A`);
  await leadsNowhere('../../\n');
  await payload.db.drizzle.execute(sql`UPDATE custom_submissions SET downloads_count = 20`);
  await leadsNowhere(link);
  await payload.db.drizzle.execute(sql`DELETE FROM custom_submissions`);
  await leadsNowhere(link);
});

test('a form that sends no file any more, or is gone, sends it to nobody', async () => {
  const { id, link } = await sent();
  expect(await fileFor(id)).toEqual({ name: 'Paper on silos.pdf', size: content.length });
  await form.change({ sendsFile: false });
  await leadsNowhere(link);
  await removeFile(form.id);
  await expect(form.change({ sendsFile: true })).rejects.toMatchObject({ status: 400 });
  await putFile(form.id, 'Paper on silos.pdf', content);
  await form.change({ sendsFile: true });
});

test('a copy of a form has its file, and can be published', async () => {
  const doc = { collection: 'custom-forms', overrideAccess: true, depth: 0 } as const;
  const context = { disableRevalidate: true };
  const copy = await payload.duplicate({ ...doc, id: form.id, context });
  expect(await fileOfForm(copy.id)).toEqual({ name: 'Paper on silos.pdf', size: content.length });
  const data = { _status: 'published' } as const;
  const published = await payload.update({ ...doc, id: copy.id, data, context });
  expect(published).toMatchObject({ sendsFile: true, fileDays: 3, _status: 'published' });
  await payload.delete({ ...doc, id: copy.id, trash: true, context });
  expect(await fileOfForm(copy.id)).toBeNull();
  expect(await fileOfForm(form.id)).not.toBeNull();
});

test('a form that is erased takes its file along', async () => {
  const other = await madeFormOf('file-that-goes');
  await putFile(other.id, 'Paper.pdf', content);
  await payload.delete({
    ...{ collection: 'custom-forms', id: other.id, trash: true, overrideAccess: true },
    context: { disableRevalidate: true },
  });
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT count(*)::int AS found FROM form_files WHERE form = ${other.id}`,
  );
  expect(rows).toEqual([{ found: 0 }]);
});
