import { z } from 'zod';

import { personCard } from '@/inbox/people/files/person-card';
import { fileNamed, privateFile } from '@/platform/private-file';

import { forThoseWho } from '../../../staff-file';

interface Context {
  readonly params: Promise<{ id: string }>;
}

/** A person, for the contacts of a telephone or a mail program. */
export const GET = (_request: Request, { params }: Context): Promise<Response> =>
  forThoseWho('read', async (user) => {
    const id = z.uuid().safeParse((await params).id).data;
    const card = id ? await personCard(user, id) : null;
    if (!card) return new Response('There is no such person.\n', { status: 404 });
    return privateFile(card.content, 'text/vcard; charset=utf-8', fileNamed(card.fileName));
  });
