import 'server-only';

import type { TypedUser } from 'payload';

import { customForm } from '@/forms';
import { isHiddenOf } from '@/submissions/records/made/readers';
import { listLastArrivals, type KnownArrival } from '@/submissions/records/rules/facts';
import { inTurn, matches } from '@/submissions/records/rules/matches';
import type { Rule } from '@/submissions/records/rules/rule';

import { mustReadForm } from '../access';
import { getDeadlines, reading } from '../list/reads/reading';
import { nameAmong } from '../list/words';
import { readersAmong, type Nameable } from './reads';
import { thenWords } from './rule-words';

/** So many arrivals a rule is tried on. */
const mostTried = 100;

/** What a rule would have done about one. */
export interface Tried {
  readonly arrival: KnownArrival;
  readonly deeds: readonly string[];
}

export interface Trial {
  /** How many there were to try it on. */
  readonly tried: number;
  /** The newest first. */
  readonly matching: readonly Tried[];
}

/** Tries a rule on the last that came in, in their order, and changes nothing. */
export const tryRule = (user: TypedUser, rule: Rule, nameable: Nameable): Promise<Trial | null> =>
  reading('try a rule', async (payload) => {
    const { workday } = await getDeadlines(user, Date.now());
    const arrivals = await listLastArrivals(
      await mustReadForm(payload, user, customForm),
      mostTried,
    );
    const { assignees } = rule.then;
    const there = assignees.filter((id) =>
      nameable.colleagues.some((each) => each.mayWork && each.id === id),
    );
    const readers = await readersAmong(there);
    let { lastTurn } = rule;
    const matching = arrivals
      .filter((arrival) => matches(rule.when, arrival, workday))
      .toReversed()
      .map((arrival) => {
        const can = there.filter((id) => {
          const reader = readers.get(id);
          return reader && !isHiddenOf({ name: arrival.form }, arrival.made, reader);
        });
        const next = inTurn({ ...rule, lastTurn }, new Set(can));
        lastTurn = next ?? lastTurn;
        return { arrival, deeds: deedsOf(rule, next, nameable) };
      })
      .toReversed();
    return { tried: arrivals.length, matching };
  });

function deedsOf(rule: Rule, next: string | null, nameable: Nameable): string[] {
  const others = thenWords({ ...rule.then, assignees: [] }, nameable);
  return next === null ? others : [`assign to ${nameAmong(nameable.colleagues, next)}`, ...others];
}
