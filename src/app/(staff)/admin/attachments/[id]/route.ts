import { z } from 'zod';

import { getViewer } from '@/accounts/session';
import { readFile } from '@/inbox/reply/files';
import { typeOf } from '@/platform/mail/file-rules';

interface Context {
  readonly params: Promise<{ id: string }>;
}

/** A file of a mail: to be saved, and never to be shown by the browser. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const viewer = await getViewer();
  if (viewer.kind === 'unchecked') return new Response('Try again in a moment.\n', { status: 503 });
  if (viewer.kind !== 'admin') return new Response('Only staff may do this.\n', { status: 403 });
  const id = z.uuid().safeParse((await params).id).data;
  const file = id ? await readFile(viewer.user, id) : null;
  if (!file) return new Response('This file is no longer kept.\n', { status: 404 });
  return new Response(new Uint8Array(file.content), {
    headers: {
      'Content-Type': typeOf(file.name),
      'Content-Disposition': `attachment; filename*=UTF-8''${encoded(file.name)}`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
}

/** As RFC 8187 wants it. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
