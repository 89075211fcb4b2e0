import type { APIRequestContext } from 'playwright/test';

import { publicPages } from '../../../support/pages/public-pages';
import {
  listedTexts,
  markGlobals,
  marks,
  piecesOf,
  plain,
} from '../../../support/pages/marked-words';
import { shownTexts } from '../../../support/pages/shown-texts';
import { expect, staff, test } from '../../../support/site';

/** Texts that stand in the code, and why. */
const inCode = new Map([['Leave this empty', 'a trap for programs, which nobody sees or hears']]);

/** What no page shows: integration/submissions/notices.test.ts reads it in the mails. */
const shownNowhere = 'mails';

/** Two letters at least, and no address of a mailbox or a file. */
const isText = (text: string) => /\p{L}{2}/u.test(text) && !/^\S+@\S+$|^\/\S+$/.test(text);

/** Layers and the sections of a legal text are counted. */
const withoutNumber = (text: string) => text.replace(/^\d+\.? ?(?=\p{L})/u, '');

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
  let forMachines: string;
  try {
    pages = await readPages(request);
    forMachines = await (await request.get('/llms.txt')).text();
  } finally {
    await words.putBack();
  }

  const changed = [...words.texts.keys()];
  const written = [...listed, ...changed].map(plain).join('\n');
  // Of a text that is filled in, the end has the mark.
  const filledIn = changed.filter((text) => text.includes('{')).flatMap(piecesOf);
  const known = new Set([...listed, ...filledIn.map(plain), ...inCode.keys()]);
  const isKnown = (text: string) =>
    text.search(marks) >= 0 || known.has(text) || known.has(withoutNumber(text));
  const strings: string[] = [];
  for (const [path, html] of pages) {
    const { texts, drawn } = await shownTexts(page, html);
    const pieces = texts.flatMap((text) => text.split(' | ')).map(plain);
    const unknown = [
      ...pieces.filter((text) => isText(text) && !isKnown(text)),
      ...drawn.map(plain).filter((line) => !written.includes(withoutNumber(line))),
    ];
    strings.push(...unknown.map((text) => `${path}: ${text}`));
  }
  expect.soft(strings).toEqual([]);

  const seen = new Set([...pages.values(), forMachines].flatMap((html) => html.match(marks) ?? []));
  const missing = [...words.texts].filter(
    ([text, global]) =>
      global !== shownNowhere && !text.match(marks)?.some((mark) => seen.has(mark)),
  );
  expect(missing).toEqual([]);
});
