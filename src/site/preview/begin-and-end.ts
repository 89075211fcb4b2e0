import 'server-only';

import config from '@payload-config';
import { cookies, draftMode } from 'next/headers';
import { getPayload } from 'payload';

import { isClosed, readTarget } from '~/collections/redirects/address';
import { userOf } from '@/accounts/guards';
import { isSecure } from '@/env';
import { outage } from '@/platform/database/outage';
import { draftCookie } from '@/platform/next/draft-mode';

import { mayChangeContent } from './editor';

const noStore = { 'Cache-Control': 'private, no-store' };

/** The value of the cookie is the same for everybody, so it opens nothing by itself (./editor.ts). */
const flags = { httpOnly: true, sameSite: 'strict', secure: isSecure, path: '/' } as const;

/** Shows editors the page at `?path=` with its drafts from here on. */
export async function beginPreview(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const target = pageAt(searchParams.get('path') ?? '');
  if (target === undefined) return refusal();
  const user = await sender(request).catch(() => 'not known' as const);
  if (user === 'not known') return away();
  if (!mayChangeContent(user)) return goTo('/admin/panel');
  const mode = await draftMode();
  mode.enable();
  const kept = await cookies();
  const value = kept.get(draftCookie)?.value ?? '';
  // Next sets it for any site to send, and only over https.
  kept.set(draftCookie, value, flags);
  return goTo(target);
}

/** @throws while the database is away */
const sender = async ({ headers }: Request) => userOf(await getPayload({ config }), headers);

/**
 * Shows what everybody sees again, on the page where somebody says so. A link on another site could
 * end a preview, too: no harm is done.
 */
export async function endPreview(request: Request): Promise<Response> {
  const from = request.headers.get('referer') ?? '';
  const target = URL.canParse(from) ? pageAt(new URL(from).pathname) : undefined;
  const kept = await cookies();
  kept.set(draftCookie, '', { ...flags, maxAge: 0 });
  return goTo(target ?? '/');
}

/** A page of this site for visitors, never an address elsewhere. */
function pageAt(path: string): string | undefined {
  const target = readTarget(path);
  if (target === undefined || 'elsewhere' in target || isClosed(target.path)) return undefined;
  return encodeURI(target.path) + target.suffix;
}

const goTo = (address: string) =>
  new Response(null, { status: 303, headers: { ...noStore, Location: address } });

const refusal = () =>
  new Response('Say by “path” which page of this site to show.\n', {
    status: 400,
    headers: noStore,
  });

const away = () =>
  new Response(`${outage.message}\n`, {
    status: outage.status,
    headers: { ...noStore, ...outage.headers },
  });
