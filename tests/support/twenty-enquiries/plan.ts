import { today } from '@/platform/place/calendar-day';
import { dayAfter, monthAfter, monthOf } from '@/platform/place/days';

export type Outcome = 'won' | 'lost';

/** One of twenty that come in by the public forms, and what it has become. */
export interface Enquiry {
  readonly number: number;
  readonly name: string;
  readonly email: string;
  readonly form: 'contact' | 'quote';
  /** In pence. */
  readonly minor: bigint;
  /** `2026-11-30` */
  readonly expected: string;
  readonly nextStep: string;
  readonly nextDay: string;
  stage: string;
  outcome: Outcome | null;
  reason: string;
  /** What its history says, the first deed first. */
  readonly deeds: string[];
}

/** Of the usual stages, in their order. */
export const stages = [
  { label: 'New', probability: 10n },
  { label: 'Talking', probability: 30n },
  { label: 'Proposal sent', probability: 50n },
  { label: 'Agreeing terms', probability: 80n },
] as const;

type Span = readonly [first: number, last: number];
const isIn = (number: number, [first, last]: Span) => number >= first && number <= last;

/** By what each is sent: a mouse, keys alone, or a phone. */
export const sentBy = (number: number): 'mouse' | 'keyboard' | 'phone' => {
  if (isIn(number, [1, 7])) return 'mouse';
  return isIn(number, [8, 14]) ? 'keyboard' : 'phone';
};

/** Every third is worth a whole number of pounds, the others have pence. */
const minorOf = (number: number): bigint =>
  number % 3 === 0 ? BigInt(number) * 125_000n : BigInt(number) * 110_037n + 1n;

export const theTwenty = (): readonly Enquiry[] =>
  Array.from({ length: 20 }, (_, index) => index + 1).map((number) => ({
    number,
    name: `Enquirer ${String(number).padStart(2, '0')}`,
    email: `enquirer${number}@twenty.example`,
    form: number % 2 === 0 ? ('quote' as const) : ('contact' as const),
    minor: minorOf(number),
    // In this month and the two after it, the last day of one among them.
    expected:
      number === 5
        ? dayAfter(`${monthAfter(monthOf(today()), 1)}-01`, -1)
        : `${monthAfter(monthOf(today()), (number % 3) + 1)}-15`,
    nextStep: `Call about ${number}`,
    nextDay: dayAfter(today(), number % 5),
    stage: 'New',
    outcome: null,
    reason: '',
    deeds: [],
  }));

/** What they come to, in pence, and by their probability in whole pounds. */
export function sumOf(enquiries: readonly Enquiry[]): { whole: bigint; weighted: bigint } {
  const whole = enquiries.reduce((sum, { minor }) => sum + minor, 0n);
  const hundredfold = enquiries.reduce(
    (sum, { minor, stage }) =>
      sum + minor * (stages.find(({ label }) => label === stage)?.probability ?? 0n),
    0n,
  );
  return { whole, weighted: ((hundredfold + 5000n) / 10_000n) * 100n };
}
