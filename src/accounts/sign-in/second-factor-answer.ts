import { errorDataOf, isRecord, messageOf, type AuthAnswer } from '../request/auth-request';
import type { SetUp } from '../second-factor/time-codes';

/** What a sign-in wants beside the password. */
export interface AskedCode {
  readonly kind: 'needed' | 'wrong' | 'set-up';
  readonly message: string;
  readonly setUp?: SetUp;
}

/** @returns null when the answer is about something else */
export function askedCodeOf(answer: AuthAnswer): AskedCode | null {
  const data = errorDataOf(answer);
  const kind = data['secondFactor'];
  if (kind !== 'needed' && kind !== 'wrong' && kind !== 'set-up') return null;
  const setUp = setUpOf(data['setUp']);
  return { kind, message: messageOf(answer) ?? '', ...(setUp ? { setUp } : {}) };
}

function setUpOf(value: unknown): SetUp | null {
  if (!isRecord(value)) return null;
  const { secret, qr } = value;
  return typeof secret === 'string' && typeof qr === 'string' ? { secret, qr } : null;
}

/** The recovery codes where this sign-in set up the factor; otherwise none. */
export function recoveryCodesOf({ body }: AuthAnswer): readonly string[] {
  const codes = body?.['recoveryCodes'];
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [];
}
