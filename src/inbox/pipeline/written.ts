import { z } from 'zod';

import { currencies, parseAmount } from '@/platform/place/money';
import { isDay } from '@/platform/place/days';
import { inOneLine } from '@/platform/plain-text';
import type { OpportunityState } from '@/submissions/records/opportunities/opportunity';

/** So long a next step, a reason or a remark may be. */
export const longestText = 200;

const line = z
  .string()
  .transform((text) => inOneLine(text.normalize('NFC')).replaceAll(/\s+/g, ' ').trim() || null);
const day = z
  .string()
  .transform((text) => text.trim() || null)
  .refine((text) => text === null || isDay(text));

const clock = z
  .string()
  .default('')
  .transform((text) => text.trim().slice(0, 5) || null)
  .refine((text) => text === null || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text));

/** What the form of an opportunity sends; without a right to values it has no amount. */
export const detailsForm = z.object({
  amount: z.string().optional(),
  currency: z.string().optional(),
  probability: z.string(),
  expectedClose: day,
  nextStep: line,
  nextStepDay: day,
  nextStepTime: clock,
  nextStepOwner: z.union([z.uuid(), z.literal('')]).transform((id) => id || null),
});

export const closingForm = z.object({
  outcome: z.enum(['won', 'lost']),
  reason: line,
  remark: line,
  closedOn: day,
});

type Details = z.infer<typeof detailsForm>;
type Closing = z.infer<typeof closingForm>;

/** What is wrong with what somebody wrote, with the remedy. */
export type Written<Part> = { readonly problem: string } | { readonly patch: Part };

const problems = {
  amount:
    'Write the value as digits, such as 12,500 or 12,500.50, with no more digits than the currency has.',
  probability: 'Write the probability as a whole number from 0 to 100, or leave it empty.',
  long: `Use at most ${longestText} letters for the next step, a reason and a remark.`,
  time: 'Say the day of the next step as well: a time alone is on none.',
  address:
    'Leave out the email address: the conversation has it, and here it would outlast the erasure of its person.',
};

/** @param kept the currency that the opportunity has: it stays, also where the site no longer names it */
export function writtenDetails(
  sent: Details,
  kept: string | null,
): Written<Partial<OpportunityState>> {
  const { amount, currency, probability, ...rest } = sent;
  const problem = textProblem(rest.nextStep);
  if (problem) return { problem };
  if (rest.nextStepTime !== null && rest.nextStepDay === null) return { problem: problems.time };
  const percent = probability.trim().replace(/\s*%$/, '');
  if (percent !== '' && !(/^\d{1,3}$/.test(percent) && Number(percent) <= 100))
    return { problem: problems.probability };
  const common = { ...rest, probability: percent === '' ? null : Number(percent) };
  if (amount === undefined) return { patch: common };
  if (amount.trim() === '') return { patch: { ...common, value: null, currency: null } };
  const known = [...currencies, ...(kept === null ? [] : [kept])];
  const chosen = known.find((each) => each === currency);
  const minor = chosen === undefined ? null : parseAmount(amount, chosen);
  if (chosen === undefined || minor === null) return { problem: problems.amount };
  return { patch: { ...common, value: minor.toString(), currency: chosen } };
}

export function writtenClosing(sent: Closing, today: string): Written<Partial<OpportunityState>> {
  const problem = textProblem(sent.reason) ?? textProblem(sent.remark);
  if (problem) return { problem };
  return { patch: { ...sent, closedOn: sent.closedOn ?? today } };
}

/** What is wrong with a text of an opportunity. */
export function textProblem(text: string | null): string | undefined {
  if (text === null) return undefined;
  if (text.length > longestText) return problems.long;
  return /\S@\S+\.\S/.test(text) ? problems.address : undefined;
}
