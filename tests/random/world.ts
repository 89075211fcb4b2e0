import { getSubmission } from '@/inbox/submission/reads';

import type { Colleague, Lost } from './colleague';
import type { Deed } from './deeds';
import type { ExpectedRow, Outcome } from './row';
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

  #tell({ who, deed, lost }: Attempt, outcome: Outcome): void {
    this.count(`${deed.label}: ${lost === 'nothing' ? outcome : `${lost} lost`}`);
    who?.hears(deed, outcome, lost);
  }
}

/** All of a row that somebody could miss. */
const short = (row: ExpectedRow): string =>
  JSON.stringify([
    ...[row.status, row.assignee, row.snoozedUntil, row.isTrashed],
    row.notes.map(({ text, author }) => `${author} ${text}`).sort(),
    row.mails
      .filter(({ position }) => position !== null)
      .map(({ position, author, text }) => `${position ?? 0} ${author ?? ''} ${text}`)
      .sort(),
  ]);

async function readShort(row: ExpectedRow, { user }: Colleague): Promise<string> {
  const { form, id } = row;
  const submission = await getSubmission(form, user, id);
  if (!submission) throw new Error(`${id} is gone`);
  const { status, assignee, snoozedUntil, deletedAt, notes } = submission;
  return short({
    ...{ form, id, status, assignee, snoozedUntil },
    isTrashed: deletedAt !== null,
    notes: notes.map(({ text, author }) => ({ text, author: author ?? '', key: null })),
    mails: (await listThreads([id])).get(id) ?? [],
  });
}
