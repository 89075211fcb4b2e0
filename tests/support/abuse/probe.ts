import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { z } from 'zod';

const megabytes = z.number().transform((bytes) => Math.round(bytes / 2 ** 20));
const measured = z.object({
  /** After a collection, in megabytes. */
  heapUsed: megabytes,
  external: megabytes,
  rss: megabytes,
  /** For how long the process heard nothing, at most, since it was last asked. */
  stallMs: z.number(),
});

/** Looks into a web process from outside: `settings` are for its start. */
export function probe() {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'probe-')), 'measured.json');
  const code = pathToFileURL(path.join(import.meta.dirname, 'look-inside.mjs')).href;
  return {
    settings: {
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${code}`,
      PROBE_FILE: file,
    },
    measure: async (pid: number) => {
      rmSync(file, { force: true });
      process.kill(pid, 'SIGUSR2');
      while (!existsSync(file)) await wait(50);
      await wait(50);
      return measured.parse(JSON.parse(readFileSync(file, 'utf8')));
    },
  };
}
