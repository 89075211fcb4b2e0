import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { forms } from '@/forms';
import { mergeInto, takeMergeApart } from '@/inbox/merge/merge-submissions';
import { changeAsSeen, makeOpportunity, takeBackOpportunity } from '@/inbox/pipeline/change';
import { readPipelineOf } from '@/inbox/pipeline/reads';
import { newState, type OpportunityState } from '@/submissions/records/opportunities/opportunity';
import type { Parent } from '@/submissions/records/parent';

import { Dice } from '../../support/abuse/dice';
import { userWithRole } from '../../support/payload';
import { contact, emptyTables, quote } from '../../support/submissions/sent-submissions';

const steps = 200;

let users: [TypedUser, TypedUser, TypedUser];
beforeAll(async () => {
  users = await Promise.all([userWithRole('admin'), userWithRole('lead'), userWithRole('agent')]);
  await emptyTables();
});
afterAll(emptyTables);

/** An opportunity as it ought to be. */
interface Expected {
  state: OpportunityState | null;
  /** Goes on counting while there is none. */
  version: number;
}

/** What somebody can take back. */
interface Deed {
  readonly key: string;
  readonly of: number;
  readonly before: Partial<OpportunityState> | null;
  readonly isRemoval: boolean;
  readonly version: number;
}

test('three colleagues at random, with old pages, undos and merges, lose nothing of each other', async () => {
  const seed = Number(process.env.RANDOM_SEED ?? Date.now() % 1_000_000);
  const dice = new Dice(seed);
  const both: readonly [Parent, Parent] = [
    { form: 'quote', id: await quote({ reference: 'Q-STEP-1' }) },
    { form: 'contact', id: await contact({ reference: 'C-STEP-2' }) },
  ];
  const expected: [Expected, Expected] = [
    { state: null, version: 0 },
    { state: null, version: 0 },
  ];
  const undoable = new Map<string, Deed[]>();
  let isMerged = false;
  let done = 0;

  const patches: [() => Partial<OpportunityState>, ...(() => Partial<OpportunityState>)[]] = [
    () => ({ stage: dice.one(['new', 'talking', 'proposal']), outcome: null }),
    () => ({
      outcome: dice.one<'won' | 'lost'>(['won', 'lost']),
      reason: 'Price',
      closedOn: '2026-11-27',
    }),
    () => ({ value: String(dice.below(9_000_000_000)), currency: dice.one(['GBP', 'EUR']) }),
    () => ({
      nextStep: dice.one<string | null>(['Ring', 'Write', null]),
      nextStepDay: '2027-03-28',
    }),
    () => ({ probability: dice.below(101), expectedClose: '2027-10-31' }),
  ];
  const keep = (user: TypedUser, deed: Deed) =>
    undoable.set(user.id, [...(undoable.get(user.id) ?? []), deed]);
  const differs = (state: OpportunityState, patch: Partial<OpportunityState>) =>
    Object.entries({ ...state, ...patch }).some(
      ([name, value]) => Reflect.get(state, name) !== value,
    );
  const tried = (act: Promise<unknown>) =>
    act.then(
      (key) => ({ isDone: true, key: typeof key === 'string' ? key : null }),
      () => ({ isDone: false, key: null }),
    );

  for (let step = 0; step < steps; step += 1) {
    const user = dice.one(users);
    const at = dice.below(2);
    const of = both[at === 0 ? 0 : 1];
    const row = expected[at === 0 ? 0 : 1];
    const form = forms[of.form];
    // An old page now and then.
    const expects = row.version - (dice.below(4) === 0 ? 1 : 0);
    const fits = row.state !== null && expects === row.version;
    switch (dice.below(6)) {
      case 0: {
        const isFree = row.state === null && !(at === 1 && isMerged);
        const { isDone, key } = await tried(makeOpportunity(form, user, of.id));
        expect(isDone, `seed ${seed}, step ${step}: make`).toBe(isFree);
        if (!isFree || key === null) break;
        row.state = newState('new');
        row.version += 1;
        keep(user, { key, of: at, before: null, isRemoval: false, version: row.version });
        done += 1;
        break;
      }
      case 1: {
        if (dice.below(3) > 0) break;
        const before = row.state;
        const change = { remove: true, expects } as const;
        const { isDone, key } = await tried(changeAsSeen(form, user, of.id, change));
        expect(isDone, `seed ${seed}, step ${step}: remove`).toBe(fits);
        if (!fits || key === null) break;
        keep(user, { key, of: at, before, isRemoval: true, version: row.version });
        row.state = null;
        done += 1;
        break;
      }
      case 2: {
        const deed = undoable.get(user.id)?.pop();
        if (!deed) break;
        const target = expected[deed.of === 0 ? 0 : 1];
        const about = both[deed.of === 0 ? 0 : 1];
        const may = deed.isRemoval
          ? target.state === null
          : target.state !== null && target.version === deed.version;
        const { isDone } = await tried(
          takeBackOpportunity(forms[about.form], user, { id: about.id, key: deed.key }),
        );
        expect(isDone, `seed ${seed}, step ${step}: undo`).toBe(may);
        if (!may) break;
        if (deed.before === null) target.state = null;
        else {
          target.state = { ...(target.state ?? newState('new')), ...deed.before };
          target.version += 1;
        }
        done += 1;
        break;
      }
      case 3: {
        if (dice.below(3) > 0) break;
        if (isMerged) await takeMergeApart(user, both[1]);
        else await mergeInto(user, both[0], both[1]);
        isMerged = !isMerged;
        done += 1;
        break;
      }
      default: {
        const patch = dice.one(patches)();
        const { state } = row;
        const { isDone, key } = await tried(changeAsSeen(form, user, of.id, { patch, expects }));
        expect(isDone, `seed ${seed}, step ${step}: change`).toBe(fits);
        if (!fits || state === null) break;
        expect(key !== null).toBe(differs(state, patch));
        if (key === null) break;
        const before = Object.fromEntries(
          Object.keys(patch).map((name) => [name, Reflect.get(state, name)]),
        );
        row.state = { ...state, ...patch };
        row.version += 1;
        keep(user, { key, of: at, before, isRemoval: false, version: row.version });
        done += 1;
      }
    }
    const [first, second] = expected;
    const shown = await readPipelineOf(user, both[0].id);
    const counts = first.state ?? (isMerged ? second.state : null);
    const said = shown?.opportunity ?? null;
    if (counts === null) expect(said, `seed ${seed}, step ${step}`).toBeNull();
    else expect(said, `seed ${seed}, step ${step}`).toMatchObject({ ...counts });
    const alone = await readPipelineOf(user, both[1].id);
    if (second.state === null) expect(alone?.opportunity ?? null).toBeNull();
    else expect(alone?.opportunity).toMatchObject({ ...second.state });
    expect(shown?.aside.length).toBe(isMerged && first.state && second.state ? 1 : 0);
  }
  expect(done).toBeGreaterThan(steps / 5);
});
