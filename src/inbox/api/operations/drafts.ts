import { z } from 'zod';

import { forms } from '@/forms';
import { getSharedDraft, saveSharedDraft } from '@/submissions/records/drafts/shared-drafts';

import { noParams, operation } from '../operation';
import { Problem } from '../problem';
import { byId, id, someWords } from '../shapes';
import { conversationOf } from './conversations';

const answer = z.object({ version: id, text: z.string() });

export const draftReply = operation(
  {
    id: 'draft_reply',
    method: 'PUT',
    path: '/conversations/{id}/draft',
    scope: 'drafts:write',
    status: 200,
    problems: [404, 409],
    summary: 'Write a draft of a reply',
    description:
      'Colleagues see it above the box for replies. It is never sent by itself: somebody reads it and sends it. “expects” is the version of the draft that you know, null where there is none.',
  },
  {
    params: byId,
    query: noParams,
    body: z.strictObject({ text: someWords(20_000), expects: id.nullable() }),
    answer,
  },
  async (as, { params, body }) => {
    const { form, submission } = await conversationOf(as, params.id);
    if (submission.deletedAt !== null)
      throw new Problem(422, 'It is in the trash. Restore it in the inbox first.');
    const before = await getSharedDraft(params.id);
    const version = await saveSharedDraft(forms[form], as.user, params.id, {
      text: body.text,
      // Whom it goes to and its subject stay as somebody wrote them.
      cc: before?.cc ?? null,
      bcc: before?.bcc ?? null,
      subject: before?.subject ?? null,
      begunFrom: body.expects,
    });
    if (version !== null) return { version, text: body.text };
    const current = await getSharedDraft(params.id);
    throw new Problem(409, 'The draft is another one by now, so nothing was written.', {
      current: current && { version: current.version, text: current.text },
    });
  },
);
