import 'server-only';

import type { MadeForm } from '@/forms/made/definition';
import { nextMoment, openingAt, openingWords, type Opening } from '@/forms/made/opening';
import { expiry } from '@/platform/expiry/expiry';

import type { Received } from '../records/received';
import { Refusal } from '../refusal';
import { spool } from '../spool/spool';

/** No timer of Node is longer than 24 days; each look sets the next. */
const longestPauseMs = 60 * 60 * 1000;

/** Pages that show whether a form takes answers have this tag (src/site/content/openings.ts). */
const tag = 'custom-submissions';

let forms: readonly MadeForm[] = [];
/** How many entries that count each form with a limit has, as far as this process knows. */
let taken = new Map<string, number>();
/** What pages show of the forms that are not open. */
let shown = '';
let timer: NodeJS.Timeout | undefined;

/** The forms as they are published now, and what was counted of those with a limit. */
export function watchOpenings(
  published: readonly MadeForm[],
  counted: ReadonlyMap<string, number>,
): void {
  forms = published;
  taken = new Map(counted);
  if (published.some(({ opening }) => opening.most !== undefined))
    for (const waiting of spool.due(Infinity)) take(waiting);
  look();
}

/** What is set aside takes no place. */
function take({ values, quarantinedFor }: Received): void {
  const form = values['formId'];
  if (form && quarantinedFor === null) taken.set(form, (taken.get(form) ?? 0) + 1);
}

const openingOf = ({ id, opening }: MadeForm, at: number): Opening =>
  openingAt(opening, at, taken.get(id) ?? 0);

/** Pages are made anew once a form opens or closes: at its moment, and with its last place. */
function look(): void {
  const now = Date.now();
  const closed = forms.flatMap((form) => {
    const opening = openingOf(form, now);
    return opening === 'open' ? [] : [`${form.id} ${opening}`];
  });
  const before = shown;
  shown = closed.join(', ');
  if (shown !== before) expiry.expire([tag]);
  const next = Math.min(...forms.map(({ opening }) => nextMoment(opening, now) ?? Infinity));
  clearTimeout(timer);
  timer = setTimeout(look, Math.min(next - now, longestPauseMs)).unref();
}

/** What a form lets in of what came at one moment. */
export interface Places {
  /** The form, by its id. */
  readonly form: string;
  /** Nothing, where it is not open. */
  readonly most: number;
  /** Counts what was kept. */
  readonly take: (received: Received) => void;
  /** Takes a place where there is one, as far as this process knows. */
  readonly takeIfAny: (received: Received) => boolean;
  readonly refusal: () => Refusal;
}

/** @returns undefined for a form that takes whatever comes */
export function placesAt(form: MadeForm, at: number): Places | undefined {
  const opening = openingOf(form, at);
  const { most } = form.opening;
  const isOpen = opening === 'open' || opening === 'full';
  if (isOpen && most === undefined) return undefined;
  return {
    form: form.id,
    most: isOpen && most !== undefined ? most : 0,
    take: (received) => {
      take(received);
      look();
    },
    takeIfAny: (received) => {
      const isAny = openingOf(form, at) === 'open';
      if (isAny) take(received);
      look();
      return isAny;
    },
    refusal: () => refusalOf(form, isOpen ? 'full' : opening),
  };
}

/** Why it takes nothing of what came then, as far as is known; null where it does. */
export function closedAt(form: MadeForm, at: number): Refusal | null {
  const opening = openingOf(form, at);
  return opening === 'open' ? null : refusalOf(form, opening);
}

const codes = { early: 'not-open-yet', closed: 'closed', full: 'full' } as const;

const refusalOf = ({ opening: settings }: MadeForm, opening: keyof typeof codes): Refusal =>
  new Refusal(codes[opening], { closed: openingWords(settings, opening) });
