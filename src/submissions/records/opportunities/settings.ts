import { z } from 'zod';

/** Where an opportunity can stand until it is won or lost. */
export interface Stage {
  /** Stays, whatever the stage is called. */
  readonly key: string;
  readonly label: string;
  /** 0 to 100. */
  readonly probability: number;
}

/** What staff settle of the pipeline at /cms. */
export interface PipelineSettings {
  /** One at least, in their order. */
  readonly stages: readonly Stage[];
  readonly wonReasons: readonly string[];
  readonly lostReasons: readonly string[];
  /** An opportunity that is so many days in its stage is stuck. */
  readonly stuckDays: number;
}

/** Until somebody settles others. */
export const usualSettings: PipelineSettings = {
  stages: [
    { key: 'new', label: 'New', probability: 10 },
    { key: 'talking', label: 'Talking', probability: 30 },
    { key: 'proposal', label: 'Proposal sent', probability: 50 },
    { key: 'agreeing', label: 'Agreeing terms', probability: 80 },
  ],
  wonReasons: ['Fit', 'Price', 'Recommendation', 'Speed'],
  lostReasons: ['Price', 'Chose somebody else', 'No budget', 'No answer', 'Not a fit'],
  stuckDays: 21,
};

const reasons = z.array(z.object({ label: z.string() }).transform(({ label }) => label)).nullish();

const stored = z.object({
  stages: z
    .array(z.object({ key: z.string(), label: z.string(), probability: z.number() }))
    .nullish(),
  wonReasons: reasons,
  lostReasons: reasons,
  stuckDays: z.number().nullish(),
});

/** What a document of the global says. */
export function settingsOf(document: unknown): PipelineSettings {
  const said = stored.safeParse(document).data;
  if (!said) return usualSettings;
  const { stages, wonReasons, lostReasons, stuckDays } = said;
  return {
    stages: stages?.length ? stages : usualSettings.stages,
    wonReasons: wonReasons ?? usualSettings.wonReasons,
    lostReasons: lostReasons ?? usualSettings.lostReasons,
    stuckDays: stuckDays ?? usualSettings.stuckDays,
  };
}
