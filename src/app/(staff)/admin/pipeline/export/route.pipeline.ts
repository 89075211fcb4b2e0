import { streamOf } from '@/inbox/export';
import { pipelineFile } from '@/inbox/pipeline/export';
import { parsePipelineView } from '@/inbox/pipeline/pipeline-view';
import { today } from '@/platform/place/calendar-day';
import { privateFile } from '@/platform/private-file';

import { forThoseWho } from '../../staff-file';

/** The opportunities that the address describes, as a CSV: all of them, not a page. */
export const GET = (request: Request): Promise<Response> =>
  forThoseWho('export', (user) => {
    const view = parsePipelineView(Object.fromEntries(new URL(request.url).searchParams));
    const file = streamOf(pipelineFile(user, view));
    return privateFile(file, 'text/csv; charset=utf-8', `filename="pipeline-${today()}.csv"`);
  });
