import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

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
  for (const end of ['exit', 'error']) child.once(end, () => running.delete(child));
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
 */
export async function endChild(child, graceMs) {
  if (child.exitCode === null && child.signalCode === null) {
    const force = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
    signalGroup(child, 'SIGTERM');
    await once(child, 'exit');
    clearTimeout(force);
  }
  // What it has started may have outlived it.
  signalGroup(child, 'SIGKILL');
}

/** The last resort: ends at once whatever still runs. */
export function killAllChildren() {
  for (const child of running) signalGroup(child, 'SIGKILL');
}

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {AbortSignal} [signal] ends the program, and the run rejects with its reason
 * @property {(line: string) => void} [onLine] gets each line of standard output as it comes
 * @property {(text: string) => void} [echo] gets the output as it comes
 */

/**
 * Runs a program to its end and keeps what it printed.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, killed: boolean, output: string }>}
 */
export async function run(command, args, { signal, onLine, echo, ...options } = {}) {
  signal?.throwIfAborted();
  const child = startChild(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const name of /** @type {const} */ (['stdout', 'stderr']))
    child[name]?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
      echo?.(text);
    });
  if (onLine && child.stdout) createInterface({ input: child.stdout }).on('line', onLine);
  const stop = () => void endChild(child, 3000);
  signal?.addEventListener('abort', stop, { once: true });
  await once(child, 'close').finally(() => signal?.removeEventListener('abort', stop));
  signal?.throwIfAborted();
  return { code: child.exitCode ?? 1, killed: child.signalCode !== null, output };
}
