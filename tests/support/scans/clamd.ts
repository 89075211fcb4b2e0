import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect } from 'vitest';

import { eventually } from '../eventually';

/** The virus that is none, in two parts: this file is not to be found by a scanner. */
export const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$' + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

const folder = mkdtempSync(path.join(tmpdir(), 'clamd-'));
const socket = path.join(folder, 'clamd.sock');
/** Set before anything reads it: import this file first. */
export const clamdUrl = (process.env.CLAMAV_URL = `unix:${socket}`);

let clamd: ChildProcess | undefined;

/** Starts a real clamd that knows one virus. `npm test -- long` says where the program is. */
export async function startClamd(streamMaxLength = '32M'): Promise<void> {
  const signature = `Eicar-Test-Signature:0:*:${Buffer.from(eicar).toString('hex')}\n`;
  writeFileSync(path.join(folder, 'test.ndb'), signature);
  const settings = path.join(folder, 'clamd.conf');
  const lines = [
    `LocalSocket ${socket}`,
    `DatabaseDirectory ${folder}`,
    `TemporaryDirectory ${folder}`,
    'Foreground yes',
    `StreamMaxLength ${streamMaxLength}`,
  ];
  writeFileSync(settings, `${lines.join('\n')}\n`);
  clamd = spawn(process.env.CLAMD_PROGRAM ?? 'clamd', ['--config-file', settings], {
    stdio: 'ignore',
  });
  await eventually(() => expect(existsSync(socket)).toBe(true));
}

export async function stopClamd(): Promise<void> {
  if (!clamd || clamd.exitCode !== null) return;
  const ended = once(clamd, 'exit');
  clamd.kill();
  await ended;
  rmSync(socket, { force: true });
}

export async function removeClamd(): Promise<void> {
  await stopClamd();
  rmSync(folder, { recursive: true, force: true });
}
