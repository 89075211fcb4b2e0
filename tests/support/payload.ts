import config from '@payload-config';
import { getPayload, type Payload, type TypedUser } from 'payload';
import { pino } from 'pino';
import { afterAll } from 'vitest';

import type { Role } from '@/accounts/rights';
import { refusedIn } from '@/platform/log';

import { note } from './output';

/** Payload on the tests' own database (scripts/test.mjs makes, migrates and seeds it). */
export const payload: Payload = await getPayload({ config });

const isOpen = ({ admin }: { admin: { hidden?: unknown } }) => admin.hidden !== true;

/** What requests may find: nothing of a feature that is off, and nothing that Payload hides. */
export const openCollections = payload.config.collections.filter(isOpen);
export const openGlobals = payload.config.globals.filter(isOpen);

// The log of a site that works has nothing in it that somebody should act on: a refusal is a mere line.
for (const level of ['warn', 'error', 'fatal'] as const)
  payload.logger[level] = (...given: unknown[]) => {
    if (refusedIn(given[0]) === undefined) note(...given);
  };

/** Has Payload log there until the file ends: the files share one process. */
export function logTo(logger: Payload['logger']): void {
  const before = payload.logger;
  Object.assign(payload, { logger });
  afterAll(() => void Object.assign(payload, { logger: before }));
}

/** For files whose tests are about refusals, which have their lines. */
export const logNowhere = (): void => logTo(pino({ enabled: false }));

/** An account with the role, made when missing. */
export async function userWithRole(role: Role): Promise<TypedUser> {
  const email = `${role}.of.tests@onelayer.example`;
  const found = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    overrideAccess: true,
  });
  const user =
    found.docs[0] ??
    (await payload.create({
      collection: 'users',
      data: { name: `Test ${role}`, role, email, password: 'quill harbour 47 lantern' },
      overrideAccess: true,
    }));
  return { ...user, collection: 'users' };
}
