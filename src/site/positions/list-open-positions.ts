import 'server-only';

import { isOver } from '~/collections/page-paths';
import { isOn } from '@/features';
import type { Position } from '@/payload-types';

import { expireAt } from '../announcements/watch-hours';
import { listDocuments } from '../content';
import { showsDrafts } from '../preview/shows-drafts';

/** Those that take applications. Whoever asks sets the clock for the hour at which the next one closes. */
export async function listOpenPositions(): Promise<Position[]> {
  if (!isOn('positions')) return [];
  const all = await listDocuments('positions');
  const now = Date.now();
  const open = all.filter(({ applyBy }) => !isOver(applyBy, now));
  // A draft's hour is not that at which it closes for visitors.
  if (!(await showsDrafts()))
    expireAt('positions', Math.min(...open.map(({ applyBy }) => Date.parse(applyBy))));
  return open;
}
