import type { CollectionBeforeLoginHook, PayloadRequest } from 'payload';
import { z } from 'zod';

import type { User } from '@/payload-types';
import { tryCode, wrongCode } from '@/accounts/guards';
import {
  beginSetUp,
  confirmSetUp,
  getSecondFactor,
  isSecondFactorRequired,
  type SetUp,
  takeCode,
} from '@/accounts/second-factor';

import { asServer } from '../access';
import { tooManyTries } from './guard-sign-in';
import type { FinishedOperation } from './operation';
import { signInRefusal } from './sign-in-refusal';

/** Without a colon: the panel makes a list of what follows one. */
const messages = {
  needed:
    'This account has a second factor, whose code is needed as well. For the panel, sign in at /admin/panel.',
  wrong: wrongCode,
  'set-up':
    'A second factor is required, and this account has none yet. Set it up by signing in at /admin, or for the panel at /admin/panel.',
};

type Refused = keyof typeof messages;

const refusal = (req: PayloadRequest, secondFactor: Refused, setUp?: SetUp | null): Error =>
  signInRefusal(req, {
    ...{ message: messages[secondFactor], status: 401 },
    data: { secondFactor, ...(setUp ? { setUp } : {}) },
  });

const sent = z.object({ code: z.string().trim().min(1).max(100) });

/**
 * Payload calls it in each of the two ways into an account, sign-in and new password, once the
 * password or the mailed link was right, in the transaction that makes the session. Who throws here
 * has no session, and the password stays the old one.
 */
export const askSecondFactor: CollectionBeforeLoginHook<User> = async ({ user, req }) => {
  const isOn = (await getSecondFactor(user.id)) !== null;
  if (!isOn && !(await isSecondFactorRequired(req))) return;

  const code = sent.safeParse(req.data).data?.code;
  if (code === undefined) {
    if (isOn) throw refusal(req, 'needed');
    throw refusal(req, 'set-up', await beginSetUp(req.payload, user, await brandOf(req)));
  }
  const tried = await tryCode<unknown>(user.id, () =>
    isOn ? takeCode(req.payload, user.id, code) : confirmSetUp(req.payload, user, code),
  );
  if (tried.kind === 'too-many') throw tooManyTries(req, tried.wait);
  if (tried.kind === 'wrong') throw refusal(req, 'wrong');
  if (!isOn) req.context[recoveryCodesKey] = tried.value;
};

const recoveryCodesKey = 'secondFactorRecoveryCodes';

/** Who set the factor up while signing in gets the recovery codes with the session. */
export function showRecoveryCodes({ operation, result, req }: FinishedOperation) {
  const recoveryCodes = req.context[recoveryCodesKey];
  if (operation !== 'login' && operation !== 'resetPassword') return;
  if (recoveryCodes) Object.assign(Object(result), { recoveryCodes });
}

async function brandOf(req: PayloadRequest): Promise<string> {
  const { brand } = await req.payload.findGlobal({ slug: 'site-settings', ...asServer(req) });
  return brand;
}
