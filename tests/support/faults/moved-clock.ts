import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A clock that a test can set while a process runs: `settings` are for its start. */
export function movedClock() {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'clock-')), 'offset');
  const code = pathToFileURL(path.join(import.meta.dirname, 'set-clock.mjs')).href;
  writeFileSync(file, '0');
  return {
    settings: {
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${code}`,
      CLOCK_FILE: file,
    },
    /** @param hours from the right time; negative ones before it */
    jump: (pid: number, hours: number) => {
      writeFileSync(file, String(hours * 60 * 60 * 1000));
      process.kill(pid, 'SIGUSR2');
    },
  };
}
