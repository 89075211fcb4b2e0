import { expect, test } from 'vitest';

import { ViewCounts } from '@/page-views';
import type { View } from '@/page-views/view';
import { mostInBatch, type CountedView } from '@/page-views/view-counts';
import { Unavailable, UnknownOutcome } from '@/platform/database/failures';

const view = (path: string, utmSource = '', referrer = 'direct'): View => ({
  path,
  referrer,
  utmSource,
  utmMedium: '',
  utmCampaign: '',
});

const sum = (counts: readonly CountedView[]) => counts.reduce((all, { views }) => all + views, 0);

function counting(fail?: () => Error) {
  const kept: CountedView[] = [];
  const failures = fail === undefined ? [] : [fail];
  const counts = new ViewCounts((batch) => {
    const failure = failures.pop();
    if (failure !== undefined) return Promise.reject(failure());
    kept.push(...batch);
    return Promise.resolve();
  });
  return { counts, kept };
}

test('views of one kind are one row, and a batch is written once', async () => {
  const { counts, kept } = counting();
  for (let at = 0; at < 5; at += 1) counts.note(view('/work'));
  counts.note(view('/work', 'linkedin'));
  await Promise.all([counts.flush(), counts.flush()]);
  await counts.flush();
  expect(kept).toEqual([
    { ...view('/work'), views: 5 },
    { ...view('/work', 'linkedin'), views: 1 },
  ]);
});

test('beyond what a batch keeps apart, the page alone is counted', async () => {
  const { counts, kept } = counting();
  const madeUp = mostInBatch + 500;
  for (let at = 0; at < madeUp; at += 1) counts.note(view('/work', `made-up-${at}`));
  await counts.flush();
  expect(kept).toHaveLength(mostInBatch + 1);
  expect(sum(kept)).toBe(madeUp);
  expect(kept.at(-1)).toEqual({ ...view('/work', '', 'other'), views: 500 });
});

test('a batch that the database did not take goes with the next', async () => {
  const { counts, kept } = counting(() => new Unavailable());
  counts.note(view('/work'));
  await counts.flush();
  counts.note(view('/work'));
  await counts.flush();
  expect(kept).toEqual([{ ...view('/work'), views: 2 }]);
});

test('one that it may have taken is not counted again', async () => {
  const { counts, kept } = counting(() => new UnknownOutcome());
  counts.note(view('/work'));
  await counts.flush();
  counts.note(view('/quote'));
  await counts.flush();
  expect(kept).toEqual([{ ...view('/quote'), views: 1 }]);
});
