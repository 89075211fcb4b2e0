import 'server-only';

import { createHash } from 'node:crypto';

import { headers } from 'next/headers';
import type { TypedUser } from 'payload';

import { areKeys, type BrowserKeys } from '@/platform/push/encrypt';
import {
  forgetSubscription,
  keepSubscription,
  listSubscriptions,
  mostBrowsers,
} from '@/submissions/records/push/subscriptions';
import type { BrowserEvent } from '@/submissions/records/push/subscriptions-table';
import { webhookProblem } from '@/submissions/staff-notices/webhook-address';

import { Refusal } from '../../action/as-staff';
import { formatDate } from '../../frame/format-date';
import { reading } from '../../list/reads/reading';
import { browserName } from './browser-name';

/** A browser that tells its owner of things. */
export interface ShownBrowser {
  readonly id: string;
  readonly name: string;
  readonly since: string;
  readonly events: readonly BrowserEvent[];
  /** SHA-256 of the address at which it is told, in base64url: by that it knows itself. */
  readonly digest: string;
}

/** Somebody's own, the oldest first; none where they could not be read. */
export async function listBrowsers(user: TypedUser): Promise<readonly ShownBrowser[]> {
  const kept = await reading('read the browsers that are told', () => listSubscriptions(user.id));
  return (kept ?? []).map(({ id, browser, since, events, endpoint }) => ({
    ...{ id, name: browser, since: formatDate(since.toISOString()), events },
    digest: createHash('sha256').update(endpoint).digest('base64url'),
  }));
}

export interface ToldBrowser extends BrowserKeys {
  readonly endpoint: string;
  readonly events: readonly BrowserEvent[];
}

/** For their own account: the browser is told from now on, of these events alone. */
export async function keepBrowser(
  user: TypedUser,
  { endpoint, p256dh, auth, events }: ToldBrowser,
): Promise<void> {
  if ((await webhookProblem(endpoint)) !== null || !areKeys({ p256dh, auth }))
    throw new Refusal('This browser named no address at which it can be told.');
  const browser = browserName((await headers()).get('user-agent') ?? '');
  const given = { person: user.id, endpoint, p256dh, auth, events: [...events], browser };
  if (!(await keepSubscription(given)))
    throw new Refusal(`You have turned on ${mostBrowsers} browsers: turn one of them off first.`);
}

/** For their own account. */
export const forgetBrowser = (user: TypedUser, id: string): Promise<void> =>
  forgetSubscription(user.id, id);
