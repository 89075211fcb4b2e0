import { text } from 'node:stream/consumers';

import { sql } from '@payloadcms/db-postgres';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, expect, test, vi } from 'vitest';

import { AnswerForm } from '@/panel/approvals/answer-form';
import { ApprovalField } from '@/panel/approvals/approval-field';
import { AskForm } from '@/panel/approvals/ask-form';
import { WaitingForYou } from '@/panel/approvals/waiting-for-you';
import { NotesField } from '@/panel/review/notes-field';
import { answerApproval, askForApproval } from '~/collections/review/approvals/approvals';

import { payload, userWithRole } from '../../support/payload';

vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ collectionSlug: 'pages', id: 'one', lastUpdateTime: 1 }),
}));

const asServer = { overrideAccess: true, context: { disableRevalidate: true } } as const;
afterEach(async () => {
  await payload.db.drizzle.execute(sql`DELETE FROM content_approvals`);
  const where = { title: { like: 'to be shown' } };
  await payload.delete({ collection: 'pages', where, trash: true, ...asServer });
});

const html = async (node: Parameters<typeof prerenderToNodeStream>[0]) =>
  (await text((await prerenderToNodeStream(node)).prelude)).replaceAll('<!-- -->', '');

test('the first page has nothing until somebody asks, and then says what waits and what came back', async () => {
  const [editor, admin] = [await userWithRole('editor'), await userWithRole('admin')];
  const shownTo = async (user: typeof editor) => html(await WaitingForYou({ payload, user }));
  expect(await shownTo(admin)).toBe('');
  const data = { title: 'Page to be shown', slug: 'to-be-shown', blocks: [] };
  const { id } = await payload.create({ collection: 'pages', data, draft: true, ...asServer });
  const shared = { owner: 'pages', document: id };
  const asked = { ...shared, asker: editor.id, approver: admin.id, note: '' };
  const approval = (await askForApproval(asked)) ?? '';
  expect(await shownTo(editor)).toBe('');
  expect(await shownTo(admin)).toContain(
    `href="/cms/collections/pages/${id}"><span>Page to be shown: Waits for Test admin, asked by Test editor`,
  );
  const answer = { approver: admin.id, answer: 'No.', approvedWords: null } as const;
  await answerApproval(approval, { ...answer, state: 'returned' });
  expect(await shownTo(admin)).toBe('');
  expect(await shownTo(editor)).toContain('Given back by Test admin');
});

test('beside a form there is one button until somebody asks', async () => {
  expect(await html(<ApprovalField />)).toBe('');
  expect(await html(<NotesField />)).toBe('');
  const known = {
    ...{ me: 'me', approval: null, colleagues: [{ id: 'her', name: 'Ada' }] },
    ...{ canAsk: true, words: null, savedAt: null, compare: null },
  };
  const form = { act: () => Promise.resolve(true), setIsOpen: () => undefined };
  const closed = await html(<AskForm known={known} isOpen={false} {...form} />);
  expect(closed.match(/<button/g)).toHaveLength(1);
  const open = await html(<AskForm known={known} isOpen {...form} />);
  expect(open).toContain('<option value="her">Ada</option>');
  const nothing = await html(<AskForm known={{ ...known, canAsk: false }} isOpen {...form} />);
  expect(nothing).toContain('Nothing here waits to be published');
  expect(await html(<AnswerForm words="" isShown {...form} />)).toContain('Approve and publish');
  const older = await html(<AnswerForm words="" isShown={false} {...form} />);
  expect(older).toContain('It has changed since you opened it.');
  expect(older).not.toContain('Approve');
});
