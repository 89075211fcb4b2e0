import 'server-only';

import { env } from '@/env';
import { forms, type FormDefinition } from '@/forms';
import { sourceHeader } from '@/forms/source/fields';
import { readSource } from '@/forms/source/source';
import { clientAddress } from '@/platform/rate-limit/address';
import { traced } from '@/platform/tracing/tracing';

import { takeAllowance, takeMegabytes, takeRefusal } from './allowance';
import { accept, refuse, type Receipt } from './answer';
import { dropSilently, rememberDuration } from './honeypot';
import { idsOfClick, referenceOf, submissionId } from './identity';
import { askForRoom, findKept, keep } from './keep';
import { digestOf } from './made/sent';
import { madeQuestions, writtenQuestions, type Questions } from './questions';
import { emptyBody, encodingOf, readBody, type Body, type Encoding } from './read-body';
import { textBytesOf } from './read-bytes';
import { withoutFiles } from './read-parts';
import { Refusal } from './refusal';
import type { Suspicion } from './records/received';
import { judged } from './spam/judge';
import { turnedFormPage } from './refused-form';
import { traffic } from './traffic';
import { turnStep, type Turned } from './turn-step';

/** More than this at once is a flood: the door has 8 connections (`records/door-connection.ts`). */
const mostAtOnce = 200;

/**
 * The only door through which a submission comes in: reads, counts, checks, drops what a honeypot
 * caught, keeps, answers. A refusal is JSON with a stable code, a sentence and the errors by field,
 * and a page for a browser without JavaScript. The web process has refused foreign origins before.
 */
export const submit = (form: FormDefinition, request: Request): Promise<Response> =>
  answered(form, request, () => Promise.resolve(writtenQuestions(form)));

/** The same for a form that editors made, by its id or its slug. */
export const submitMade = (name: string, request: Request): Promise<Response> =>
  answered(forms.custom, request, () => madeQuestions(name, new URL(request.url).searchParams));

const answered = (
  form: FormDefinition,
  request: Request,
  find: () => Promise<Questions>,
): Promise<Response> =>
  traced({ name: 'submission', attributes: { form: form.name } }, async (describe) => {
    const answer = await take(find, request);
    describe({ 'http.response.status_code': answer.status });
    return answer;
  });

async function take(find: () => Promise<Questions>, request: Request): Promise<Response> {
  let answerAs: Encoding = 'json';
  let body = emptyBody;
  let questions: Questions | undefined;
  try {
    const asked = (questions = await find());
    answerAs = encodingOf(asked, request);
    const tooMany = await takeMegabytes(request.headers);
    if (tooMany && answerAs === 'json') throw tooMany;
    if (asked.made && answerAs === 'json')
      await askForRoom(asked.form, largeBody(asked, request.headers));
    // A browser without JavaScript gets back what was written.
    body = await readBody(asked, request, tooMany ? withoutFiles : undefined);
    if (tooMany) throw tooMany;
    const turns = answerAs === 'form' && !asked.isChanged;
    const turned = turns && asked.made ? turnStep(asked.made, body.answers) : null;
    if (turned) return await turnedPage(asked, turned, request, body);
    const receipt = await inTurn(() => receive(asked, request, answerAs, body));
    return accept(receipt, answerAs, asked.isGone ? undefined : asked.made);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const retryAfter = error.status < 500 ? await takeRefusal(request.headers) : 0;
    // Without the page that goes back to a browser without JavaScript: it costs us the most.
    if (retryAfter > 0) return new Refusal('rate-limited', { retryAfter }).toResponse();
    if (!questions) return error.toResponse();
    // Nothing tells of a form that is not to be seen.
    if (questions.isGone && error.status < 500) return new Refusal('unknown-form').toResponse();
    return refuse(questions, error, answerAs, body.answers);
  }
}

/** @throws Refusal */
async function turnedPage(
  questions: Questions,
  turned: Turned,
  { headers }: Request,
  { answers }: Body,
): Promise<Response> {
  const retryAfter = await takeRefusal(headers);
  if (retryAfter > 0) throw new Refusal('rate-limited', { retryAfter });
  const page = await turnedFormPage(questions, turned, answers);
  if (page === null) throw new Refusal('unavailable');
  return page;
}

async function receive(
  { form, made, isTest, places, parse }: Questions,
  request: Request,
  encoding: Encoding,
  body: Body,
): Promise<Receipt> {
  const since = performance.now();
  const { headers } = request;
  const key = keyOf(headers);
  const ownId = submissionId(form, key);
  const allowance = await takeAllowance(headers, encoding, ownId);
  const sent = made && { form: made.id, sent: digestOf(body) };
  const at = new Date();
  // A browser without JavaScript sends no key.
  const isClick = encoding === 'form' && key === null;
  const idsOf = (said: unknown): { id: string; earlier?: string } =>
    isClick ? idsOfClick(form, { address: clientAddress(headers), said, at }) : { id: ownId };
  try {
    const { values, files } = parse(body, sent?.sent);
    const { id, earlier } = idsOf(sent ?? values);
    // Whoever filled the hidden field gets the answer of a success and no row (spec, section 5).
    if (body.answers[form.honeypot]) {
      await dropSilently(form, since);
      return receiptOf(form, id);
    }
    const kept = await keep(
      judged({
        form: form.name,
        ...receiptOf(form, id),
        submittedAt: at.toISOString(),
        values,
        ...(files.length > 0 && { files }),
        ...(made?.confirms === false && { isUnconfirmed: true }),
        ...(made?.asksToConfirm && { asksToConfirm: true }),
        quarantinedFor: isTest ? 'test' : (allowance.suspicion ?? tooFast(headers)),
        source: readSource(headers.get(sourceHeader)) ?? undefined,
        earlier,
      }),
      places,
    );
    if (kept !== 'stored') await allowance.giveBack();
    rememberDuration(performance.now() - since);
    return receiptOf(form, kept === 'twin' && earlier ? earlier : id);
  } catch (error) {
    await allowance.giveBack();
    // An earlier try may have come before the form was changed.
    const isRefused = error instanceof Refusal && error.status < 500;
    const kept =
      isRefused && sent && (isClick || key !== null) && (await findKept(idsOf(sent), sent));
    if (kept) return receiptOf(form, kept);
    throw error;
  }
}

const receiptOf = (form: FormDefinition, id: string): Receipt => ({
  id,
  reference: referenceOf(form, id),
});

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (traffic.atOnce >= mostAtOnce) throw new Refusal('busy', { retryAfter: 1 });
  traffic.atOnce += 1;
  try {
    return await work();
  } finally {
    traffic.atOnce -= 1;
    traffic.lastAt = performance.now();
  }
}

/** Of files alone there is as much, so a form that has none chosen is read while none can be kept. */
const largeBody = (form: Questions, headers: Headers): number => {
  const bytes = Number(headers.get('content-length') ?? 0);
  return bytes > textBytesOf(form) ? bytes : 0;
};

function keyOf(headers: Headers): string | null {
  const key = headers.get('idempotency-key');
  if (key === null || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new Refusal('invalid-key');
}

/** Our script says how long the form was open; who says nothing is not judged by it. */
function tooFast(headers: Headers): Suspicion | null {
  const seconds = headers.get('fill-seconds');
  return seconds !== null && Number(seconds) < env.MIN_FILL_SECONDS ? 'filled-too-fast' : null;
}
