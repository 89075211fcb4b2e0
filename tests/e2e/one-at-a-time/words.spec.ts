import type { APIRequestContext } from 'playwright/test';

import { publicPages } from '../../support/pages/public-pages';
import { listedTexts, markGlobals, marks, plain } from '../../support/pages/marked-words';
import { shownTexts } from '../../support/pages/shown-texts';
import { expect, staff, test } from '../../support/site';

/** Texts that stand in the code, and why. */
const inCode = new Map([['Leave this empty', 'a trap for programs, which nobody sees or hears']]);

/** What no page shows: integration/submissions/notices.test.ts reads it in the mails. */
const shownNowhere = /^mails: /;

async function readPages(request: APIRequestContext): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const paths = ['/no-such-page', '/received/Q-7F3K-2M', '/received/C-7F3K-2M'];
  for (const path of [...(await publicPages()), ...paths])
    pages.set(path, await (await request.get(path)).text());
  // A form that is refused where no script runs.
  const refused = { form: { name: 'A' }, headers: { Accept: 'text/html' } };
  for (const path of ['/api/contact', '/api/quote'])
    pages.set(path, await (await request.post(path, refused)).text());
  return pages;
}

test('every text of every page is content, and every text of a global shows on a page', async ({
  page,
  request,
}) => {
  await request.post('/api/users/login', { data: staff.editor });
  const listed = await listedTexts(request);
  const words = await markGlobals(request);
  let pages: Map<string, string>;
  try {
    pages = await readPages(request);
  } finally {
    await words.putBack();
  }

  const strings: string[] = [];
  for (const [path, html] of pages) {
    const texts = (await shownTexts(page, html)).flatMap((text) => text.split(' | ')).map(plain);
    const unknown = texts.filter(
      (text) =>
        /\p{L}{2}/u.test(text) && text.search(marks) < 0 && !listed.has(text) && !inCode.has(text),
    );
    strings.push(...unknown.map((text) => `${path}: ${text}`));
  }
  expect.soft(strings).toEqual([]);

  const seen = new Set([...pages.values()].flatMap((html) => html.match(marks) ?? []));
  const missing = words.texts.filter(
    (text) => !text.match(marks)?.some((mark) => seen.has(mark)) && !shownNowhere.test(text),
  );
  expect(missing).toEqual([]);
});
