import { sql } from '@payloadcms/db-postgres';
import { expect } from 'vitest';

import { seesAll } from '@/submissions/records/made/readers';
import {
  addDetail,
  correctDetail,
  mergeContacts,
  takeBackDeed,
  takeContactsApart,
} from '@/submissions/records/people/change';
import { listDetails } from '@/submissions/records/people/contact';
import type { ContactKind } from '@/submissions/records/people/enter';
import { fileSubmissions } from '@/submissions/records/people/file';
import {
  companyWhere,
  listCompanies,
  listPeople,
  personWhere,
} from '@/submissions/records/people/list';

import type { Dice } from '../support/abuse/dice';
import { payload } from '../support/payload';
import { newKey, storedPeople } from '../support/people';
import type { Colleague } from './colleague';
import type { ExpectedRow } from './row';

/** Who stands with whom, and what is noted of each, as it ought to be. */
interface Known {
  /** By its id and its kind: whom each stands with. */
  readonly into: ReadonlyMap<string, string>;
  /** By the id of a person. */
  readonly notes: ReadonlyMap<string, readonly string[]>;
}

/** Something that one colleague does, what it ought to make, and what whoever did it is told. */
interface Step {
  readonly label: string;
  readonly run: () => Promise<string>;
  readonly rule: (known: Known) => readonly [Known, string];
}

const kinds = ['person', 'company'] as const;

/** The people and companies of whoever wrote, each of whom staff have noted something about. */
export class Contacts {
  readonly #tally = new Map<string, number>();
  #known: Known = { into: new Map(), notes: new Map() };
  #ids: Readonly<Record<ContactKind, readonly string[]>> = { person: [], company: [] };
  #before: unknown;
  #number = 0;
  #undo: { key: string; by: Colleague; step: Step } | null = null;

  private constructor(
    private readonly dice: Dice,
    private readonly colleagues: readonly Colleague[],
  ) {}

  /** Files all that came in. A note keeps whoever has nothing but spam left. */
  static async of(dice: Dice, colleagues: readonly Colleague[]): Promise<Contacts> {
    const contacts = new Contacts(dice, colleagues);
    while (await fileSubmissions());
    const { rows } = await payload.db.drizzle.execute(sql`
      SELECT 'person' AS kind, id FROM people UNION ALL SELECT 'company', id FROM companies ORDER BY id`);
    const of = (kind: ContactKind) =>
      rows.filter((row) => row['kind'] === kind).map(({ id }) => String(id));
    contacts.#ids = { person: of('person'), company: of('company') };
    for (const id of contacts.#ids.person) await contacts.#carryOut([contacts.#noting(id)]);
    contacts.#before = await rowsAlone();
    return contacts;
  }

  tally = (): Record<string, number> =>
    Object.fromEntries([...this.#tally].sort(([a], [b]) => a.localeCompare(b)));

  /** One thing, or two colleagues' at once. */
  async step(): Promise<void> {
    const first = this.#choose();
    await this.#carryOut(this.dice.hits(4) ? [first, this.#choose()] : [first]);
  }

  #choose(): Step {
    const { dice } = this;
    const kind = dice.hits(3) ? 'company' : 'person';
    const some = () => this.#oneOf(this.#ids[kind]);
    switch (dice.below(6)) {
      case 0:
        return this.#noting(this.#oneOf(this.#ids.person));
      case 1:
        return this.#correcting(this.#oneOf(this.#ids.person));
      case 2:
        return this.#undoing() ?? this.#noting(this.#oneOf(this.#ids.person));
      case 3: {
        const joined = [...this.#known.into].filter(([id]) => this.#ids[kind].includes(id));
        const [id, into] = joined.length > 0 ? this.#oneOf(joined) : [some(), some()];
        return this.#apart(kind, into, id);
      }
      default:
        return this.#merging(kind, some(), some());
    }
  }

  #oneOf<Item>(items: readonly Item[]): Item {
    const item = items[this.dice.below(items.length)];
    if (item === undefined) throw new Error('There is none');
    return item;
  }

  #noting(id: string): Step {
    const value = `p${this.#number++}-${id}`;
    const { user } = this.#oneOf(this.colleagues);
    return {
      label: 'note of a person',
      run: () => outcomeOf(addDetail(user, step('person', id), { kind: 'note', value })),
      rule: (known) => [withNotes(known, id, [...(known.notes.get(id) ?? []), value]), 'changed'],
    };
  }

  /** As a page shows it that was loaded before, or just now. */
  #correcting(id: string): Step {
    const { user } = this.#oneOf(this.colleagues);
    const from = this.#oneOf(this.#known.notes.get(id) ?? []);
    const to = `${from}'`;
    return {
      label: 'correct a note',
      run: async () => {
        const details = await listDetails('person', [id], seesAll);
        const { id: note = '' } = details.find(({ value }) => value.startsWith(from)) ?? {};
        const correction = { id: note, kind: 'note', from, to } as const;
        return outcomeOf(correctDetail(user, step('person', id), correction));
      },
      rule: (known) => {
        const notes = known.notes.get(id) ?? [];
        if (!notes.includes(from)) return [known, 'clash'];
        return [
          withNotes(
            known,
            id,
            notes.map((each) => (each === from ? to : each)),
          ),
          'changed',
        ];
      },
    };
  }

