import type { PayloadRequest } from 'payload';

import { findPage } from '../page-paths';
import { isTaken, readTarget } from './address';
import type { Asked } from './match';

/** The place on this site that a destination names. */
export function readOwn(url: string): Asked | undefined {
  const target = readTarget(url);
  if (target === undefined || 'elsewhere' in target) return undefined;
  return { path: target.path, query: target.suffix.replace(/#.*$/, '') };
}

/** Whether visitors find something at a path. */
export const isThere = async (path: string, req: PayloadRequest): Promise<boolean> =>
  isTaken(path) || (await findPage(path, req)) !== undefined;
