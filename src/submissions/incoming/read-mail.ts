import 'server-only';

import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

import { env } from '@/env';
import { settleWithin, TimeLimitPassed } from '@/platform/database/time-limit';

import type { MailToRead, MailToShow } from './mail-reader';
import type { ShownMail } from './mail/shown-mail';
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
export async function readMail(raw: Buffer, given: Given, deadlines = usual): Promise<ParsedMail> {
  const { mail } = await inTurn({ raw, ...given }, hasMail, deadlines);
  return withBuffers(mail);
}

/**
 * How a mail looks, by the same thread.
 * @throws Unreadable, NoReader
 */
export async function readLook(raw: Buffer): Promise<ShownMail> {
  const { shown } = await inTurn({ raw, shows: true }, hasLook, usual);
  return shown;
}

type Asked = MailToRead | MailToShow;

type IsWanted<Answer> = (answer: unknown) => answer is Answer;

function inTurn<Answer>(
  asked: Asked,
  isWanted: IsWanted<Answer>,
  deadlines: typeof usual,
): Promise<Answer> {
  const answered = last.then(() => answerTo(asked, isWanted, deadlines));
  last = answered.catch(() => undefined);
  return answered;
}

async function answerTo<Answer>(
  asked: Asked,
  isWanted: IsWanted<Answer>,
  { startMs, readMs }: typeof usual,
): Promise<Answer> {
  clearTimeout(idle);
  const worker = (reader ??= await startReader(startMs));
  try {
    const answer = await ask(worker, asked, readMs);
    if (isWanted(answer)) return answer;
    throw new Unreadable(notBuilt);
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

async function ask(worker: Worker, asked: Asked, deadlineMs: number): Promise<unknown> {
  const given = new AbortController();
  const answered = once(worker, 'message', { signal: given.signal });
  const stop = () => given.abort();
  worker.once('exit', stop);
  worker.postMessage(asked);
  try {
    return (await settleWithin(answered, deadlineMs)).at(0);
  } catch (error) {
    throw unreadable(error);
  } finally {
    worker.off('exit', stop);
    stop();
  }
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

const hasMail = (answer: unknown): answer is { readonly mail: ParsedMail } =>
  typeof answer === 'object' && answer !== null && 'mail' in answer && answer.mail !== null;

const hasLook = (answer: unknown): answer is { readonly shown: ShownMail } =>
  typeof answer === 'object' && answer !== null && 'shown' in answer;

/** Between threads a buffer becomes mere bytes. */
const withBuffers = (mail: ParsedMail): ParsedMail => ({
  ...mail,
  files: mail.files.map(({ content, ...file }) => ({
    ...file,
    content: content && Buffer.from(content.buffer, content.byteOffset, content.byteLength),
  })),
});
