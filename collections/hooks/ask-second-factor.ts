import {
  APIError,
  type CollectionAfterErrorHook,
  type CollectionBeforeLoginHook,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';

import type { User } from '@/payload-types';
import { tryCode } from '@/rate-limit/code-tries';
import { beginSetUp, confirmSetUp } from '@/second-factor/set-up';
import { getSecondFactor } from '@/second-factor/status';
import { takeCode } from '@/second-factor/take-code';

import { tooManyTries } from './guard-sign-in';

/** Without a colon: the panel makes a list of what follows one. */
const messages = {
  needed:
    'This account has a second factor, whose code is needed as well. For the panel, sign in at /admin/panel.',
  wrong: 'That code is wrong, out of date or was used before.',
  'set-up':
    'A second factor is required, and this account has none yet. Set it up by signing in at /admin, or for the panel at /admin/panel.',
};

/** What a client reads; `setUp` comes with it when a first code is asked for. */
class SecondFactorRefusal extends APIError<{ secondFactor: keyof typeof messages }> {
  constructor(secondFactor: keyof typeof messages) {
    super(messages[secondFactor], 401, { secondFactor }, true);
    // Logged as a wrong password is (payload.config.ts): in one line.
    this.name = 'AuthenticationError';
  }
}

const sent = z.object({ code: z.string().trim().min(1).max(100) });

/**
 * Payload calls it in each of the two ways into an account, sign-in and new password, once the
 * password or the mailed link was right, in the transaction that makes the session. Who throws here
 * has no session, and the password stays the old one.
 */
export const askSecondFactor: CollectionBeforeLoginHook<User> = async ({ user, req }) => {
  const isOn = (await getSecondFactor(user.id)) !== null;
  if (!isOn && !(await isRequired(req))) return;

  const code = sent.safeParse(req.data).data?.code;
  if (code === undefined) {
    if (isOn) throw new SecondFactorRefusal('needed');
    const setUp = await beginSetUp(req.payload, user, await brandOf(req));
    req.context[setUpKey] = setUp;
    throw new SecondFactorRefusal('set-up');
  }
  const tried = await tryCode<unknown>(user.id, () =>
    isOn ? takeCode(req.payload, user.id, code) : confirmSetUp(req.payload, user.id, code),
  );
  if (tried.kind === 'too-many') throw tooManyTries(req, tried.wait);
  if (tried.kind === 'wrong') throw new SecondFactorRefusal('wrong');
  if (!isOn) req.context[recoveryCodesKey] = tried.value;
};

const setUpKey = 'secondFactorSetUp';
const recoveryCodesKey = 'secondFactorRecoveryCodes';

/**
 * Writes the answer, because Payload leaves out an error's data when it comes from another bundle of
 * Next's than the route. The set-up is not in the error itself: errors may be logged.
 */
export const showRefusal: CollectionAfterErrorHook = ({ error, context }) => {
  if (!(error instanceof SecondFactorRefusal)) return;
  const { message, data } = error;
  const setUp = context[setUpKey];
  return { response: { errors: [{ message, data: { ...data, ...(setUp ? { setUp } : {}) } }] } };
};

interface Call {
  operation: string;
  result: unknown;
  req: PayloadRequest;
}

/** Who set the factor up while signing in gets the recovery codes with the session. */
export function showRecoveryCodes({ operation, result, req }: Call) {
  const recoveryCodes = req.context[recoveryCodesKey];
  if (operation !== 'login' && operation !== 'resetPassword') return;
  if (recoveryCodes) Object.assign(Object(result), { recoveryCodes });
}

async function isRequired(req: PayloadRequest): Promise<boolean> {
  const { requireSecondFactor } = await req.payload.findGlobal({
    slug: 'inbox-settings',
    depth: 0,
    overrideAccess: true,
    req,
  });
  return requireSecondFactor;
}

async function brandOf(req: PayloadRequest): Promise<string> {
  const { brand } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: true,
    req,
  });
  return brand;
}
