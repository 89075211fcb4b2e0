import 'server-only';

import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { env } from '@/env';

import type * as door from './door';

type Door = typeof door;

/**
 * The one door of this process, past Next's bundler: each of Next's bundles would have a copy of its
 * own, with other connections and another spool.
 */
export async function loadDoor(): Promise<Door> {
  const file = pathToFileURL(path.resolve(env.PROGRAMS_DIR, 'door.mjs')).href;
  const loaded: unknown = await import(/* turbopackIgnore: true */ file);
  if (!isDoor(loaded)) throw new Error(`${file} is not the door that this release was built with`);
  return loaded;
}

const isDoor = (loaded: unknown): loaded is Door =>
  typeof loaded === 'object' && loaded !== null && 'submit' in loaded && 'openDoor' in loaded;
