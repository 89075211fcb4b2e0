import { cookies } from 'next/headers';
import { z } from 'zod';

import { fillIn } from '@/forms/reply-template';
import { callFile } from '@/platform/content-lines/calendar-file';
import { fileNamed, privateFile } from '@/platform/private-file';
import { getSiteSettings, getSmallWords } from '@/site/content';
import { refuseGuess } from '@/submissions/prospects-page/guesses';
import { ledTo } from '@/submissions/prospects-page/led-to';
import { visitCookie, visitorOf } from '@/submissions/prospects-page/visit';
import { listProposedTimes } from '@/submissions/records/prospects-page/times';

interface Context {
  readonly params: Promise<{ reference: string; id: string }>;
}

/** The time that whoever opened the page chose, for their calendar. */
export async function GET({ headers }: Request, { params }: Context): Promise<Response> {
  const { reference, id } = await params;
  const sender = await visitorOf(reference, (await cookies()).get(visitCookie)?.value);
  const asked = z.uuid().safeParse(id).data;
  const times = sender ? await listProposedTimes(sender.family.map((each) => each.id)) : [];
  const time = times.find((each) => each.id === asked && each.chosenAt !== null);
  if (time) {
    const [{ prospectsPage: words }, { brand, email }] = await Promise.all([
      getSmallWords(),
      getSiteSettings(),
    ]);
    const title = fillIn(words.callTitle, { brand });
    const file = callFile({ ...time, title, organizer: { name: brand, address: email } });
    return privateFile(file, 'text/calendar; charset=utf-8', fileNamed('call.ics'));
  }
  return (
    (await refuseGuess(headers)) ?? ledTo(sender ? `/received/${reference}` : '/received/over')
  );
}