  #merging(kind: ContactKind, into: string, id: string): Step {
    const by = this.#oneOf(this.colleagues);
    const key = newKey();
    return {
      label: `merge: ${kind}`,
      run: async () => {
        const outcome = await outcomeOf(mergeContacts(by.user, { ...step(kind, into), key }, id));
        if (outcome === 'changed') this.#undo = { key, by, step: this.#apart(kind, into, id) };
        return outcome;
      },
      rule: (known) => {
        if (into === id) return [known, 'gone'];
        const taken = [...known.into.values()].includes(id);
        if (taken || known.into.has(id) || known.into.has(into)) return [known, 'clash'];
        return [{ ...known, into: new Map([...known.into, [id, into]]) }, 'changed'];
      },
    };
  }

  #apart(kind: ContactKind, into: string, id: string): Step {
    const by = this.#oneOf(this.colleagues);
    return {
      label: `take apart: ${kind}`,
      run: () => outcomeOf(takeContactsApart(by.user, step(kind, into), id)),
      rule: (known) =>
        known.into.get(id) === into
          ? [
              { ...known, into: new Map([...known.into].filter(([each]) => each !== id)) },
              'changed',
            ]
          : [known, 'clash'],
    };
  }

  /** Of the last merge, which somebody may have taken apart, and merged with another one, since. */
  #undoing(): Step | null {
    const undo = this.#undo;
    this.#undo = null;
    return (
      undo && {
        label: 'undo a merge',
        run: () => outcomeOf(takeBackDeed(undo.by.user, { key: undo.key, undo: newKey() })),
        rule: undo.step.rule,
      }
    );
  }

  /** Whether what came of it is as one after the other. */
  async #carryOut(steps: readonly Step[]): Promise<void> {
    const told = (await Promise.all(steps.map(({ run }) => run()))).join();
    const inTurn = [...steps.entries()];
    const stories = [inTurn, inTurn.toReversed()].map((order) => {
      let known = this.#known;
      const outcomes: string[] = [];
      for (const [at, { rule }] of order) [known, outcomes[at]] = rule(known);
      return { known, told: outcomes.join() };
    });
    const actual = await readKnown();
    const story = stories.find((each) => each.told === told && short(each.known) === actual);
    if (!story)
      throw new Error(
        `${steps.map(({ label }) => label).join(' and ')} came to ${told}: ${actual}`,
      );
    this.#known = story.known;
    for (const [at, { label }] of inTurn) {
      const what = `${label}: ${told.split(',')[at] ?? ''}`;
      this.#tally.set(what, (this.#tally.get(what) ?? 0) + 1);
    }
  }

  /** Each is listed once, with all that came from them; and taken apart, all rows are as they were. */
  async agree(rows: readonly ExpectedRow[]): Promise<void> {
    while (await fileSubmissions());
    const all = { words: [], reader: seesAll };
    const page = { limit: 1000, offset: 0 };
    const people = await listPeople(personWhere(all), seesAll, page);
    const companies = await listCompanies(companyWhere(all), seesAll, page);
    const roots = (kind: ContactKind) => this.#ids[kind].filter((id) => !this.#known.into.has(id));
    expect(people.map(({ id }) => id).sort()).toEqual([...roots('person')].sort());
    expect(companies.map(({ id }) => id).sort()).toEqual([...roots('company')].sort());
    const sent = rows.filter(({ status, isTrashed }) => status !== 'spam' && !isTrashed).length;
    const sum = (counts: readonly { readonly conversations: number }[]) =>
      counts.reduce((total, { conversations }) => total + conversations, 0);
    expect([sum(people), sum(companies)]).toEqual([sent, sent]);
    for (const kind of kinds)
      for (const [id, into] of this.#known.into)
        if (this.#ids[kind].includes(id)) await this.#carryOut([this.#apart(kind, into, id)]);
    expect(await rowsAlone()).toEqual(this.#before);
  }
}

const step = (kind: ContactKind, id: string) => ({ contact: { kind, id }, key: newKey() });
const outcomeOf = async (done: ReturnType<typeof addDetail>) => (await done).outcome;
const withNotes = (known: Known, id: string, notes: readonly string[]): Known => ({
  ...known,
  notes: new Map([...known.notes, [id, notes]]),
});

const short = ({ into, notes }: Known): string =>
  JSON.stringify([[...into].map((pair) => pair.join()).sort(), [...notes.values()].flat().sort()]);

async function readKnown(): Promise<string> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT id::text AS id, merged_into::text AS into, NULL AS note FROM people WHERE merged_into IS NOT NULL
    UNION ALL SELECT id::text, merged_into::text, NULL FROM companies WHERE merged_into IS NOT NULL
    UNION ALL SELECT person::text, NULL, value FROM contact_details WHERE kind = 'note'`);
  const into = new Map<string, string>();
  const notes: string[] = [];
  for (const { id, into: target, note } of rows)
    if (typeof target === 'string') into.set(String(id), target);
    else notes.push(String(note));
  return short({ into, notes: new Map([['all', notes]]) });
}

/** Without what was said, which spam takes along and brings back. */
async function rowsAlone(): Promise<unknown> {
  const { people, companies, keys } = await storedPeople();
  return { people, companies, keys };
}
