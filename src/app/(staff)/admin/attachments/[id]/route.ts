import { z } from 'zod';

import { readAttachment } from '@/inbox/attachments';
import { typeOf } from '@/platform/file-rules';

import { fileNamed, privateFile } from '@/platform/private-file';
import { forThoseWho } from '../../staff-file';

interface Context {
  readonly params: Promise<{ id: string }>;
}

/** A file of a mail or of a form. */
export const GET = (_request: Request, { params }: Context): Promise<Response> =>
  forThoseWho('read', async (user) => {
    const id = z.uuid().safeParse((await params).id).data;
    const file = id ? await readAttachment(user, id) : null;
    if (!file)
      return new Response('This file is no longer kept, or has yet to be scanned for viruses.\n', {
        status: 404,
      });
    const content = new Uint8Array(file.content);
    return privateFile(content, typeOf(file.name), fileNamed(file.name));
  });
