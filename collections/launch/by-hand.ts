import type { Payload } from 'payload';
import { z } from 'zod';

/** What only a person can say is done, before the site is put before the public. */
export const byHand = ['legal', 'prices', 'analytics', 'backups', 'mails', 'passwords'] as const;
export type ByHand = (typeof byHand)[number];

const tick = z.object({
  /** The id of an account, which may be gone by now. */
  by: z.string(),
  at: z.iso.datetime(),
});

export type Tick = z.infer<typeof tick>;

const placeOf = (key: ByHand) => `launch:${key}`;

export async function readTick(payload: Payload, key: ByHand): Promise<Tick | undefined> {
  return tick.safeParse(await payload.kv.get(placeOf(key))).data;
}

/** @param by whose tick it is; undefined takes it away */
export async function setTick(payload: Payload, key: ByHand, by?: string): Promise<void> {
  if (by === undefined) await payload.kv.delete(placeOf(key));
  else await payload.kv.set(placeOf(key), { by, at: new Date().toISOString() });
}
