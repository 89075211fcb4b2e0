import { bodies, matrix } from '../staff/access-matrix';
import type { Dice } from './dice';
import { aBody, aName, aQuery, aValue, canary, type Body } from './nonsense';

export interface FuzzedRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Body;
  /** Sends so many bytes of the body, and then nothing more. */
  readonly cutAt?: number;
}

const id = '00000000-0000-4000-8000-000000000000';

/** Whoever asks goes on being somebody. */
const ends = /logout|refresh-token|DELETE \/api\/users|PATCH \/api\/users|unlock/;

const listed = Object.entries(matrix)
  .flatMap(([base, routes]) =>
    Object.keys(routes).map((route) => {
      const [method = '', path = ''] = route.split(' ');
      return { method, path: `${base}${path === '/' ? '' : path.replaceAll(':id', id)}` };
    }),
  )
  .filter(({ method, path }) => !ends.test(`${method} ${path}`));

const pages = [
  ...(['/', '/industries', '/industries/healthcare', '/work', '/image-gallery'] as const),
  ...(['/quote', '/privacy', '/terms', '/check-answers', '/received/C-0000-00'] as const),
  ...(['/admin', '/admin/account', '/admin/figures', '/admin/panel', '/admin/export'] as const),
  ...([
    `/admin/new-password/${canary}`,
    '/admin/forgotten-password',
    '/cms',
    '/cms/login',
  ] as const),
  ...(['/healthz', '/readyz', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest'] as const),
  ...(['/_next/static/x.js', '/_next/image', '/_next/data/x', '/_global-error'] as const),
].map((path) => ({ method: 'GET', path }));

const unlisted = Array.from({ length: 200 }, (_, number) => ({
  method: 'GET',
  path:
    ['/nope', '/api/nope', '/admin/nope', '/cms/nope', '/work/nope', '/.env', '/wp-admin'][
      number % 7
    ]?.concat(`-${number}`) ?? '/nope',
}));

const addresses = [...listed, ...pages, ...unlisted];

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'FOO',
] as const;

const twists: readonly ((path: string, dice: Dice) => string)[] = [
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `/%2e%2e${path}`,
  (path) => `/${path}`,
  (path) => `${path}/`,
  (path) => `${path}%00`,
  (path) => `${path}%2f`,
  (path) => `${path}#x`,
  (path) => path.replace('a', '%61'),
  (path) => `http://elsewhere.example${path}`,
  (path, dice) =>
    `${path}/${encodeURIComponent(aValue(dice).replaceAll('\ud800', '')).slice(0, 300)}`,
  (path) => `${path}/%E0%A4%A`,
  (path) => path.replaceAll('/', '\\'),
];

const oddHeaders = [
  'Next-Action',
  'RSC',
  'Next-Router-State-Tree',
  'X-Payload-HTTP-Method-Override',
  'X-HTTP-Method-Override',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'Accept-Encoding',
  'If-None-Match',
  'Range',
  'Idempotency-Key',
  'Proof-Of-Work',
  'Fill-Seconds',
  'Accept-Language',
  'Authorization',
  'Expect',
  'x-middleware-subrequest',
  'x-invoke-path',
] as const;

export function fuzzedRequest(dice: Dice): FuzzedRequest {
  const place = addresses[dice.below(addresses.length)] ?? { method: 'GET', path: '/' };
  const twist = twists[dice.below(twists.length)];
  const path = dice.hits(5) && twist ? twist(place.path, dice) : place.path;
  const query = dice.hits(2) ? aQuery(dice) : '';
  const method = dice.hits(3) ? dice.one(methods) : place.method;
  const isEnd = ends.test(`${method} ${decodeURIComponent(place.path)}`);
  const headers: Record<string, string> = {};
  for (let count = dice.below(3); count > 0; count -= 1)
    headers[dice.one(oddHeaders)] = aValue(dice)
      .replace(/[^\x20-\x7e]/g, '?')
      .slice(0, 2000);
  const known = bodies[`${place.method} ${place.path}`];
  const body =
    known && dice.hits(2)
      ? {
          type: 'application/json',
          bytes: Buffer.from(JSON.stringify({ ...known, [aName(dice)]: canary })),
        }
      : aBody(dice);
  const hasBody = method !== 'GET' && method !== 'HEAD' ? !dice.hits(5) : dice.hits(20);
  return {
    method: isEnd ? 'GET' : method,
    target: `${path}${query === '' ? '' : `?${query}`}`,
    headers,
    ...(hasBody ? { body } : {}),
    ...(hasBody && dice.hits(20) ? { cutAt: Math.floor(body.bytes.length / 2) } : {}),
  };
}
