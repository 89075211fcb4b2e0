import { publicPages } from '../support/pages/public-pages';
import { expect, test } from '../support/site';

/** What somebody brings along who comes by an advertisement, or has agreed to be counted. */
const visits: readonly (readonly [query: string, cookie?: string])[] = [
  ['?utm_source=x&gclid=y'],
  ['?UTM_Source=X&UTM_Source=Y&utm_source'],
  [`?q=${'x'.repeat(6000)}`],
  ['?_rsc=1&page=2&preview=true'],
  ['', '_ga=GA1.1.2.3; consent=yes; payload-token=of-a-stranger'],
  ['?fbclid=z', '_ga=GA1.1.2.3; NEXT_LOCALE=de; __prerender=1'],
];

const files = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/manifest.webmanifest', '/icon.svg'];

/** Of no route, of routes of documents, and of a file. */
const missing = ['/nowhere', '/nowhere/at/all', '/industries/nowhere', '/work/nowhere', '/no.txt'];

test('every public address is answered from memory, whatever somebody brings along', async ({
  request,
}) => {
  const pages = [...(await publicPages()), ...files];
  expect(pages.length).toBeGreaterThan(25);
  for (const [address, status] of [
    ...pages.map((page) => [page, 200] as const),
    ...missing.map((page) => [page, 404] as const),
  ]) {
    const ask = async (query: string, headers: Record<string, string> = {}) => {
      const answer = await request.get(address + query, { headers });
      const { etag, 'x-request-id': id, 'content-security-policy': policy } = answer.headers();
      return { status: answer.status(), etag, id, policy, body: await answer.text() };
    };
    // The first visit may have it made.
    await ask('');
    const plain = await ask('');
    // What takes the way to Next has a name on it.
    expect(plain, address).toMatchObject({
      status,
      id: undefined,
      etag: expect.stringMatching(/^W/),
    });
    for (const [query, Cookie = ''] of visits)
      expect(await ask(query, { Cookie }), `${address}${query.slice(0, 40)} ${Cookie}`).toEqual(
        plain,
      );
    // As Next's router asks, which no page here has.
    if (status === 404) expect(await ask('', { RSC: '1' }), address).toEqual(plain);
  }
});
