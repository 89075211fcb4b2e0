import config from '@payload-config';
import { createLocalReq, getPayload, type PayloadRequest } from 'payload';
import { z } from 'zod';

import { userOf } from '@/accounts/guards';
import { canBeScheduled } from '@/panel/schedules/can-be-scheduled';
import { noteActionBegun } from '@/platform/current-request';
import { datesFunction, serverFunctions } from '@/platform/payload/panel/server-functions';
import { mayUpdate } from '~/collections/may-update';
import { isTooLong } from '~/collections/soundness/long-forms';

const call = z.object({
  name: z.enum(serverFunctions),
  args: z.record(z.string(), z.unknown()).refine((args) => !isTooLong(args)),
});

type Call = z.infer<typeof call>;

const slug = z.string().nullish();
const target = z.object({
  collectionSlug: slug,
  globalSlug: slug,
  id: z.union([z.string(), z.number()]).nullish(),
});

/** It takes for granted that the panel sent these. */
const list = z.object({ collectionSlug: z.string(), query: z.record(z.string(), z.unknown()) });

/**
 * A call of one of Payload's server functions as the panel makes it, by somebody who is signed in.
 * Nothing else reaches them: they hand on what they get together with the request and its cookies.
 * No page that is shown before the sign-in calls one.
 *
 * @throws Unavailable when the session could not be looked for
 */
export async function serverFunctionCall(given: unknown, headers: Headers) {
  noteActionBegun();
  const { data } = call.safeParse(given);
  if (!data) return undefined;
  const payload = await getPayload({ config });
  const user = await userOf(payload, headers);
  if (!user) return undefined;
  const req = await createLocalReq({ user }, payload);
  if (!(await makesSense(data, req))) return undefined;
  return (await mayLock(data, req)) ? data : { ...data, args: withoutLock(data.args) };
}

/** A form that is asked for takes the lock of its document, also for who may only read that. */
async function mayLock({ args }: Call, req: PayloadRequest): Promise<boolean> {
  if (!args['returnLockStatus']) return true;
  const { collectionSlug, globalSlug, id } = target.parse(args);
  if (globalSlug) return mayUpdate(req, { global: globalSlug });
  // One that is new has none.
  if (!collectionSlug || !id) return true;
  return mayUpdate(req, { collection: collectionSlug, id: String(id) }, { trash: true });
}

const withoutLock = (args: Call['args']) => ({ ...args, returnLockStatus: false });

async function makesSense({ name, args }: Call, req: PayloadRequest): Promise<boolean> {
  const { data: named } = target.safeParse(args);
  if (!named) return false;
  const { collectionSlug, globalSlug, id } = named;
  const { collections, globals } = req.payload.config;
  if (!isShown(collections, collectionSlug) || !isShown(globals, globalSlug)) return false;
  if (name === 'render-list') return list.safeParse(args).success;
  if (name !== datesFunction) return true;
  if (collectionSlug && globalSlug) return false;
  if (globalSlug) return canBeScheduled(req, { global: globalSlug });
  return canBeScheduled(req, { collection: collectionSlug ?? '', id: String(id ?? '') });
}

interface Owner {
  readonly slug: string;
  readonly admin: { hidden?: unknown };
}

/** Nothing named is fine; what nobody sees in the panel is not. */
const isShown = (owners: readonly Owner[], wanted: string | null | undefined): boolean =>
  !wanted || owners.some(({ slug: own, admin }) => own === wanted && admin.hidden !== true);
