import type { FieldError, ShownForm } from '../definition';
import { doorAddress } from './door-address';
import { readAnswer, type Answered } from './read-answer';
import { sourceHeaders } from '../source/arrival';
import { submissionBody, submissionParts, type Answers, type ChosenFile } from './submission-body';
import { takesFiles } from '../kinds';

export type Outcome =
  | { readonly kind: 'sent'; readonly reference?: string }
  /** With the server's sentence, where it gave one. */
  | { readonly kind: 'failed' | 'changed'; readonly message?: string }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

/** What goes on while a person waits. */
export type Progress = 'trying-again' | 'checking-sender';

export interface Delivery {
  readonly form: ShownForm;
  readonly answers: Answers;
  readonly files?: readonly ChosenFile[];
  /** The same for every try: the server stores what it names once. */
  readonly key: string;
  /** How long the form was open, if that can be told. */
  readonly fillSeconds?: number;
  readonly host?: string;
  readonly onProgress?: (progress: Progress) => void;
}

const previewDelay = 800;
/** How long one try waits for an answer; with files, which take their time, for as long as the server does. */
const answerWithin = { text: 15_000, files: 120_000 };
/** How long it goes on trying: when the server asks to be asked again, and when nobody answers. */
const untilGivenUp = { asked: 30_000, unreachable: 2500 };
const firstPause = 400;

/** On a preview host nothing leaves the browser (spec, section 7). */
const isPreview = (host: string) => host.includes('preview');

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends a submission until its outcome is known, and never throws. It gives up when the server
 * refuses, or after a while when it cannot be reached or cannot tell.
 */
export async function sendSubmission(delivery: Delivery): Promise<Outcome> {
  const { host = location.hostname, onProgress } = delivery;
  if (isPreview(host)) {
    await wait(previewDelay);
    return { kind: 'sent' };
  }
  const since = performance.now();
  let proof: string | undefined;
  for (let tries = 0; ; tries += 1) {
    const answer = await post(delivery, proof);
    if (answer.kind === 'challenged' && proof === undefined) {
      onProgress?.('checking-sender');
      proof = await prove(answer.challenge);
      if (proof === undefined) return { kind: 'failed', message: answer.message };
      continue;
    }
    if (answer.kind === 'challenged') return { kind: 'failed', message: answer.message };
    if (answer.kind !== 'asked' && answer.kind !== 'unreachable') return answer;
    // Exponential, with jitter, so that clients that failed together come back one by one.
    const pause = firstPause * 2 ** tries * (0.75 + Math.random() / 2);
    if (performance.now() - since + pause > untilGivenUp[answer.kind])
      return answer.kind === 'asked' ? { kind: 'failed', message: answer.message } : answer;
    onProgress?.('trying-again');
    await wait(pause);
  }
}

async function post(delivery: Delivery, proof: string | undefined): Promise<Answered> {
  const { form, answers, files = [], key, fillSeconds } = delivery;
  const hasFiles = takesFiles(form);
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), answerWithin[hasFiles ? 'files' : 'text']);
  try {
    const response = await fetch(doorAddress(form), {
      method: 'POST',
      headers: {
        // Of parts the browser says itself what separates them.
        ...(hasFiles ? {} : { 'Content-Type': 'application/json' }),
        Accept: 'application/json',
        'Idempotency-Key': key,
        ...(fillSeconds === undefined ? {} : { 'Fill-Seconds': fillSeconds.toFixed(1) }),
        ...(proof === undefined ? {} : { 'Proof-Of-Work': proof }),
        ...sourceHeaders(),
      },
      body: hasFiles
        ? submissionParts(form.fields, answers, files)
        : JSON.stringify(submissionBody(form.fields, answers)),
      signal: abort.signal,
    });
    return await readAnswer(response, form, files);
  } catch {
    return { kind: abort.signal.aborted ? 'failed' : 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

/** Loads what it takes to do the work only when the server asks for it. */
async function prove(challenge: unknown): Promise<string | undefined> {
  try {
    const { solve } = await import('./prove');
    return await solve(challenge);
  } catch {
    // No connection, or a browser without the means, such as on an insecure origin.
    return undefined;
  }
}
