import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endChild, signalGroup, startChild } from './children.mjs';
import { Failure, Interrupted } from './failure.mjs';
import { tryPort } from './free-port.mjs';
import { readJsonObject } from './json.mjs';
import { identify, isAlive, pidOf } from './process-identity.mjs';
import { projectRoot } from './project.mjs';

/** Long enough for what is being answered; the web process itself drains for 10 s at most. */
const drainMs = 15_000;

/** @param {string} dataDir */
const record = (dataDir) => path.join(dataDir, 'web.json');

/**
 * Makes sure that this clone does not serve already, ends a web process that a killed start left
 * behind, and checks that the port is free.
 * @param {{ port: number, host: string }} address
 * @param {string} dataDir
 */
export async function claimPort({ port, host }, dataDir) {
  const known = readJsonObject(record(dataDir));
  if (known && typeof known.launcher === 'string' && typeof known.web === 'string') {
    if (isAlive(known.launcher) && isAlive(known.web))
      throw new Failure(
        `This clone is running already at ${String(known.url)}: stop it first (kill ${pidOf(known.launcher)}), or start another clone with another PORT.`,
      );
    await endOrphan(known.web);
    rmSync(record(dataDir), { force: true });
  }
  try {
    await tryPort(port, host);
  } catch (error) {
    throw new Failure(portTrouble(error, port, host));
  }
}

/** @param {string} web */
async function endOrphan(web) {
  // Ours ends by itself when its launcher is gone, unless it hangs; `next dev` does not.
  for (const deadline = performance.now() + drainMs; performance.now() < deadline;) {
    if (!isAlive(web)) return;
    signalGroup({ pid: pidOf(web) }, 'SIGTERM');
    await wait(500);
  }
  signalGroup({ pid: pidOf(web) }, 'SIGKILL');
}

/**
 * @param {unknown} error
 * @param {number} port
 * @param {string} host
 */
function portTrouble(error, port, host) {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: stop that program, or choose another port with \`PORT=${port + 1} npm start\`.`;
  if (code === 'EACCES')
    return `This account may not listen on port ${port}: choose a port from 1024 on, such as \`PORT=3000 npm start\`.`;
  return `This machine cannot listen on HOST “${host}”: correct HOST, or leave it unset.`;
}

/**
 * @typedef {object} Web
 * @property {Promise<string>} ended how it ended, in words
 * @property {() => Promise<void>} ready settles when it answers; rejects when it ends first
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a web process that ends when we do: it has a channel to us, whose end it notices.
 * @param {object} options
 * @param {string[]} options.args for Node
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.readyUrl
 * @param {AbortSignal} options.signal
 * @param {number | 'inherit'} [options.output] where its output goes: a file's number, or ours
 * @param {{ dataDir: string, url: string }} [options.remember] so that a later start finds it
 * @returns {Web}
 */
export function startWeb({ args, env, readyUrl, signal, output = 'inherit', remember }) {
  const child = startChild(process.execPath, args, {
    cwd: projectRoot,
    env,
    stdio: ['ignore', output, output, 'ipc'],
  });
  if (remember) writeRecord(remember.dataDir, child.pid, remember.url);
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, killer) => resolve(killer ?? `code ${String(code)}`));
  });
  let over = false;
  void ended.then(() => {
    over = true;
  });
  return {
    ended,
    async ready() {
      for (const deadline = performance.now() + 60_000; performance.now() < deadline;) {
        if (signal.aborted) throw new Interrupted();
        if (over) throw new Failure(`The web process ended at once (${await ended}): see above.`);
        if (await answers(readyUrl)) return;
        await wait(50);
      }
      throw new Failure(`The web process does not answer at ${readyUrl} after 60 s: see above.`);
    },
    async stop() {
      await endChild(child, drainMs);
      if (remember) rmSync(record(remember.dataDir), { force: true });
    },
  };
}

/** @param {string} url */
async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000), redirect: 'manual' });
    await response.arrayBuffer();
    return response.status < 400;
  } catch {
    return false;
  }
}

/**
 * @param {string} dataDir
 * @param {number | undefined} pid
 * @param {string} url
 */
function writeRecord(dataDir, pid, url) {
  if (pid === undefined) return;
  mkdirSync(dataDir, { recursive: true });
  const content = { launcher: identify(process.pid), web: identify(pid), url };
  writeFileSync(record(dataDir), JSON.stringify(content));
}

/**
 * @param {{ port: number, host: string }} address
 * @returns {string} the address by which this machine reaches what listens there
 */
export function localUrl({ port, host }) {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

/** @param {string} logFile */
export const tailOf = (logFile) => readFileSync(logFile, 'utf8').split('\n').slice(-60).join('\n');
