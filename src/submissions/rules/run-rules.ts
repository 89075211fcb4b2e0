import 'server-only';

import type { Payload } from 'payload';

import { isOn } from '@/features';
import { forms } from '@/forms';
import { placeholdersOf } from '@/forms/placeholders';
import { fillIn } from '@/forms/reply-template';
import { databaseFailure, isDatabaseAway } from '@/platform/database/failure-reason';

import { mayRead } from '../records/made/readers';
import { deadlinesOf } from '../records/queue/due';
import type { Workday } from '../records/queue/working-time';
import { act } from '../records/rules/act';
import { endArrival, listArrivals, type Arrival } from '../records/rules/arrivals';
import { factsOf, type KnownArrival } from '../records/rules/facts';
import { inTurn, matches, nextMorning } from '../records/rules/matches';
import type { Rule } from '../records/rules/rule';
import { listRules, listStaff } from '../records/rules/rules';

const mostInRound = 20;

/** Of the inbox, as far as rules ask for them. */
interface Settings {
  readonly workday: Workday;
  readonly templates: readonly { readonly id?: string | null; readonly text: string }[];
}

interface Round {
  readonly payload: Payload;
  /** Whether this process still does it. */
  readonly isOurs: () => boolean;
}

/**
 * Has the rules of the inbox look at what came in, the oldest first.
 * @returns whether more may wait
 * @throws while the database is away: all that waits goes on waiting
 */
export async function runRules({ payload, isOurs }: Round): Promise<boolean> {
  const arrivals = await listArrivals(mostInRound);
  if (arrivals.length === 0) return false;
  const settings = await payload.findGlobal({
    slug: 'inbox-settings',
    depth: 0,
    overrideAccess: true,
  });
  const templates = isOn('replies') ? (settings.replyTemplates ?? []) : [];
  const known = { workday: deadlinesOf(settings).workday, templates };
  for (const arrival of arrivals) {
    if (!isOurs()) return false;
    await unlessItFails(payload, `An arrival of a ${arrival.form} submission`, () =>
      runOn(payload, arrival, known),
    );
    await endArrival(arrival.id);
  }
  return arrivals.length === mostInRound;
}

/** What fails keeps nothing after it from being done. */
async function unlessItFails(payload: Payload, what: string, act: () => Promise<void>) {
  try {
    await act();
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    payload.logger.error(
      `${what} failed, and was left out: ${databaseFailure(error) ?? 'unknown'}`,
    );
  }
}

/** One rule after the other. */
async function runOn(payload: Payload, arrival: Arrival, settings: Settings): Promise<void> {
  const facts = await factsOf(arrival);
  if (!facts) return;
  for (const rule of await listRules())
    if (rule.isOn && matches(rule.when, facts, settings.workday))
      await unlessItFails(payload, `The rule ${rule.id}`, () =>
        runOne(arrival, rule, { ...settings, facts }),
      );
}

interface Known extends Settings {
  readonly facts: KnownArrival;
}

async function runOne(
  arrival: Arrival,
  rule: Rule,
  { workday, templates, facts }: Known,
): Promise<void> {
  const { then } = rule;
  const template = templates.find(({ id }) => id && id === then.template);
  const staff = await listStaff();
  const readers = await Promise.all(
    then.assignees
      .filter((person) => staff.has(person))
      .map(async (person) => {
        const may = await mayRead(person, forms[arrival.form], arrival.submission);
        return may ? [person] : [];
      }),
  );
  await act(arrival, rule, {
    assignee: inTurn(rule, new Set(readers.flat())),
    tag: then.tag,
    priority: then.priority,
    replyHours: then.replyHours,
    snoozedUntil: then.snoozes ? nextMorning(Date.now(), workday) : null,
    notified: then.notified,
    draft: template ? fillIn(template.text, placeholdersOf(forms[arrival.form], facts)) : null,
    calls: then.webhook !== null,
  });
}
