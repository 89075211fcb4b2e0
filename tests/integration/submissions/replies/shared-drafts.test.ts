import '../../../support/settings/mails';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { readConversation } from '@/inbox/reply/reads';
import { emptyHead } from '@/inbox/reply/recipients/reply-head';
import { dropDraft, overtakenDraft, shareDraft, takeDraft } from '@/inbox/reply/shared/share';
import { inboxRevision } from '@/inbox/tools/revision';
import { addDraftFile } from '@/submissions/records/attachments/draft-files';
import { endSharedDraft, forgetOldSharedDrafts } from '@/submissions/records/drafts/shared-drafts';

import { newAuditPage } from '../../../support/staff/audit-log';
import { payload, userWithRole } from '../../../support/payload';
import { contact, emptyTables } from '../../../support/submissions/sent-submissions';

let ada: TypedUser;
let tom: TypedUser;
let id = '';
beforeAll(async () => {
  [ada, tom] = [await userWithRole('admin'), await userWithRole('lead')];
});
beforeEach(async () => {
  await emptyTables();
  id = await contact({ reference: 'C-1' });
});
afterAll(emptyTables);

const share = (user: TypedUser, text: string, draft = '') =>
  shareDraft(contactForm, user, { ...emptyHead, cc: 'bo@quay.example', id, text, draft });
async function shared(user: TypedUser, text: string, draft = ''): Promise<string> {
  const answer = await share(user, text, draft);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.version;
}
/** Why it was not shared. */
async function refusal(user: TypedUser, text: string, draft = ''): Promise<string> {
  const answer = await share(user, text, draft);
  return 'problem' in answer ? answer.problem : 'It was shared.';
}
const seenBy = async (user: TypedUser) => (await readConversation(contactForm, user, id)).draft;
const take = (user: TypedUser, version: string) =>
  takeDraft(contactForm, user, { submission: id, version });

test('colleagues see a draft, with who wrote it, as it was saved last', async () => {
  const [page, revision] = [await newAuditPage(), await inboxRevision(tom)];
  const first = await shared(ada, 'Hello');
  expect(await inboxRevision(tom)).not.toBe(revision);
  expect(await seenBy(tom)).toMatchObject({
    ...{ author: ada.id, text: 'Hello', cc: 'bo@quay.example', bcc: null, subject: null },
  });
  await shared(ada, 'Hello Ada.', first);
  expect((await seenBy(tom))?.text).toBe('Hello Ada.');
  expect((await page.read()).map(({ detail }) => detail)).toEqual(['draft shared', 'draft shared']);
});

test('the later of two saves is told, and overwrites nothing', async () => {
  const first = await shared(ada, 'Hello');
  // Another tab of hers, which knows of none, and a colleague who knows of none either.
  expect(await refusal(ada, 'Other')).toMatch(/elsewhere/);
  expect(await refusal(tom, 'His')).toMatch(/^Not shared: Test admin has the draft now\./);
  const now = await shared(ada, 'Hello Ada', first);
  expect(await refusal(ada, 'Older', first)).toMatch(/elsewhere/);
  expect(await seenBy(tom)).toMatchObject({ version: now, text: 'Hello Ada' });
  const both = await Promise.all([share(ada, 'One', now), share(ada, 'Two', now)]);
  expect(both.filter((answer) => 'problem' in answer)).toHaveLength(1);
});

test('whoever takes it over has its words and its files, and who had it is told', async () => {
  const version = await shared(ada, 'Hello');
  const file = { name: 'plan.txt', content: Buffer.from('A plan.') };
  await addDraftFile(contactForm, { author: ada.id, submission: id }, file);
  const results = await Promise.allSettled([take(tom, version), take(tom, version)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const taken = await seenBy(ada);
  expect(taken).toMatchObject({ author: tom.id, text: 'Hello' });
  expect((await readConversation(contactForm, tom, id)).files).toMatchObject([
    { name: 'plan.txt' },
  ]);
  expect((await readConversation(contactForm, ada, id)).files).toEqual([]);

  expect(await refusal(ada, 'Hello, hello', version)).toMatch(/^Not shared: Test lead has/);
  expect(await overtakenDraft(contactForm, ada, id, version)).toMatch(
    /^Not sent: Test lead has the draft now/,
  );
  expect(await overtakenDraft(contactForm, ada, id, '')).toBeNull();
  expect(await overtakenDraft(contactForm, tom, id, taken?.version ?? '')).toBeNull();
});

test('it ends as it is sent or thrown away, by who has it alone', async () => {
  const version = await shared(ada, 'Hello');
  const of = { submission: id, version };
  await expect(dropDraft(contactForm, tom, of)).rejects.toThrow(/somebody else’s/);
  await endSharedDraft(id, crypto.randomUUID());
  expect(await seenBy(tom)).not.toBeNull();
  await endSharedDraft(id, version);
  expect(await seenBy(tom)).toBeNull();
  expect(await refusal(ada, 'Hello', version)).toMatch(/sent or thrown away/);
  await dropDraft(contactForm, ada, { submission: id, version: await shared(ada, 'Anew') });
  expect(await seenBy(tom)).toBeNull();
});

test('nobody shares or takes one who may not read the submission', async () => {
  const editor = await userWithRole('editor');
  const version = await shared(ada, 'Hello');
  await expect(share(editor, 'Mine')).rejects.toThrow();
  await expect(take(editor, version)).rejects.toThrow();
  await expect(dropDraft(contactForm, editor, { submission: id, version })).rejects.toThrow();
});

test('it goes with its submission, and after the days of a draft', async () => {
  await shared(ada, 'Hello');
  await forgetOldSharedDrafts(30);
  expect(await seenBy(ada)).not.toBeNull();
  await payload.db.drizzle.execute(
    sql`UPDATE shared_drafts SET saved_at = now() - interval '31 days'`,
  );
  await forgetOldSharedDrafts(30);
  expect(await seenBy(ada)).toBeNull();
  await shared(ada, 'Hello');
  await payload.db.drizzle.execute(sql`DELETE FROM contact_submissions`);
  const { rows } = await payload.db.drizzle.execute(sql`SELECT 1 FROM shared_drafts`);
  expect(rows).toEqual([]);
});

test('of a submission that they may not read, nobody learns who has its draft', async () => {
  await shared(ada, 'Hello');
  const editor = await userWithRole('editor');
  await expect(overtakenDraft(contactForm, editor, id, crypto.randomUUID())).rejects.toThrow(
    /not allowed/i,
  );
  const bind = (sees: 'all' | 'chosen') =>
    payload.update({
      ...{ collection: 'users', id: tom.id, data: { sees, seenForms: ['quote'] } },
      overrideAccess: true,
    });
  await bind('chosen');
  await expect(overtakenDraft(contactForm, tom, id, crypto.randomUUID())).rejects.toThrow(
    /no longer here/,
  );
  await bind('all');
});
