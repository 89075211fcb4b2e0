import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { explain, Failure } from '../../../scripts/steps/failure.mjs';
import { forgetNewAccounts, noteNewAccounts } from '../../../scripts/steps/accounts.mjs';
import { checkNodeVersion } from '../../../scripts/steps/dependencies.mjs';
import { identify, isAlive } from '../../../scripts/steps/process-identity.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'processes-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the identity of a process', () => {
  it('is kept while it runs and gone with it', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const identity = identify(child.pid ?? 0) ?? '';
    expect(isAlive(identity)).toBe(true);
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    expect(isAlive(identity)).toBe(false);
  });

  it('differs for a later process with the same number', () => {
    expect(isAlive(`${process.pid} 1`)).toBe(false);
  });
});

describe('accounts made by a start that failed later', () => {
  it('are remembered until they have been shown', () => {
    noteNewAccounts(folder, ['a@example.com']);
    expect([...noteNewAccounts(folder, [])]).toEqual(['a@example.com']);
    forgetNewAccounts(folder);
    expect([...noteNewAccounts(folder, [])]).toEqual([]);
  });
});

describe('a failure', () => {
  it('is one sentence with the remedy', () => {
    expect(explain(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toMatch(
      /^The disk is full: free/,
    );
    expect(explain(Object.assign(new Error('open'), { code: 'EACCES', path: '/x' }))).toMatch(
      /may not use \/x/,
    );
    expect(explain(new Failure('Do this.'))).toBe('Do this.');
  });

  it('names an old Node', () => {
    expect(() => checkNodeVersion('20.19.9')).toThrow('needs Node 20.20 or later');
    expect(() => checkNodeVersion('20.20.0')).not.toThrow();
    expect(() => checkNodeVersion('24.1.0')).not.toThrow();
  });
});
