import { z } from 'zod';

import { forms } from '@/forms';
import { readableNames } from '@/inbox/access';
import { parties } from '@/inbox/reply/reply-settings';
import { callFile } from '@/platform/content-lines/calendar-file';
import { fileNamed, privateFile } from '@/platform/private-file';
import { getProposedTime } from '@/submissions/records/prospects-page/times';

import { forThoseWho } from '../../staff-file';

interface Context {
  readonly params: Promise<{ id: string }>;
}

/** A time that somebody was proposed, for a calendar. */
export const GET = (_request: Request, { params }: Context): Promise<Response> =>
  forThoseWho('read', async (user) => {
    const id = z.uuid().safeParse((await params).id).data;
    const time = id ? await getProposedTime(id) : null;
    const { parent } = time ?? {};
    const names = parent && (await readableNames(forms[parent.form], user, [parent.id]));
    if (!time || !names?.has(time.submission))
      return new Response('There is no such time.\n', { status: 404 });
    const title = names.get(time.submission) ?? '';
    const { brand, email } = await parties();
    const file = callFile({ ...time, title, organizer: { name: brand, address: email } });
    return privateFile(file, 'text/calendar; charset=utf-8', fileNamed('call.ics'));
  });
