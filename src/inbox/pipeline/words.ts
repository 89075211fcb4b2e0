import { moneyText } from '@/platform/place/money';
import { shortDay } from '@/platform/place/days';
import type { OpportunityDeed } from '@/submissions/records/opportunities/change';
import {
  moneyOf,
  type OpportunityState,
  type Outcome,
} from '@/submissions/records/opportunities/opportunity';
import type { Stage } from '@/submissions/records/opportunities/settings';

import { nameAmong } from '../list/words';
import type { Colleague } from '../submission/colleagues';

export const outcomeLabels: Record<Outcome, string> = { won: 'Won', lost: 'Lost' };

export const stageLabel = (stages: readonly Stage[], key: string): string =>
  stages.find((stage) => stage.key === key)?.label ?? 'A former stage';

/** In percent. */
export const probabilityOf = (
  { stage, probability }: Pick<OpportunityState, 'stage' | 'probability'>,
  stages: readonly Stage[],
): number => probability ?? stages.find(({ key }) => key === stage)?.probability ?? 0;

interface Known {
  readonly stages: readonly Stage[];
  readonly colleagues: readonly Colleague[];
  readonly seesValues: boolean;
}

type State = Partial<OpportunityState>;

/** What somebody did to an opportunity, to stand after their name; null for what a reader may not know. */
export function deedWords({ before, after }: OpportunityDeed, known: Known): string | null {
  if (before === null && after !== null)
    return `made it an opportunity in ${stageLabel(known.stages, after.stage ?? '')}`;
  if (after === null) return 'took it out of the pipeline';
  const parts = [
    ...placeWords(before ?? {}, after, known),
    ...(known.seesValues ? valueWords(before ?? {}, after) : []),
    ...restWords(before ?? {}, after, known),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}

const differs = (name: keyof OpportunityState, before: State, after: State): boolean =>
  name in after && (after[name] ?? null) !== (before[name] ?? null);

function placeWords(before: State, after: State, { stages }: Known): string[] {
  if (differs('outcome', before, after) && after.outcome) {
    const why = [after.reason, after.remark].filter(Boolean).join('; ');
    return [`${after.outcome === 'won' ? 'won it' : 'lost it'}${why ? ` (${why})` : ''}`];
  }
  if (after.outcome) {
    const isOther = (['reason', 'remark', 'closedOn'] as const).some((name) =>
      differs(name, before, after),
    );
    const why = [after.reason, after.remark].filter(Boolean).join('; ');
    return isOther ? [`changed why it is ${after.outcome}${why ? `: ${why}` : ''}`] : [];
  }
  const to = stageLabel(stages, after.stage ?? before.stage ?? '');
  if (differs('outcome', before, after)) return [`opened it again in ${to}`];
  return differs('stage', before, after)
    ? [`moved it from ${stageLabel(stages, before.stage ?? '')} to ${to}`]
    : [];
}

function valueWords(before: State, after: State): string[] {
  if (!differs('value', before, after) && !differs('currency', before, after)) return [];
  const amount = ({ value = null, currency = null }: State) => {
    const money = moneyOf({ value, currency });
    return money && moneyText(money);
  };
  const [from, to] = [amount(before), amount(after)];
  if (to === null) return ['took its value away'];
  return [from === null ? `set its value to ${to}` : `changed its value from ${from} to ${to}`];
}

function restWords(before: State, after: State, { colleagues }: Known): string[] {
  const said: string[] = [];
  if (differs('probability', before, after))
    said.push(
      after.probability === null
        ? 'set its probability to that of its stage'
        : `set its probability to ${after.probability}%`,
    );
  if (differs('expectedClose', before, after))
    said.push(
      after.expectedClose
        ? `expects the end on ${shortDay(after.expectedClose)}`
        : 'expects no day for the end',
    );
  const steps = (['nextStep', 'nextStepDay', 'nextStepTime', 'nextStepOwner'] as const).some(
    (name) => differs(name, before, after),
  );
  if (steps) said.push(stepWords(after, colleagues));
  return said;
}

function stepWords(
  { nextStep, nextStepDay, nextStepTime, nextStepOwner }: State,
  colleagues: readonly Colleague[],
): string {
  if (!nextStep) return 'left no next step';
  const time = nextStepTime ? ` at ${nextStepTime}` : '';
  const day = nextStepDay ? `, on ${shortDay(nextStepDay)}${time}` : '';
  const owner = nextStepOwner ? `, by ${nameAmong(colleagues, nextStepOwner)}` : '';
  return `set the next step: ${nextStep}${day}${owner}`;
}
