import 'server-only';

import config from '@payload-config';
import { getPayload } from 'payload';
import { z } from 'zod';

import { cleanLine, cleanLines } from '@/forms/kinds/text';
import { escapeHtml } from '@/platform/escape-html';
import { hashedNetwork } from '@/platform/rate-limit/address';
import { takePoint } from '@/platform/rate-limit/limiter';
import { leaveNote, noteLimits } from '~/collections/review/notes/notes';
import { place } from '~/site.config';

import { getSmallWords } from '../content';
import { openReviewed } from './reviewed';

/** Of one network, before anything of it is read. */
const limits = { name: 'review note', points: 20, seconds: 600 };

const typed = z.object({
  token: z.string().max(100).catch(''),
  name: z.string().transform(cleanLine).catch(''),
  words: z.string().transform(cleanLines).catch(''),
});
const fits = z.object({
  name: z.string().min(1).max(noteLimits.name),
  words: z.string().min(1).max(noteLimits.words),
});

/** `POST /api/review-notes`. Whoever is refused gets back what they typed. */
export async function takeNote(request: Request): Promise<Response> {
  const wait = await takePoint(limits, hashedNetwork(request.headers));
  const form = await request.formData().catch(() => new FormData());
  const given = typed.parse(Object.fromEntries(form));
  const { review } = await getSmallWords();
  if (wait > 0) return refused(429, review.noteLater, given, { 'Retry-After': String(wait) });
  const { success, data } = fits.safeParse(given);
  if (!success) return refused(422, review.noteWrong, given);
  const reviewed = await openReviewed(given.token, request.headers);
  if (!reviewed) return refused(404, review.noteOver, given);
  const note = await leaveNote({ link: reviewed.link.id, ...data });
  if (note === null) return refused(409, review.noteFull, given);
  const payload = await getPayload({ config });
  await payload.jobs.queue({ task: 'tell-of-review', input: { event: 'noted', about: note } });
  return new Response(null, {
    status: 303,
    headers: { ...unkept, Location: `/review/note/${given.token}?sent=1` },
  });
}

const unkept = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** Plain, since Back would show an empty form: no browser keeps what was typed on a page that nothing may keep. */
function refused(
  status: number,
  why: string,
  { name, words }: z.infer<typeof typed>,
  headers: Record<string, string> = {},
): Response {
  const html = `<!doctype html><html lang="${place.locale}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(why)}</title>
<main><p role="alert" id="why">${escapeHtml(why)}</p>
<textarea readonly rows="16" cols="36" aria-labelledby="why">${escapeHtml(`${name}\n\n${words}`)}</textarea></main></html>`;
  return new Response(html, {
    status,
    headers: { ...unkept, ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  });
}
