import { expect } from 'vitest';

import { getSubmission } from '@/inbox/submission/reads';
import { listMerges } from '@/submissions/records/merges/merges';

import { ownOpportunity, type Colleague, type Lost } from './colleague';
import { merging, takingApart, type Deed } from './deeds';
import { apart, mergedInto, type ExpectedOpportunity, type ExpectedRow, type Outcome } from './row';
import { listThreads } from '../support/submissions/threads';

/** One that is to be carried out. */
export interface Attempt {
  /** Null is the sender of the submission. */
  readonly who: Colleague | null;
  readonly id: string;
  readonly deed: Deed;
  readonly lost: Lost;
}

/** The submissions as they ought to be, and what became of what was done. */
export class World {
  readonly rows = new Map<string, ExpectedRow>();
  readonly #tally = new Map<string, number>();
  /** What was merged, the first first. */
  readonly #merged: string[] = [];

  count(what: string): void {
    this.#tally.set(what, (this.#tally.get(what) ?? 0) + 1);
  }

  tally = (): Record<string, number> =>
    Object.fromEntries([...this.#tally].sort(([a], [b]) => a.localeCompare(b)));

  row(id: string): ExpectedRow {
    const row = this.rows.get(id);
    if (!row) throw new Error(`Nobody sent ${id}`);
    return row;
  }

  /** Does one thing, or two at once, and asks whether what came of it is as one after the other. */
  async carryOut(attempts: readonly [Attempt, ...Attempt[]], reader: Colleague): Promise<void> {
    const [{ id }] = attempts;
    const sent = attempts.filter(({ lost }) => lost !== 'request');
    const outcomes = await Promise.all(sent.map(({ deed }) => deed.run()));
    const inTurn = [...sent.entries()];
    const stories = [inTurn, inTurn.toReversed()].map((order) => {
      let row = this.row(id);
      const told: Outcome[] = [];
      for (const [index, { deed }] of order) [row, told[index]] = deed.rule(row);
      return { row, told: told.join() };
    });
    const actual = await readShort(this.row(id), reader);
    const story = stories.find(
      ({ row, told }) => told === outcomes.join() && short(row) === actual,
    );
    if (!story) {
      const labels = sent.map(({ deed }) => deed.label).join(' and ');
      const expected = stories.map(({ row, told }) => `${told}: ${short(row)}`).join('\nor ');
      throw new Error(`${labels}\ncame to ${outcomes.join()}: ${actual}\nand not ${expected}`);
    }
    this.rows.set(id, story.row);
    for (const attempt of attempts) this.#tell(attempt, outcomes[sent.indexOf(attempt)] ?? 'gone');
  }

  /** Puts one to another, or takes it apart again; what it may not do, it says and does not do. */
  async merge(who: Colleague, target: ExpectedRow, merged: ExpectedRow): Promise<void> {
    const isApart = merged.merged !== null && merged.merged.into === target.id;
    const deed = isApart ? takingApart(who.user, merged) : merging(who.user, target, merged);
    const others = [...this.rows.values()].map((row) => row.merged?.into);
    const isFree = !target.merged && !merged.merged && !others.includes(merged.id);
    const mayMerge = isFree && target.id !== merged.id;
    const expected = isApart ? apart(merged) : mayMerge ? mergedInto(target, merged) : merged;
    const outcome = await deed();
    expect([outcome, await readShort(merged, who), await readShort(target, who)]).toEqual([
      expected === merged ? 'gone' : 'done',
      ...[short(expected), short(target)],
    ]);
    this.rows.set(merged.id, expected);
    if (outcome === 'done' && isApart) this.#merged.splice(this.#merged.indexOf(merged.id), 1);
    else if (outcome === 'done') this.#merged.push(merged.id);
    this.count(`${isApart ? 'take apart' : 'merge'}: ${outcome}`);
  }

  /** Of those that count: a conversation has its own, or else that of the first that was merged into it. */
  counted(): readonly ExpectedOpportunity[] {
    const lent = new Set<string>();
    const merged = this.#merged.flatMap((id) => {
      const row = this.row(id);
      const target = this.row(row.merged?.into ?? '');
      if (!row.opportunity || target.opportunity || lent.has(target.id)) return [];
      lent.add(target.id);
      return target.isTrashed ? [] : [row.opportunity];
    });
    const own = [...this.rows.values()].filter((row) => !row.merged && !row.isTrashed);
    return [...merged, ...own.flatMap(({ opportunity }) => opportunity ?? [])];
  }

  #tell({ who, deed, lost }: Attempt, outcome: Outcome): void {
    this.count(`${deed.label}: ${lost === 'nothing' ? outcome : `${lost} lost`}`);
    who?.hears(deed, outcome, lost);
  }
}

/** All of a row that somebody could miss. */
const short = (row: Omit<ExpectedRow, 'opportunitySteps' | 'lastVersion'>): string =>
  JSON.stringify([
    ...[row.status, row.assignee, row.snoozedUntil, row.isTrashed],
    ...[row.priority, [...row.tags].sort(), row.merged?.into ?? null],
    [
      row.opportunity?.version,
      row.opportunity?.stage,
      row.opportunity?.value,
      row.opportunity?.outcome,
    ],
    row.notes.map(({ text, author }) => `${author} ${text}`).sort(),
    row.mails
      .filter(({ position }) => position !== null)
      .map(({ position, author, text, head }) =>
        [position, author, text, head && Object.values(head).join('; ')].join(' '),
      )
      .sort(),
  ]);

async function readShort(row: ExpectedRow, { user }: Colleague): Promise<string> {
  const { form, id } = row;
  const submission = await getSubmission(form, user, id);
  if (!submission) throw new Error(`${id} is gone`);
  const { status, assignee, snoozedUntil, deletedAt, notes, priority, tags } = submission;
  const merge = (await listMerges([id])).find(({ merged }) => merged.id === id);
  const mails = (await listThreads([id])).get(id) ?? [];
  return short({
    ...{ form, id, status, assignee, snoozedUntil, priority, tags },
    merged: merge ? { into: merge.target.id, before: status } : null,
    isTrashed: deletedAt !== null,
    opportunity: await ownOpportunity(user, id),
    notes: notes.map(({ text, author }) => ({ text, author: author ?? '', key: null })),
    mails: mails.map(({ cc, bcc, subject, ...mail }) => ({
      ...mail,
      head: mail.kind === 'reply' ? { cc, bcc, subject } : null,
    })),
  });
}
