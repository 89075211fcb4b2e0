import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endChild, signalGroup, startChild } from './children.mjs';
import { codeOf, Failure } from './failure.mjs';
import { readJson } from './json.mjs';
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
  const { launcher, web, url } = readJson(record(dataDir));
  if (typeof launcher === 'string' && typeof web === 'string') {
    if (isAlive(launcher) && isAlive(web))
      throw new Failure(
        `This clone is running already at ${String(url)}: stop it first (kill ${pidOf(launcher)}), or start another clone with another PORT.`,
      );
    await endOrphan(web);
    rmSync(record(dataDir), { force: true });
  }
  await freePort(port, host).catch((/** @type {unknown} */ error) => {
    throw new Failure(portTrouble(codeOf(error), port, host));
  });
}

/**
 * @param {number} [port] any by default
 * @param {string} [host]
 * @returns {Promise<number>} the port, which was free a moment ago; rejects with the system's error
 */
export function freePort(port = 0, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : port));
    });
  });
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
 * @param {string} code
 * @param {number} port
 * @param {string} host
 */
function portTrouble(code, port, host) {
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
  /** @type {string | undefined} */
  let end;
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve((end = error.message)));
    child.once('exit', (code, killer) => resolve((end = killer ?? `code ${String(code)}`)));
  });
  return {
    ended,
    async ready() {
      for (const deadline = performance.now() + 60_000; performance.now() < deadline;) {
        signal.throwIfAborted();
        if (end) throw new Failure(`The web process ended at once (${end}): see above.`);
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
