import { spawn } from 'node:child_process';
import { Interrupted } from './failure.mjs';

const ownGroups = process.platform !== 'win32';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Starts a program in a process group of its own: Ctrl-C reaches us alone, and we decide what ends
 * and in which order; ending the group ends what the program itself has started.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function startChild(command, args, options) {
  const child = spawn(command, args, { ...options, detached: ownGroups });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * Signals a program that `startChild` started, in this process or an earlier one, and what it has
 * started itself.
 * @param {{ pid?: number | undefined }} child
 * @param {NodeJS.Signals} signal
 */
export function signalGroup({ pid }, signal) {
  if (pid === undefined) return;
  try {
    process.kill(ownGroups ? -pid : pid, signal);
  } catch {
    // It has ended already.
  }
}

/**
 * Asks a program to end, and ends it when it does not within the time.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} graceMs
 * @returns {Promise<void>}
 */
export function endChild(child, graceMs) {
  if (child.exitCode !== null || child.signalCode !== null) {
    // What it has started may have outlived it.
    signalGroup(child, 'SIGKILL');
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const force = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
    child.once('exit', () => {
      clearTimeout(force);
      signalGroup(child, 'SIGKILL');
      resolve();
    });
    signalGroup(child, 'SIGTERM');
  });
}

/** The last resort: ends at once whatever still runs. */
export function killAllChildren() {
  for (const child of running) signalGroup(child, 'SIGKILL');
}

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {number} [uid]
 * @property {number} [gid]
 * @property {AbortSignal} [signal] ends the program, and the run rejects with Interrupted
 * @property {(line: string) => void} [onLine] gets each line of standard output as it comes
 * @property {boolean} [echo] shows the output as it comes
 */

/**
 * Runs a program to its end and keeps what it printed.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, killed: boolean, output: string }>}
 */
export function run(command, args, { signal, onLine, echo = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new Interrupted());
      return;
    }
    const child = startChild(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let line = '';
    child.stdout?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
      if (echo) process.stdout.write(text);
      if (!onLine) return;
      const lines = (line + text).split('\n');
      line = lines.pop() ?? '';
      for (const whole of lines) onLine(whole);
    });
    child.stderr?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
      if (echo) process.stderr.write(text);
    });
    const stop = () => void endChild(child, 3000);
    signal?.addEventListener('abort', stop, { once: true });
    child.once('error', reject);
    child.once('close', (code, killer) => {
      signal?.removeEventListener('abort', stop);
      if (onLine && line) onLine(line);
      if (signal?.aborted) reject(new Interrupted());
      else resolve({ code: code ?? 1, killed: killer !== null, output });
    });
  });
}
