'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';

import { erasePerson, type ErasureReceipt } from './erase-person';
import { getVisitor } from '@/accounts/session/visitor';

const meant = z.object({ email: z.email(), sure: z.literal('yes') });

/** @returns null when it was not meant, or not allowed: then nothing is erased */
export async function erase(
  _before: ErasureReceipt | null,
  data: FormData,
): Promise<ErasureReceipt | null> {
  const visitor = await getVisitor();
  const order = meant.safeParse(Object.fromEntries(data));
  if (visitor.kind !== 'admin' || !order.success) return null;
  const receipt = await erasePerson(visitor.user, order.data.email);
  // What is listed above the receipt is no longer there.
  refresh();
  return receipt;
}
