import { streamOf } from '@/inbox/export';
import { parseContactView } from '@/inbox/people/contact-view';
import { peopleFile } from '@/inbox/people/files/contacts-file';
import { today } from '@/platform/place/calendar-day';
import { privateFile } from '@/platform/private-file';

import { forThoseWho } from '../../staff-file';

/** The people that the address describes, as a CSV: all of them, not a page. */
export const GET = (request: Request): Promise<Response> =>
  forThoseWho('export', (user) => {
    const { search } = parseContactView(Object.fromEntries(new URL(request.url).searchParams));
    const file = streamOf(peopleFile(user, search));
    return privateFile(file, 'text/csv; charset=utf-8', `filename="people-${today()}.csv"`);
  });
