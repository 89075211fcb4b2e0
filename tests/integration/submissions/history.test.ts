import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { historyWords } from '@/inbox/submission/stream/history-words';
import { openSubmission } from '@/inbox/submission/reads';
import { addNote, changeSubmissions } from '@/inbox/submission/work';

import { userWithRole } from '../../support/payload';
import { contact, emptyTables } from '../../support/submissions/sent-submissions';

let admin: TypedUser;
let ada = '';
let bob = '';
beforeAll(async () => {
  admin = await userWithRole('admin');
  await emptyTables();
  ada = await contact({ reference: 'C-1', email: 'ada@analytical.example' });
  bob = await contact({ reference: 'C-2', email: 'bob@analytical.example' });
});
afterAll(emptyTables);

const historyOf = async (id: string) => {
  const opened = await openSubmission(contactForm, admin, id);
  const colleagues = [{ id: admin.id, name: 'Kim', mayWork: true }];
  return opened?.history?.flatMap((entry) => historyWords(entry, colleagues) ?? []);
};

test('a submission tells who did what about it, and nothing of others or of who looked', async () => {
  const change = changeSubmissions.bind(null, contactForm, admin);
  await change([ada, bob], { status: 'in-progress' });
  await change([ada], { assignee: admin.id });
  await change([ada], { snoozedUntil: '2099-03-02T09:00:00.000Z' });
  await change([ada], { snoozedUntil: null });
  await addNote(contactForm, admin, ada, 'Called.');
  await change([bob], { status: 'spam' });
  await change([ada], { isDeleted: true });
  expect(await historyOf(ada)).toEqual([
    'moved it to the trash',
    'woke it',
    'snoozed it until Mar 2, 2099 09:00',
    'assigned it to Kim',
    'set the status to In progress',
  ]);
  expect(await historyOf(bob)).toEqual(['set the status to Spam', 'set the status to In progress']);
  const opened = await openSubmission(contactForm, admin, ada);
  expect(opened?.history?.every(({ by }) => by === admin.name)).toBe(true);
});
