import 'server-only';

import type { Claim } from '@/payload-types';

import { listRead } from './cached';

/** All registered figures. */
export const listClaims = listRead('claims', 'createdAt');

/** The registered figures that a page prints, in the order in which they were registered. */
export const listClaimsOn = async (path: string): Promise<Claim[]> =>
  (await listClaims()).filter(({ pages }) => pages.includes(path));
