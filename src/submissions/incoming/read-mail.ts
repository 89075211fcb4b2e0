import 'server-only';

import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

import { env } from '@/env';
import { settleWithin, TimeLimitPassed } from '@/platform/database/time-limit';

import type { Given, ParsedMail } from './parse-mail';

/** A mail that cannot be read, by its own fault; the message says why, in a sentence. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';

  /** @param isSure it would be the same at the next try */
  constructor(
    message: string,
    readonly isSure = false,
  ) {
    super(message);
  }
}

/** The thread that reads mails does not start: no mail's fault. */
export class NoReader extends Error {
  override readonly name = 'NoReader';
}

/** The largest that people send takes a second or two. */
const usual = { startMs: 15_000, readMs: 15_000 };

/** Mails often come one after another; a reader that waits for the next takes memory. */
const idleMs = 20_000;

/** Some times what the largest mail takes. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };

/** `mail-reader.ts` in a thread of Node. */
let reader: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a mail in a thread of its own, one after another: whatever it is made of, nobody else waits,
 * and there is an end.
 * @throws Unreadable, NoReader
 */
export function readMail(raw: Buffer, given: Given, deadlines = usual): Promise<ParsedMail> {
  const read = last.then(() => readInThread(raw, given, deadlines));
  last = read.catch(() => undefined);
  return read;
}

async function readInThread(raw: Buffer, given: Given, { startMs, readMs }: typeof usual) {
  clearTimeout(idle);
  const worker = (reader ??= await startReader(startMs));
  try {
    return await ask(worker, { raw, ...given }, readMs);
  } catch (error) {
    stopReader();
    throw error;
  } finally {
    idle = setTimeout(stopReader, idleMs).unref();
  }
}

function stopReader(): void {
  void reader?.terminate();
  reader = undefined;
}

/** @throws NoReader, as where this release was bundled without the program */
async function startReader(startMs: number): Promise<Worker> {
  const file = pathToFileURL(path.resolve(env.PROGRAMS_DIR, 'mail-reader.mjs'));
  // It needs no setting, and what it reads came from anybody.
  const worker = new Worker(file, { resourceLimits, env: {}, execArgv: [] });
  worker.unref();
  // Whoever waits for it is told as well; without a listener Node would exit.
  worker.on('error', () => undefined);
  // One that dies while nobody asks it is no mail's fault, either.
  worker.once('exit', () => {
    if (reader === worker) reader = undefined;
  });
  try {
    await settleWithin(once(worker, 'message'), startMs);
    return worker;
  } catch {
    void worker.terminate();
    throw new NoReader('The thread that reads mails does not start');
  }
}

async function ask(worker: Worker, asked: object, deadlineMs: number): Promise<ParsedMail> {
  const given = new AbortController();
  const answered = once(worker, 'message', { signal: given.signal });
  const stop = () => given.abort();
  worker.once('exit', stop);
  worker.postMessage(asked);
  try {
    const answer: unknown = (await settleWithin(answered, deadlineMs)).at(0);
    if (isAnswer(answer) && answer.mail) return withBuffers(answer.mail);
  } catch (error) {
    throw unreadable(error);
  } finally {
    worker.off('exit', stop);
    stop();
  }
  throw new Unreadable(notBuilt);
}

const notBuilt = 'It is not built as mails are';

function unreadable(error: unknown): Unreadable {
  // Nobody else works in that thread: it would take as long again.
  if (error instanceof TimeLimitPassed) return new Unreadable('To read it takes too long', true);
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return new Unreadable(
    code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'To read it takes too much memory' : notBuilt,
  );
}

const isAnswer = (given: unknown): given is { readonly mail: ParsedMail | null } =>
  typeof given === 'object' && given !== null && 'mail' in given;

/** Between threads a buffer becomes mere bytes. */
const withBuffers = (mail: ParsedMail): ParsedMail => ({
  ...mail,
  files: mail.files.map(({ content, ...file }) => ({
    ...file,
    content: content && Buffer.from(content.buffer, content.byteOffset, content.byteLength),
  })),
});
