import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const config = z.object({ default: z.object({ distDir: z.string().default('.next') }) });

/** Where Next's build is: only its configuration knows. */
export async function readDistDir(root: string): Promise<string> {
  const loaded: unknown = await import(pathToFileURL(resolve(root, 'next.config.mjs')).href);
  return resolve(root, config.parse(loaded).default.distDir);
}
