import 'server-only';

import { createHmac, randomUUID } from 'node:crypto';

import { env } from '@/env';
import { forms, type FormDefinition } from '@/forms';

import { secondsOfClick, type Received } from './records/received';

/**
 * The id of a submission. With an idempotency key it follows from the key, in every process and
 * while the database is away, so that the primary key lets each key be stored once. The site's
 * secret is in it: nobody can choose an id.
 */
export function submissionId(form: FormDefinition, key: string | null): string {
  if (key === null) return randomUUID();
  const bytes = createHmac('sha256', env.PAYLOAD_SECRET)
    .update(`submission ${form.name} ${key}`)
    .digest()
    .subarray(0, 16);
  // RFC 9562: version 8, a UUID of one's own making.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

interface Click {
  /** Where it came from. */
  readonly address: string;
  readonly said: unknown;
  readonly at: Date;
}

/**
 * The ids of a form that a browser sent without our script, which has no key: they follow from where
 * it came from, what it says and the time, so that a second click is the same submission.
 */
export function idsOfClick(form: FormDefinition, { address, said, at }: Click) {
  const slot = Math.floor(at.getTime() / (secondsOfClick * 1000));
  // No key holds a space, so nobody can send one that is the same.
  const idIn = (time: number) =>
    submissionId(form, `click ${JSON.stringify([address, said, time])}`);
  return { id: idIn(slot), earlier: idIn(slot - 1) };
}

/** Crockford's: no letter that can be taken for another when it is read out on the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * What people call a submission by, such as `Q-7F3K-2M`: the first 30 bits of its id. Two can have
 * the same, once in a billion; nothing but people depends on it.
 */
export function referenceOf(form: FormDefinition, id: string): string {
  const bits = Number.parseInt(id.slice(0, 8), 16) >>> 2;
  const letters = [25, 20, 15, 10, 5, 0].map((shift) => alphabet[(bits >>> shift) & 31]).join('');
  return `${form.referenceLetter}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/**
 * Two submissions can come under one key in two processes while the database is away. Both senders
 * were told that theirs is kept, so the one that is stored later gets an id that follows from what
 * it says.
 */
export function underFreeId(received: Received): Received {
  const form = forms[received.form];
  const id = submissionId(form, JSON.stringify([received.id, received.values]));
  return { ...received, id, reference: referenceOf(form, id) };
}
