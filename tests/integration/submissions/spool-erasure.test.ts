import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { env } from '@/env';
import { findPerson } from '@/inbox/data-protection/person-records';
import { erasePerson } from '@/inbox/data-protection/erase-person';
import { emptySpoolOnce } from '@/submissions/spool/empty-spool';
import type { Received } from '@/submissions/records/received';
import { spool } from '@/submissions/spool/spool';

import { eventually } from '../../support/eventually';
import { newAuditPage } from '../../support/staff/audit-log';
import { expectOutput } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import { exported } from '../../support/submissions/exported-person';

const email = 'Ada.Waiting@Analytical.example';
const folder = path.join(env.DATA_DIR, 'spool');
let admin: TypedUser;
let page: Awaited<ReturnType<typeof newAuditPage>>;

beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  page = await newAuditPage();
  await payload.db.drizzle.execute(
    sql`DELETE FROM contact_submissions; DELETE FROM payload_jobs; DELETE FROM erasures`,
  );
});

function received(address = email): Received {
  const id = crypto.randomUUID();
  return {
    form: 'contact',
    id,
    reference: `C-${id.slice(0, 8)}`,
    submittedAt: new Date().toISOString(),
    values: { name: 'Ada', email: address, message: 'Sent while you were away.' },
    quarantinedFor: null,
  };
}

/** As another process keeps it. `isDead`: it has not touched its file for a minute. */
async function keptElsewhere(submission: Received, { isDead }: { isDead: boolean }) {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${crypto.randomUUID()}.jsonl`);
  await writeFile(file, `${JSON.stringify(submission)}\n`);
  const touched = new Date(Date.now() - (isDead ? 60_000 : 0));
  await utimes(file, touched, touched);
  return file;
}

async function emptied() {
  // What was refused has its turn in a later round.
  await eventually(async () => {
    await emptySpoolOnce();
    expect(spool.size).toBe(0);
    expect(await readdir(folder)).toEqual([]);
  });
}

async function stored() {
  const { rows } = await payload.db.drizzle.execute(sql`SELECT email FROM contact_submissions`);
  return rows.map((row) => row['email']);
}

test('what waits in the spool of any process is exported, and erased before it is stored', async () => {
  const [mine, theirs, other] = [
    received(),
    received(email.toLowerCase()),
    received('b@b.example'),
  ];
  await spool.keep(mine);
  await spool.keep(other);
  await keptElsewhere(theirs, { isDead: true });

  const { records: found } = await exported(admin, [email]);
  expect(found.map(({ submission }) => submission.id).sort()).toEqual([mine.id, theirs.id].sort());
  expect(found[0]).toMatchObject({
    form: 'contact',
    isInSpool: true,
    submission: { message: 'Sent while you were away.' },
  });

  const receipt = await erasePerson(admin, [email]);
  expect(receipt.erased.map(({ reference, isInSpool }) => [reference, isInSpool]).sort()).toEqual(
    [mine, theirs].map(({ reference }) => [reference, true]).sort(),
  );
  expect((await page.read()).map(({ action }) => action)).toEqual(['exported', 'listed', 'erased']);

  await emptied();
  expect(await stored()).toEqual(['b@b.example']);
});

test('what waits on another machine when its sender is erased is not stored when it comes back', async () => {
  const [theirs, other] = [received(), received('b@b.example')];
  const away = await Promise.all(
    [theirs, other].map((each) => keptElsewhere(each, { isDead: true })),
  );
  // Their machine cannot be seen from here.
  await Promise.all(away.map((file) => rename(file, `${file}.away`)));
  const receipt = await erasePerson(admin, [email.toUpperCase()]);
  expect(receipt.erased).toEqual([]);
  await Promise.all(away.map((file) => rename(`${file}.away`, file)));
  await emptied();
  expect(await stored()).toEqual(['b@b.example']);

  // Whoever writes again is welcome.
  const later = { ...received(), submittedAt: new Date(Date.now() + 60_000).toISOString() };
  await spool.keep(later);
  await emptied();
  expect((await stored()).sort()).toEqual([email, 'b@b.example']);
  const { rows } = await payload.db.drizzle.execute(sql`SELECT * FROM erasures`);
  expect(JSON.stringify(rows).toLowerCase()).not.toContain('analytical');
  await payload.db.drizzle.execute(sql`DELETE FROM erasures`);
});

test('what another process stores just then is found once', async () => {
  const submission = received();
  const file = await keptElsewhere(submission, { isDead: false });
  await payload.db.drizzle.execute(
    sql`INSERT INTO contact_submissions (id, reference, submitted_at, name, email, message)
        VALUES (${submission.id}, ${submission.reference}, now(), 'Ada', ${email}, 'Sent.')`,
  );
  const found = await findPerson(admin, [email]);
  expect(found.map(({ isInSpool }) => isInSpool)).toEqual([false]);
  await rm(file);
});

test('erased while it is being stored, it does not stay', async () => {
  const submission = received();
  await spool.keep(submission);
  // As the emptying sees it: the erasure is noted after it asked, and before the row is there.
  await payload.db.drizzle.execute(sql`
    CREATE FUNCTION erase_meanwhile() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO audit_entries (at, action, actor, collection, submissions)
      VALUES (now(), 'erased', 'a test', 'contact-submissions', jsonb_build_array(NEW.id));
      RETURN NEW;
    END $$;
    CREATE TRIGGER erase_meanwhile BEFORE INSERT ON contact_submissions
      FOR EACH ROW EXECUTE FUNCTION erase_meanwhile()`);
  try {
    await emptied();
    await eventually(async () => expect(await stored()).toEqual([]));
    const { rows } = await payload.db.drizzle.execute(sql`SELECT id FROM payload_jobs`);
    expect(rows).toEqual([]);
    expect((await page.read()).map(({ action }) => action)).toEqual(['erased']);
  } finally {
    await payload.db.drizzle.execute(sql`DROP FUNCTION erase_meanwhile() CASCADE`);
  }
});

test('what the database refuses waits on, alone in its file, until it is erased', async () => {
  expectOutput(/SQLSTATE 22021: 1 waits on the disk/, /^No submission waits any more/);
  // A NUL is no text to PostgreSQL; the door lets none in.
  const refused = received();
  await spool.keep({ ...refused, values: { ...refused.values, name: 'A\u0000a' } });
  await spool.keep(received('b@b.example'));
  await emptySpoolOnce();
  await eventually(async () => {
    const texts = await Promise.all(
      (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')),
    );
    expect(texts.join('').trim().split('\n')).toHaveLength(1);
  });
  expect(await stored()).toEqual(['b@b.example']);
  await erasePerson(admin, [email]);
  await emptied();
  expect(await readdir(folder)).toEqual([]);
});
