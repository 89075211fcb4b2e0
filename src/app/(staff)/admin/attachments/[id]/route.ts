import { z } from 'zod';

import { readAttachment } from '@/inbox/attachments';
import { typeOf } from '@/platform/file-rules';

import { forStaff, privateFile } from '../../staff-file';

interface Context {
  readonly params: Promise<{ id: string }>;
}

/** A file of a mail or of a form. */
export const GET = (_request: Request, { params }: Context): Promise<Response> =>
  forStaff(async (user) => {
    const id = z.uuid().safeParse((await params).id).data;
    const file = id ? await readAttachment(user, id) : null;
    if (!file) return new Response('This file is no longer kept.\n', { status: 404 });
    const content = new Uint8Array(file.content);
    return privateFile(content, typeOf(file.name), `filename*=UTF-8''${encoded(file.name)}`);
  });

/** As RFC 8187 wants it. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
