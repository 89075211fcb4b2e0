import 'server-only';

import { cookies } from 'next/headers';
import { z } from 'zod';

import { judgeAnswer } from '@/forms/schema';
import { takePoint } from '@/platform/rate-limit/limiter';
import type { SmallWords } from '@/words';

import { loadDoor } from '../load-door';
import type { Body } from '../read-body';
import { NoRoom, TooLarge } from '../records/incoming/room';
import type { Sender } from '../records/prospects-page/sender';
import type { Refusal } from '../refusal';
import { addToThread, choose, withdraw } from './deeds';
import { askForErasure } from './erasure';
import { refuseGuess } from './guesses';
import { ledTo } from './led-to';
import { pageFields } from './page-form';
import type { Returned } from './returned';
import { visitCookie, visitorOf } from './visit';

/** By the last part of its address. */
const deeds = { add, choose: chooseOne, withdraw: takeBack, erasure: eraseAll } as const;

const isDeed = (name: string): name is keyof typeof deeds => Object.hasOwn(deeds, name);

type Words = SmallWords['prospectsPage'];

type Door = Awaited<ReturnType<typeof loadDoor>>;

interface Asked {
  /** It reads and counts what comes: one for the process. */
  readonly door: Door;
  readonly sender: Sender;
  readonly body: Body;
  readonly words: Words;
}

/** Nobody writes more in an hour, and each tells staff of it. */
const perHour = { name: 'page-words', points: 30, seconds: 3600 };

/**
 * @param deed the last part of the address
 * @param words of the page
 */
export async function answerPageDeed(
  request: Request,
  { reference, deed }: { readonly reference: string; readonly deed: string },
  words: Words,
): Promise<Response> {
  if (!isDeed(deed)) return new Response('There is nothing here.\n', { status: 404 });
  const page = `/received/${reference}`;
  const sender = await visitorOf(reference, (await cookies()).get(visitCookie)?.value);
  const refused = sender ? null : await refuseGuess(request.headers);
  if (refused) return refused;
  let typed = '';
  const door = await loadDoor();
  try {
    const tooMany = await door.takeMegabytes(request.headers);
    if (tooMany) throw tooMany;
    const form = { fields: pageFields() };
    door.encodingOf(form, request);
    const body = await door.readBody(form, request);
    typed = textIn(body, 'words');
    if (!sender) return await lost(door, request, typed);
    const wait = await takePoint(perHour, sender.id);
    if (wait > 0) throw new door.Refusal('rate-limited', { retryAfter: wait });
    return ledTo(page + (await deeds[deed]({ door, sender, body, words })));
  } catch (error) {
    const refusal = refusalOf(door, error);
    if (!refusal) throw error;
    if (!sender) return await lost(door, request, typed);
    return (await back(door, request, page, typed, refusal)) ?? refusal.toResponse();
  }
}

const textIn = ({ answers }: Body, name: string): string => {
  const given = answers[name];
  return typeof given === 'string' ? given : '';
};

function refusalOf(door: Door, error: unknown): Refusal | null {
  if (error instanceof door.Refusal) return error;
  if (error instanceof NoRoom || error instanceof TooLarge) return new door.Refusal('no-room');
  return null;
}

/** To whoever has no page any more: their words, to be copied. */
async function lost(door: Door, request: Request, typed: string): Promise<Response> {
  const page =
    typed === ''
      ? null
      : await back(door, request, '/received/over', typed, new door.Refusal('page-over'));
  return page ?? ledTo('/received/over');
}

/** The page with what was typed, why it was not sent, and what is wrong with which field. */
async function back(
  { returnedPage }: Door,
  { headers }: Request,
  page: string,
  words: string,
  { status, message, details, headers: own }: Refusal,
): Promise<Response | null> {
  const returned: Returned = { words, problem: message, errors: details.fields ?? {} };
  return returnedPage(page, headers.get('cookie') ?? '', returned, { status, headers: own });
}

/** @throws Refusal `invalid` */
async function add({ door, sender, body, words }: Asked): Promise<string> {
  const fields = pageFields(words);
  const errors: Record<string, string> = { ...body.wrongFiles };
  for (const field of fields) {
    const { problem } = judgeAnswer(field, body.answers[field.name] ?? '');
    if (problem !== null) errors[field.name] ??= problem;
  }
  const [ofWords, ofFiles] = fields.map((field) =>
    judgeAnswer(field, body.answers[field.name] ?? ''),
  );
  if (!ofWords?.answer && !ofFiles?.answer) errors['words'] ??= words.nothing;
  if (Object.keys(errors).length > 0) throw new door.Refusal('invalid', { fields: errors });
  const key = keyIn(body);
  await addToThread(sender, {
    text: ofWords?.answer ?? '',
    files: body.files['files'] ?? [],
    key: `words ${key}`,
  });
  return '#added';
}

/** Made with the page: a form that is sent twice stores one entry. */
const keyIn = (body: Body): string => z.uuid().catch('').parse(textIn(body, 'key'));

async function chooseOne({ sender, body, words }: Asked): Promise<string> {
  const time = z.uuid().safeParse(textIn(body, 'time')).data;
  const isChosen = time !== undefined && (await choose(sender, time, words));
  return isChosen ? '#times' : '#not-chosen';
}

async function takeBack({ sender, words }: Asked): Promise<string> {
  await withdraw(sender, words);
  return '#state';
}

async function eraseAll({ sender }: Asked): Promise<string> {
  return (await askForErasure(sender)) ? '#erasure-asked' : '#erasure-not-asked';
}
