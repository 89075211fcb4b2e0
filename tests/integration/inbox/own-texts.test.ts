import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { quoteForm } from '@/forms';
import { readConversation } from '@/inbox/reply/reads';
import { changeOwnText, keepText, removeOwnText } from '@/inbox/reply/texts/own-texts';
import { fillText } from '@/inbox/reply/texts/reads';
import { getSubmission } from '@/inbox/submission/reads';
import { mostTexts } from '@/submissions/records/texts/own-texts';

import { payload, userWithRole } from '../../support/payload';
import { emptyTables, quote } from '../../support/submissions/sent-submissions';

let ada: TypedUser;
let tom: TypedUser;
const empty = () => payload.db.drizzle.execute(sql`DELETE FROM own_texts`);

beforeAll(async () => {
  [ada, tom] = [await userWithRole('admin'), await userWithRole('agent')];
});
beforeEach(async () => {
  await emptyTables();
  await empty();
});
afterAll(async () => {
  await emptyTables();
  await empty();
});

const textsOf = async (user: TypedUser) =>
  (await readConversation(quoteForm, user, crypto.randomUUID())).templates.filter(
    ({ isOwn }) => isOwn,
  );
const idOf = async (user: TypedUser, name: string) =>
  (await textsOf(user)).find((each) => each.name === name)?.id ?? '';
const sent = async () => {
  const found = await getSubmission(quoteForm, ada, await quote({ reference: 'Q-1' }));
  if (!found) throw new Error('There is no submission');
  return found;
};

test('one’s own stand before those that all have, and nobody else has them', async () => {
  await keepText(ada, { name: 'Zoo', text: 'Hello {firstName},\n\nthe   zoo.' });
  await keepText(ada, { name: 'apes', text: 'Apes.' });
  const { templates } = await readConversation(quoteForm, ada, crypto.randomUUID());
  expect(templates.slice(0, 2)).toMatchObject([
    { name: 'apes', isOwn: true },
    { name: 'Zoo', begins: 'Hello {firstName}, the zoo.', isOwn: true },
  ]);
  expect(templates[2]?.isOwn).toBe(false);
  expect(await textsOf(tom)).toEqual([]);

  const [submission, zoo] = [await sent(), await idOf(ada, 'Zoo')];
  expect(await fillText(quoteForm, ada, submission, zoo)).toBe('Hello Ada,\n\nthe   zoo.');
  expect(await fillText(quoteForm, tom, submission, zoo)).toBeNull();
});

test('what the sender left empty stays in its braces', async () => {
  await keepText(ada, { name: 'All', text: '{company} {phone} {projectType} {reference}' });
  const filled = await fillText(quoteForm, ada, await sent(), await idOf(ada, 'All'));
  expect(filled).toBe('{company} {phone} Portal Q-1');
});

test('a name is there once, whatever its letters, and nobody changes another’s text', async () => {
  await keepText(ada, { name: 'Call', text: 'One.' });
  await keepText(ada, { name: 'Other', text: 'Two.' });
  await expect(keepText(ada, { name: 'CALL', text: 'Three.' })).rejects.toThrow(/of this name/);
  await keepText(tom, { name: 'Call', text: 'His.' });
  const [call, other] = [await idOf(ada, 'Call'), await idOf(ada, 'Other')];
  await expect(changeOwnText(ada, other, { name: 'call', text: '' })).rejects.toThrow(/this name/);
  await changeOwnText(ada, call, { name: 'CALL', text: 'Four.' });
  await expect(changeOwnText(tom, call, { name: 'Mine', text: '' })).rejects.toThrow(/this name/);
  await expect(removeOwnText(tom, call)).rejects.toThrow(/no longer here/);
  await removeOwnText(ada, other);
  expect(await textsOf(ada)).toMatchObject([{ name: 'CALL', begins: 'Four.' }]);
});

test('there are no more than are read', async () => {
  await payload.db.drizzle.execute(
    sql`INSERT INTO own_texts (owner, name, text)
        SELECT ${ada.id}, 'Text ' || n, 'x' FROM generate_series(1, ${mostTexts}::integer) AS n`,
  );
  await expect(keepText(ada, { name: 'One more', text: 'x' })).rejects.toThrow(/remove one/);
});
