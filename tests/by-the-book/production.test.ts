import { afterAll, beforeAll, expect, test } from 'vitest';

import { deadPages, pages } from '../support/by-the-book/dead-pages';
import { useIslands } from '../support/by-the-book/island-pages';
import { sendPlainForm, usePagesWithReact } from '../support/by-the-book/react-pages';
import { projectByTheBook, type ByTheBook } from '../support/by-the-book/project-by-the-book';

let copy: ByTheBook;
beforeAll(async () => {
  copy = await projectByTheBook();
});
afterAll(() => copy.close());

test('a build refuses all that would be dead at once, by name and with the remedy', async () => {
  const { code, output } = await copy.project.build();
  expect(code).toBe(1);
  const lines = output.split('\n');
  for (const { page, refusals, remedy } of deadPages) {
    const ofPage = lines.filter((line) => line.includes(`${pages}/${page}/page.tsx`)).join('\n');
    for (const said of [...refusals, remedy]) expect(ofPage, output.slice(-4000)).toContain(said);
  }
  expect(output).toContain('On /try-waiting, a Suspense boundary');
  for (const { page } of deadPages) copy.project.remove(`${pages}/${page}`);
});

test('islands and a page that keeps React work when built, and other pages are as strict as before', async () => {
  const { code, output } = await copy.project.build();
  expect(code, output).toBe(0);
  const site = await copy.project.start();
  const { url, stop } = site;
  await usePagesWithReact(copy.visitor, url);
  await sendPlainForm(copy.visitor, url);
  await useIslands(copy.visitor, site);

  const policyOf = async (path: string) =>
    (await fetch(url + path)).headers.get('content-security-policy') ?? '';
  expect(await policyOf('/try-react')).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
  expect(await policyOf('/try-react')).toContain("style-src 'self' 'unsafe-inline'");
  expect(await policyOf('/work')).not.toContain('unsafe-inline');
  expect(await (await fetch(`${url}/work`)).text()).not.toContain('__next_f');

  const post = async (path: string, body: string) => {
    const headers = { 'next-action': 'a0'.repeat(21), 'content-type': 'text/plain;charset=UTF-8' };
    return (await fetch(url + path, { method: 'POST', headers, body })).status;
  };
  expect(await post('/work', '[]')).toBe(405);
  // Next's answer to an action that it does not have.
  expect(await post('/try-react', '[]')).toBe(409);
  expect(await post('/try-react', '0'.repeat(2 ** 20 + 1))).toBe(413);

  const dataOf = async (path: string) => {
    const answer = await fetch(`${url}${path}?_rsc=1`, { headers: { rsc: '1' } });
    return answer.headers.get('content-type');
  };
  expect(await dataOf('/try-react/also')).toContain('text/x-component');
  expect(await dataOf('/work')).toContain('text/html');
  await stop();
});
