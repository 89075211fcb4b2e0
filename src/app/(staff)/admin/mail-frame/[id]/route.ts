import { z } from 'zod';

import { readOriginalLook } from '@/inbox/original/reads';
import { mailFramePolicy } from '@/platform/mail/frame-policy';

import { forThoseWho } from '../../staff-file';

interface Context {
  readonly params: Promise<{ id: string }>;
}

const cut = '<hr><p>It goes on: save it as a file to read the rest.</p>';

/** A mail as it came, as its sender laid it out. The web process says the same policy (server/areas.ts). */
export const GET = (_request: Request, { params }: Context): Promise<Response> =>
  forThoseWho('read', async (user) => {
    const id = z.uuid().safeParse((await params).id).data;
    const look = id ? await readOriginalLook(user, id) : null;
    if (look === null) return new Response('There is no such mail.\n', { status: 404 });
    const isText = typeof look === 'string';
    return new Response(isText ? look : look.html + (look.isCut ? cut : ''), {
      headers: {
        'Content-Type': isText ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8',
        'Content-Security-Policy': mailFramePolicy,
        'X-Frame-Options': 'SAMEORIGIN',
        'X-Content-Type-Options': 'nosniff',
        'X-DNS-Prefetch-Control': 'off',
        'Referrer-Policy': 'no-referrer',
        'Cache-Control': 'private, no-store',
      },
    });
  });
