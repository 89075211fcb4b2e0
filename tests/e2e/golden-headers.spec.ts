import { publicPages } from '../support/pages/public-pages';
import { expect, test } from '../support/site';

/** What every answer carries; the tests' site is reached over http, so HSTS is not among them. */
const always = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Names that an answer may have besides; a new one is to be thought about first. */
const others = [
  ...['cache-control', 'content-encoding', 'content-length', 'content-security-policy'],
  ...['content-type', 'date', 'etag', 'last-modified', 'vary', 'connection', 'keep-alive'],
  ...['transfer-encoding', 'accept-ranges', 'allow', 'location', 'link', 'x-request-id'],
  ...['x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time'],
  ...['access-control-allow-headers', 'access-control-allow-methods', 'speculation-rules'],
];

/** With each list of hashes as one. */
const policyOf = (scripts: string, styles: string, more = '') =>
  `default-src 'self'; script-src 'self'${scripts}; style-src 'self'${styles}; ` +
  `img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; ` +
  `base-uri 'self'; form-action 'self'; frame-ancestors 'none'${more}`;
const ofPage = policyOf(" 'sha256'", " 'unsafe-hashes' 'sha256'");
/** What leads elsewhere has no nonce. */
const ofWay = policyOf(" 'sha256'", " 'unsafe-inline'");
const ofInbox = policyOf(" 'nonce' 'sha256'", " 'unsafe-inline'");
const ofPanel = policyOf(
  " 'nonce'",
  " 'unsafe-inline'",
  "; worker-src 'self' blob:; media-src 'self' blob:",
);
const ofFile = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
const none = undefined;

const shared = 'public, max-age=0, must-revalidate';
const nobodys = 'private, no-cache, no-store, max-age=0, must-revalidate';
const secret = 'private, no-store';

type Golden = readonly [number, policy: string | undefined, cache: string];

const golden: Readonly<Record<string, Golden>> = {
  '/nowhere': [404, ofPage, shared],
  '/industries/nowhere': [404, ofPage, shared],
  '/work/nowhere': [404, ofPage, shared],
  '/check-answers': [404, ofPage, nobodys],
  '/search?q=hospice': [404, ofPage, shared],
  '/your-section?tool=CRM': [200, ofPage, nobodys],
  '/robots.txt': [200, none, shared],
  '/llms.txt': [200, none, shared],
  '/sitemap.xml': [200, ofFile, shared],
  '/icon.svg': [200, ofFile, shared],
  '/favicon.ico': [200, none, shared],
  '/manifest.webmanifest': [200, none, shared],
  '/.well-known/security.txt': [200, none, 'public, max-age=86400'],
  '/speculation-rules.json': [200, none, 'public, max-age=86400'],
  '/healthz': [200, none, 'no-store'],
  '/readyz': [200, none, 'no-store'],
  '/admin': [200, ofInbox, nobodys],
  '/admin/account': [307, ofWay, nobodys],
  '/admin/forgotten-password': [200, ofInbox, nobodys],
  '/cms': [200, ofPanel, nobodys],
  '/cms/login': [200, ofPanel, nobodys],
  '/api/industries': [200, none, secret],
  '/api/globals/home-page': [200, none, secret],
  '/api/users': [403, none, secret],
  '/api/users/me': [200, none, secret],
  '/api/nowhere': [404, none, secret],
  '/api/media/file/x.png': [404, none, secret],
  '/api/contact': [405, none, secret],
  '/_next/static/nowhere.js': [404, none, nobodys],
  '/%00': [400, none, secret],
};

/** What one person may see: no page that it leads to learns of it, and no search engine lists it. */
const unlisted: Readonly<Record<string, Golden>> = {
  '/received/C-0000-00': [200, ofPage, nobodys],
  '/received/over': [200, ofPage, nobodys],
  '/received/C-0000-00/open/made-up': [303, none, secret],
  '/received/C-0000-00/files/made-up': [303, none, secret],
};

const ofStaff = { 'x-robots-tag': 'noindex, nofollow' };
const ofOnePerson = { 'referrer-policy': 'same-origin', ...ofStaff };
const ownOf = (address: string) => {
  if (address in unlisted) return ofOnePerson;
  return /^\/(admin|cms)/.test(address) ? ofStaff : {};
};

test('every answer has the headers that it should have, and no others', async ({ request }) => {
  const pages = (await publicPages()).map((page) => [page, [200, ofPage, shared]] as const);
  const expected = [...pages, ...Object.entries(golden), ...Object.entries(unlisted)];
  expect(expected.length).toBeGreaterThan(40);
  for (const [address, [status, policy, cache]] of expected) {
    const answer = await request.get(address, { maxRedirects: 0 });
    const headers = answer.headers();
    expect([address, answer.status()]).toEqual([address, status]);
    const own = ownOf(address);
    expect(headers, address).toMatchObject({ ...always, ...own, 'cache-control': cache });
    const told = headers['content-security-policy']
      ?.replaceAll(/'sha256-[^']+'( 'sha256-[^']+')*/g, "'sha256'")
      .replace(/'nonce-[^']{24}'/, "'nonce'");
    expect([address, told]).toEqual([address, policy]);
    const odd = Object.keys(headers).filter(
      (name) => !(name in { ...always, ...own }) && !others.includes(name),
    );
    expect([address, odd]).toEqual([address, []]);
  }
});
