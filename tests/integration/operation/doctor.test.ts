import { afterAll, expect, test } from 'vitest';

import { env } from '@/env';

import { clock, database } from '../../../scripts/doctor/database-checks.mjs';
import { bucket, mail, mailboxes } from '../../../scripts/doctor/outside-checks.mjs';
import { ask as askDatabase } from '../../support/sites/load';
import { startBucket } from '../../support/cluster/bucket';
import { command } from '../../support/sites/backup-drill';
import { startMailbox } from '../../support/mail/imap-server';
import { startMailServer } from '../../support/mail/mail-server';

const sample = env.DATABASE_URL.replace(/[^/]*$/, 'doctor');

const ask = (statement: string, url = env.DATABASE_URL) => askDatabase(url, statement);

afterAll(() => ask('DROP DATABASE IF EXISTS doctor WITH (FORCE)'));

const about = async (what: string, url = env.DATABASE_URL) =>
  (await database(url, env.DATA_DIR)).find((finding) => finding.about === what);

test('it knows a database that is as it should be', async () => {
  expect(await about('Database')).toMatchObject({ isWell: true });
  expect(await about('Clock')).toMatchObject({ isWell: true });
  expect(await about('Migrations')).toMatchObject({ isWell: true });
  expect(await about('Worker')).toMatchObject({ isWell: true });
  // The seed invents testimonials and says so.
  const left = await about('Placeholders');
  expect(left).toMatchObject({ isNotice: true, isWell: true });
  expect(left?.says).toMatch(/\d+ testimonials/);
});

test('it knows how much room mails take, and which do not come in', async () => {
  expect(await about('Mail room')).toMatchObject({ isWell: true });
  await ask(
    `INSERT INTO waiting_mails (generation, uid, reason, is_left, due_at, since)
     VALUES ('INBOX 1', 1, 'no room', false, now() + interval '1 hour', now()),
            ('INBOX 1', 2, 'refused', true, now(), now())`,
  );
  const found = await about('Mail room');
  expect(found).toMatchObject({ isWell: false });
  expect(found?.says).toMatch(/1 waiting: no room/);
  expect(found?.says).toMatch(/1 left in the mailbox, flagged: refused/);
  await ask('DELETE FROM waiting_mails');
});

test('it knows one that is not there, and one that is behind', async () => {
  const nowhere = 'postgres://nobody@127.0.0.1:1/none';
  expect(await about('Database', nowhere)).toMatchObject({ isWell: false });
  await ask('CREATE DATABASE doctor');
  expect(await about('Migrations', sample)).toMatchObject({ isWell: false });
  await ask(
    `CREATE TABLE payload_jobs (completed_at timestamptz, created_at timestamptz);
     INSERT INTO payload_jobs VALUES (NULL, now() - interval '2 hours')`,
    sample,
  );
  const late = await about('Worker', sample);
  expect(late).toMatchObject({ isWell: false });
  expect(late?.says).toMatch(/1 jobs have waited.*no process does the jobs/);
});

test('it knows a clock that is wrong, and no slow answer for one', () => {
  const at = (ms: number) => new Date(1_800_000_000_000 + ms);
  const [before, after] = [at(0).getTime(), at(20_000).getTime()];
  expect(clock(at(10_000), before, after).isWell).toBe(true);
  expect(clock(at(-6000), before, after).isWell).toBe(false);
  expect(clock(at(26_000), before, after).isWell).toBe(false);
});

test('it speaks with the mail server', async () => {
  const server = await startMailServer();
  try {
    expect(await mail(server.url)).toMatchObject({ isWell: true });
    expect(server.received).toEqual([]);
  } finally {
    await server.close();
  }
  expect(await mail(server.url)).toMatchObject({ isWell: false });
});

const mailboxOf = async (url: string) => {
  const [found] = await mailboxes(url);
  if (!found) throw new Error('It says nothing');
  return found;
};

test('it signs in to the mailbox and leaves what is there', async () => {
  const box = await startMailbox();
  box.deliver(Buffer.from('From: ada@analytical.example\r\n\r\nHello.\r\n'));
  try {
    const { isWell, says } = await mailboxOf(box.url);
    expect([isWell, says]).toEqual([true, expect.stringMatching(/one mail waits in INBOX$/)]);
    expect(box.mails()).toMatchObject([{ flags: [] }]);
    const stranger = await mailboxOf(box.url.replace('inbox:', 'nobody:'));
    expect(stranger).toMatchObject({ isWell: false });
    expect(stranger.says).toContain('refuses the user or the password');
    expect((await mailboxOf(box.url.replace('INBOX', 'Other'))).says).toContain('no folder Other');
  } finally {
    await box.kill();
  }
  expect((await mailboxOf(box.url)).says).toContain('ECONNREFUSED');
});

test('it writes into the bucket and leaves nothing', async () => {
  const { settings, close } = await startBucket();
  try {
    expect(await bucket(settings)).toMatchObject({ isWell: true });
    const wrong = { ...settings, S3_BUCKET: 'another' };
    expect(await bucket(wrong)).toMatchObject({ isWell: false });
  } finally {
    await close();
  }
  expect(await bucket(settings)).toMatchObject({ isWell: false });
});

test('the command tells all, limits included, and ends with 1 when something is wrong', async () => {
  const site = { DATABASE_URL: env.DATABASE_URL, MEDIA_DIR: env.MEDIA_DIR };
  const well = await command('doctor', [], site);
  expect(well.said).not.toContain('✗');
  expect(well.status).toBe(0);
  for (const what of ['Node', 'Secrets', 'Settings', 'Data', 'Pictures', 'Spool', 'Database'])
    expect(well.said).toMatch(new RegExp(`^✓ ${what} `, 'm'));
  expect(well.said).toMatch(/body: page +64 KB in 10 s/);
  const wrong = await command('doctor', [], { ...site, OWNER_EMAIL: 'owner@onelayer.test' });
  expect(wrong.said).toMatch(/✗ Settings .*SMTP_URL/);
  expect(wrong.status).toBe(1);
});

test('it says of each mailbox how it is, by its address and without its password', async () => {
  const [one, other] = await Promise.all([startMailbox(), startMailbox('sales@onelayer.example')]);
  await one.kill();
  const found = await mailboxes(`${one.url} ${other.url}`);
  expect(found.map(({ isWell }) => isWell)).toEqual([false, true]);
  expect(found[0]?.says).toContain('ECONNREFUSED');
  expect(found[1]?.says).toContain(`sales@onelayer.example at ${new URL(other.url).host}`);
  expect(JSON.stringify(found)).not.toMatch(/of(?:%20| )the(?:%20| )tests/);
  await other.kill();
});
