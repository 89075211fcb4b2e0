import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { inboxRevision } from '@/inbox/tools/revision';
import { addNote, changeSubmissions } from '@/inbox/submission/work';

import { payload, userWithRole } from '../../support/payload';
import { contact, emptyTables } from '../../support/submissions/sent-submissions';

let admin: TypedUser;

const change = changeSubmissions.bind(null, contactForm);

beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  await emptyTables();
  await contact({ reference: 'C-1' });
});
afterAll(emptyTables);

describe('the revision', () => {
  test('is another one after a submission, a change and a note, and else the same', async () => {
    const seen = [await inboxRevision(admin)];
    expect(await inboxRevision(admin)).toBe(seen[0]);
    const third = await contact({ reference: 'C-NEW' });
    seen.push(await inboxRevision(admin));
    await change(admin, [third], { status: 'archived' });
    seen.push(await inboxRevision(admin));
    await addNote(contactForm, admin, third, 'A note.');
    seen.push(await inboxRevision(admin));
    await change(admin, [third], { isDeleted: true });
    seen.push(await inboxRevision(admin));
    expect(new Set(seen).size).toBe(5);
  });

  test('is another one after a mail that belongs nowhere', async () => {
    const before = await inboxRevision(admin);
    await payload.db.drizzle.execute(
      sql`INSERT INTO thread_entries (id, kind, state, address, text, written_at, due_at)
          VALUES (gen_random_uuid(), 'answer', 'unmatched', 'stray@else.example', 'Hello?', now(), now())`,
    );
    expect(await inboxRevision(admin)).not.toBe(before);
    await payload.db.drizzle.execute(
      sql`DELETE FROM thread_entries WHERE address = 'stray@else.example'`,
    );
  });

  test('shows a submission that appears with an earlier date than the newest', async () => {
    const storeQuote = (reference: string, secondsAgo: number) =>
      payload.db.drizzle.execute(
        sql`INSERT INTO quote_submissions
              (reference, submitted_at, updated_at, name, email, project_type, description)
            VALUES (${reference}, now(), now() - ${secondsAgo} * interval '1 second', 'Late',
                    'late@else.example', 'web', 'x')`,
      );
    await storeQuote('Q-NEW', 0);
    const before = await inboxRevision(admin);
    await storeQuote('Q-LATE', 1);
    expect(await inboxRevision(admin)).not.toBe(before);
    await payload.db.drizzle.execute(
      sql`DELETE FROM quote_submissions WHERE email = 'late@else.example'`,
    );
  });
});
