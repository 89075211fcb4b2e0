import { formatDate } from '../frame/format-date';
import { nameAmong } from '../list/words';
import type { Colleague } from '../submission/colleagues';
import type { Remark } from '../submission/stream/stream';
import type { PipelineOf } from './reads';
import { deedWords } from './words';

/** What was done to an opportunity, for the stream of its conversation. */
export const opportunityRemarks = (
  { deeds, settings, seesValues }: PipelineOf,
  colleagues: readonly Colleague[],
): readonly Remark[] =>
  deeds.flatMap((deed): readonly Remark[] => {
    const words = deedWords(deed, { stages: settings.stages, colleagues, seesValues });
    if (words === null) return [];
    const by = deed.by ? nameAmong(colleagues, deed.by) : 'A former colleague';
    return [{ kind: 'deed', id: deed.id, at: deed.at, on: formatDate(deed.at), by, words }];
  });
