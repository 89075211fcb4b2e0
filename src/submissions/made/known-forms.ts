import 'server-only';

import { madeForm, type MadeForm } from '@/forms/made/definition';
import { madeDocument } from '@/forms/made/document';
import { Connection } from '@/platform/database/connection';

import {
  countTaken,
  findByFormerName,
  findLastWritten,
  listMadeForms,
  madeFormsRevision,
} from '../records/made-forms';
import { closedAt, watchOpenings } from './openings';

/** Apart from the door's own: what is stored does not wait for what is read. */
export const madeConnection = new Connection({ name: 'made forms', max: 1, timeLimitMs: 2000 });

const pauseMs = 2000;

/** By their ids and by their slugs. */
let known: ReadonlyMap<string, MadeForm> | undefined;
let lastRevision: string | undefined;
let reading: Promise<void> | undefined;

/** Keeps the published forms in memory, so that they are taken while the database is away. */
export function keepFormsFresh(): void {
  void refreshForms()
    .catch(() => undefined)
    .then(() => setTimeout(keepFormsFresh, pauseMs).unref());
}

/** Whoever asks while it is read waits for the same. */
export function refreshForms(): Promise<void> {
  reading ??= read().finally(() => {
    reading = undefined;
  });
  return reading;
}

async function read(): Promise<void> {
  const revision = await madeFormsRevision(madeConnection);
  if (revision !== lastRevision || known === undefined) known = await readForms();
  lastRevision = revision;
  const forms = [...new Set(known.values())];
  const limited = forms.filter(({ opening }) => opening.most !== undefined).map(({ id }) => id);
  watchOpenings(forms, await countTaken(madeConnection, limited));
}

async function readForms(): Promise<ReadonlyMap<string, MadeForm>> {
  const forms = (await listMadeForms(madeConnection)).flatMap((stored) => {
    const { data } = madeDocument.safeParse(stored);
    return data ? [madeForm(data)] : [];
  });
  return new Map([
    ...forms.map((form) => [form.slug, form] as const),
    ...forms.map((form) => [form.id, form] as const),
  ]);
}

/** As it is now, and whether a page asked something else. */
interface Found {
  readonly made: MadeForm | undefined | null;
  readonly isChanged: boolean;
}

/**
 * A published form by its id or slug. One that was published or opened this moment is looked for, and a
 * change is none while nobody can look.
 * @param fingerprint of what a page asked, where it says so
 * @returns undefined where there is none, null where nobody can tell yet
 */
export async function findMadeForm(
  name: string,
  fingerprint: string | null = null,
): Promise<Found> {
  const isSame = (form: MadeForm | undefined) =>
    fingerprint === null || form?.shown.fingerprint === fingerprint;
  const found = known?.get(name);
  // Nobody is refused for a closing that an editor has just taken back.
  if (found && isSame(found) && closedAt(found, Date.now()) === null)
    return { made: found, isChanged: false };
  const isFresh = await refreshForms().then(
    () => true,
    () => false,
  );
  const made = known === undefined ? null : known.get(name);
  return { made, isChanged: isFresh && !isSame(made ?? undefined) };
}

/**
 * A form as an editor last wrote it, which is what a preview shows.
 * @returns undefined where there is none, null where nobody can tell yet
 */
export const findDraft = (id: string) => formIn(findLastWritten(madeConnection, id));

/**
 * A form that takes nothing any more at this id or slug: what was sent before it went is known by its
 * questions. The same is returned.
 */
export const findFormer = async (name: string) =>
  /^[\w-]{1,200}$/.test(name) ? formIn(findByFormerName(madeConnection, name)) : undefined;

const formIn = (reading: Promise<unknown>): Promise<MadeForm | undefined | null> =>
  reading.then(
    (stored) => {
      const { data } = madeDocument.safeParse(stored);
      return data && madeForm(data);
    },
    () => null,
  );
