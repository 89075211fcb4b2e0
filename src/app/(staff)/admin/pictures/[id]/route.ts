import { z } from 'zod';

import { readOwnPicture } from '@/inbox/attachments';
import { typeOf } from '@/platform/file-rules';

import { forThoseWho } from '../../staff-file';

interface Context {
  readonly params: Promise<{ id: string }>;
}

/** A picture that stands in the text of a mail of ours. */
export const GET = (_request: Request, { params }: Context): Promise<Response> =>
  forThoseWho('read', async (user) => {
    const id = z.uuid().safeParse((await params).id).data;
    const file = id ? await readOwnPicture(user, id) : null;
    if (!file) return new Response('There is no such picture.\n', { status: 404 });
    return new Response(new Uint8Array(file.content), {
      headers: {
        'Content-Type': typeOf(file.name),
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    });
  });
