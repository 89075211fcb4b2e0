import { once } from 'node:events';
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
 * @param {string} dataDir
 * @returns {string | null} the process of a web process that a killed start left behind
 */
export function refuseWhileRunning(dataDir) {
  const { launcher, web, url } = readJson(record(dataDir));
  if (typeof launcher !== 'string' || typeof web !== 'string') return null;
  if (isAlive(launcher) && isAlive(web))
    throw new Failure(
      `This clone is running already at ${String(url)}: stop it first (kill ${pidOf(launcher)}), or start another clone with another PORT.`,
    );
  return web;
}

/**
 * Makes sure that this clone does not serve already, ends a web process that a killed start left
 * behind, and checks that the port is free.
 * @param {{ port: number, host: string }} address
 * @param {string} dataDir
 */
export async function claimPort({ port, host }, dataDir) {
  const orphan = refuseWhileRunning(dataDir);
  if (orphan !== null) {
    await endOrphan(orphan);
    rmSync(record(dataDir), { force: true });
  }
  await freePort(port, host).catch((/** @type {unknown} */ error) => {
    const reasons = new Map([
      [
        'EADDRINUSE',
        `Port ${port} is taken by another program: stop that program, or choose another port with \`PORT=${port + 1} npm start\`.`,
      ],
      [
        'EACCES',
        `This account may not listen on port ${port}: choose a port from 1024 on, such as \`PORT=3000 npm start\`.`,
      ],
    ]);
    const unusual = `This machine cannot listen on HOST “${host}”: correct HOST, or leave it unset.`;
    throw new Failure(reasons.get(codeOf(error)) ?? unusual);
  });
}

/**
 * @param {number} [port] any by default
 * @param {string} [host]
 * @returns {Promise<number>} the port, which was free a moment ago; rejects with the system's error
 */
export async function freePort(port = 0, host = '127.0.0.1') {
  const server = createServer().listen({ port, host, exclusive: true });
  await once(server, 'listening');
  const address = server.address();
  await once(server.close(), 'close');
  return address && typeof address === 'object' ? address.port : port;
}

/** @param {string} web */
async function endOrphan(web) {
  // Ours ends by itself when its launcher is gone, unless it hangs; `next dev` does not.
  // Told twice, it would end at once, and cut off what it is sending.
  signalGroup({ pid: pidOf(web) }, 'SIGTERM');
  for (const deadline = performance.now() + drainMs; performance.now() < deadline;) {
    if (!isAlive(web)) return;
    await wait(100);
  }
  signalGroup({ pid: pidOf(web) }, 'SIGKILL');
}

/**
 * Starts a web process that ends when we do: it has a channel to us, whose end it notices.
 * @param {object} options
 * @param {string[]} options.args for Node
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} [options.cwd] of another clone
 * @param {string} options.readyUrl
 * @param {AbortSignal} options.signal
 * @param {number | 'inherit'} [options.output] where its output goes: a file's number, or ours
 * @param {{ dataDir: string, url: string }} [options.remember] so that a later start finds it
 */
export function startWeb({
  args,
  env,
  cwd = projectRoot,
  readyUrl,
  signal,
  output = 'inherit',
  remember,
}) {
  const child = startChild(process.execPath, args, {
    cwd,
    env,
    stdio: ['ignore', output, output, 'ipc'],
  });
  if (remember) {
    mkdirSync(remember.dataDir, { recursive: true });
    const [launcher, web] = [identify(process.pid), identify(child.pid ?? 0)];
    writeFileSync(record(remember.dataDir), JSON.stringify({ launcher, web, url: remember.url }));
  }
  /** @type {string | undefined} */
  let end;
  const ended = once(child, 'exit')
    .then(() => child.signalCode ?? `code ${String(child.exitCode)}`, String)
    .then((how) => (end = how));
  /** Settles when it answers; rejects when it ends first. */
  const ready = async () => {
    for (const deadline = performance.now() + 60_000; performance.now() < deadline;) {
      signal.throwIfAborted();
      if (end) throw new Failure(`The web process ended at once (${end}): see above.`);
      if (await answers(readyUrl)) return;
      await wait(50);
    }
    throw new Failure(`The web process does not answer at ${readyUrl} after 60 s: see above.`);
  };
  /** How it ended, in words; null when it is we who are to end. */
  const outcome = () => Promise.race([ended, once(signal, 'abort').then(() => null)]);
  const stop = async () => {
    await endChild(child, drainMs);
    if (remember) rmSync(record(remember.dataDir), { force: true });
  };
  return { ready, outcome, stop };
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
