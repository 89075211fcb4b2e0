import { UnknownOutcome } from '@/platform/database/failures';

import { otherReferrers, type View } from './view';

/** How many ways to pages a batch keeps apart; what goes beyond is counted by page alone. */
export const mostInBatch = 1000;

export interface CountedView extends View {
  readonly views: number;
}

/**
 * Counts views in memory, to be written at intervals: a visit costs no statement, and a stranger who makes
 * up campaigns a bounded amount of memory.
 */
export class ViewCounts {
  #counts = new Map<string, CountedView & { views: number }>();
  #writing: Promise<void> | undefined;

  /** @param keep adds these to what was counted before, all of them or none */
  constructor(private readonly keep: (counts: readonly CountedView[]) => Promise<void>) {}

  note(view: View, views = 1): void {
    const known = this.#counts.get(keyOf(view));
    if (known !== undefined) known.views += views;
    else if (this.#counts.size < mostInBatch || isByPageAlone(view))
      this.#counts.set(keyOf(view), { ...view, views });
    else this.note(byPageAlone(view), views);
  }

  /** Writes what was counted until now, and what another flush is still writing. */
  async flush(): Promise<void> {
    await this.#writing;
    this.#writing = this.#write();
    await this.#writing;
  }

  async #write(): Promise<void> {
    const batch = [...this.#counts.values()];
    if (batch.length === 0) return;
    this.#counts = new Map();
    try {
      await this.keep(batch);
    } catch (error) {
      // It may be counted already: rather lost than counted twice.
      if (error instanceof UnknownOutcome) return;
      for (const { views, ...view } of batch) this.note(view, views);
    }
  }
}

/** None of these holds a line's end. */
const keyOf = ({ path, referrer, utmSource, utmMedium, utmCampaign }: View): string =>
  `${path}\n${referrer}\n${utmSource}\n${utmMedium}\n${utmCampaign}`;

const isByPageAlone = ({ referrer }: View): boolean => referrer === otherReferrers.beyond;

const byPageAlone = ({ path }: View): View => ({
  path,
  referrer: otherReferrers.beyond,
  utmSource: '',
  utmMedium: '',
  utmCampaign: '',
});
