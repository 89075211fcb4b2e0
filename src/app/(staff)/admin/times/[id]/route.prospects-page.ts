import { z } from 'zod';

import { forms } from '@/forms';
import { readableNames } from '@/inbox/access';
import { calendarFile } from '@/inbox/prospects-page/calendar-file';
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
    return privateFile(calendarFile({ ...time, title }), 'text/calendar', fileNamed('call.ics'));
  });
