import { Socket } from 'node:net';

import { BoundedRequest, InterceptedResponse, Markup } from 'static-next-server';
import { expect, it, vi } from 'vitest';

import { areasWith } from '../../../server/areas';
import { withBrowserCode } from '../../../server/browser-code';
import { askForDocuments, pagesWithReact } from '../../../server/react-pages';
import { contentSecurityPolicy } from '../../../server/security-headers';
import { keepToSurface } from '../../../server/surface';

const routeOf = (path: string) => (path.startsWith('/tools/') ? '/tools/[slug]' : path);
const keepsReact = pagesWithReact(['/tools/[slug]'], routeOf);
const previewId = 'f00d'.repeat(8);
const code = { script: '/main.js', imports: [], preview: '/preview.js', styles: {}, withReact: [] };
const areaOf = areasWith({ secure: false, keepsReact, previewId, browserCode: code });

/** As Next writes it. */
const page = '<html><head></head><body><script>self.__next_f.push([0])</script></body></html>';
function sent(path: string, cookie?: string) {
  const markup = new Markup(Buffer.from(page));
  areaOf(path, cookie === undefined ? undefined : { cookie }).adjust?.(markup);
  return markup.toBuffer().toString();
}

function ask(method: string, path: string, headers: Record<string, string>) {
  const request = new BoundedRequest(new Socket());
  request.method = method;
  Object.assign(request.headers, headers);
  const response = new InterceptedResponse(request);
  return { request, response, path, area: areaOf(path) };
}

it('leaves React’s scripts in a page that keeps it, also in a preview, and in no other', () => {
  expect(sent('/tools/saw')).toBe(page);
  expect(sent('/tools/saw', `__prerender_bypass=${previewId}`)).toBe(page);
  expect(sent('/tools')).toContain('/main.js');
  expect(sent('/tools')).not.toContain('__next_f');
  expect(sent('/tools', `__prerender_bypass=${previewId}`)).not.toContain('__next_f');
});

it('lets its components write styles, and no script that the page did not bring', () => {
  const policy = areaOf('/tools/saw').policy(["'sha256-a'"], ["'sha256-s'"]);
  expect(policy).toContain("script-src 'self' 'sha256-a'");
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  expect(areaOf('/tools').policy(["'sha256-a'"], [])).not.toContain('unsafe-inline');
});

it('takes actions and forms of React on pages that keep it, and on no other', async () => {
  const action = { 'next-action': 'a0'.repeat(21) };
  const outcome = async (path: string, method = 'POST') => {
    const refused = await keepToSurface(ask(method, path, action));
    return typeof refused === 'object' ? refused.status : undefined;
  };
  expect(await outcome('/tools/saw')).toBeUndefined();
  expect(await outcome('/tools')).toBe(405);
  expect(await outcome('/tools/saw', 'PUT')).toBe(405);
  expect(areaOf('/tools/saw').hasForms).toBe(true);
  expect(areaOf('/tools/saw').body.bytes).toBe(areaOf('/admin').body.bytes);
});

it('answers Next’s router with data for pages that keep React, and with documents for others', () => {
  const router = { rsc: '1', 'next-router-state-tree': '[]', 'next-url': '/', accept: '*/*' };
  const left = (path: string) => {
    const exchange = ask('GET', path, router);
    void askForDocuments(keepsReact)(exchange);
    return Object.keys(exchange.request.headers);
  };
  expect(left('/tools/saw')).toEqual(Object.keys(router));
  expect(left('/admin')).toEqual(Object.keys(router));
  expect(left('/tools')).toEqual(['accept']);
});

it('says loudly when a page is made that waits for React to draw a part', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const undrawn = '<!--$!--><template data-dgst="x"></template>Waits<!--/$-->';
  const made = (body: string) =>
    withBrowserCode(
      new Markup(Buffer.from(page.replace('<body>', `<title>Saws</title><body>${body}`))),
      code,
    );
  made('');
  expect(said).not.toHaveBeenCalled();
  made(undrawn);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('“Saws”'));
  said.mockRestore();
});

it('names the hosts of guests, each for what it may bring', () => {
  const guest = {
    scripts: ['https://a.example'],
    styles: ['https://b.example'],
    images: ['https://c.example'],
    connections: ['https://d.example'],
    frames: ['https://e.example'],
  };
  const policy = contentSecurityPolicy([], { secure: false, guests: [guest], styles: [] });
  for (const directive of [
    "script-src 'self' https://a.example",
    "style-src 'self' https://b.example",
    "img-src 'self' data: blob: https://c.example",
    "connect-src 'self' https://d.example",
    "frame-src 'self' https://e.example",
  ])
    expect(policy.split('; ')).toContain(directive);
});
