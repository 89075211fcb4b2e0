import { z } from 'zod';

import { readCall } from '@/inbox/pipeline/call';
import { callFile } from '@/platform/content-lines/calendar-file';
import { fileNamed, privateFile } from '@/platform/private-file';

import { forThoseWho } from '../../staff-file';

interface Context {
  readonly params: Promise<{ id: string }>;
}

/** The next step of an opportunity that has a time, for a calendar. */
export const GET = (_request: Request, { params }: Context): Promise<Response> =>
  forThoseWho('read', async (user) => {
    const id = z.uuid().safeParse((await params).id).data;
    const call = id ? await readCall(user, id) : null;
    if (!call) return new Response('There is no such call.\n', { status: 404 });
    return privateFile(callFile(call), 'text/calendar; charset=utf-8', fileNamed('call.ics'));
  });
