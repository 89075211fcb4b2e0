import type { Locator } from 'playwright/test';
import { z } from 'zod';

import { withoutMarks } from '@/site/preview/marks';

import { onlyWith } from '@/features';

import { visit } from '../../../support/pages/visits';
import { expect, long, staff, test } from '../../../support/site';
import { signInByRequest } from '../../../support/staff/staff-session';

const made = z.object({ doc: z.object({ id: z.string() }) });
const slug = 'marks-of-tests';

test.afterAll(async ({ request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  await request.delete(`/api/pages?where[slug][like]=${slug}&draft=true`);
});

test('each text leads to its own field, also where the same words stand elsewhere', async ({
  page,
}) => {
  await signInByRequest(page, staff.editor);
  const button = { words: 'Get Started', to: 'address', address: '/quote' };
  const blocks = [
    { blockType: 'hero', action: button },
    { blockType: 'text', heading: 'The same twice' },
    { blockType: 'callToAction', heading: 'The same twice', action: button },
  ];
  const data = { title: 'Marks', slug, blocks };
  const answer = await page.request.post('/api/pages', { data });
  const { doc } = made.parse(await answer.json());
  const copy = made.parse(
    await (await page.request.post(`/api/pages/${doc.id}/duplicate`, { data: {} })).json(),
  );
  const mark = page.locator('#preview-edit-link');
  const fieldOf = async (text: Locator) => {
    // It hides while the page scrolls to the text.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await text.hover();
      await expect(mark).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 10_000 });
    return mark.getAttribute('href');
  };
  for (const [id, at] of [
    [doc.id, slug],
    [copy.doc.id, `${slug}-copy`],
  ]) {
    await page.goto(`/cms/preview?path=/${at}`);
    await expect(page.locator('h1[data-editable]')).toBeVisible();
    const main = page.getByRole('main');
    const own = (field: string) => `/cms/collections/pages/${id}?field=${field}&tab=0`;
    expect(await fieldOf(main.getByRole('heading', { level: 1 }))).toBe(own('blocks.0.headline'));
    const buttons = main.getByRole('link', { name: 'Get Started' });
    expect(await fieldOf(buttons.first())).toBe(own('blocks.0.action.words'));
    expect(await fieldOf(buttons.last())).toBe(own('blocks.2.action.words'));
    const twice = main.getByText('The same twice');
    expect(await fieldOf(twice.first())).toBe(own('blocks.1.heading'));
    expect(await fieldOf(twice.last())).toBe(own('blocks.2.heading'));
    expect(await fieldOf(page.getByRole('banner').getByText('Get Started').first())).toMatch(
      /^\/cms\/globals\/(?:navigation|small-words)\?/,
    );
    // What visitors copy, search for and hear has none of it.
    expect(await page.content()).toBe(withoutMarks(await page.content()));
    expect(await page.title()).toBe(withoutMarks(await page.title()));
  }
});

/** What stands on a page, tag by tag, without scripts, and without what says that more will come. */
const shown = (html: string) =>
  withoutMarks(html.slice(html.indexOf('<header'), html.indexOf('</footer>')))
    .replaceAll(/<!--[^]*?-->|<template[^]*?<\/template>/g, '')
    .replaceAll(/<script[^]*?<\/script>|<aside id="preview-bar"[^]*?<\/aside>/g, '')
    // What an island knows: a form says the door's own words again where they are marked.
    .replaceAll(/ data-(?:props|prefix)="[^"]*"/g, '')
    .split(/(?<=>)/);

test(
  'but for its marks a preview of what is published is the page that visitors get',
  { tag: long },
  async ({ request, baseURL }) => {
    await request.post('/api/users/login', { data: staff.editor });
    await request.get('/cms/preview?path=/');
    const paths = ['/', '/industries/healthcare', '/work', '/work/deelflo', '/quote', '/privacy'];
    for (const path of [
      ...paths,
      ...onlyWith('gallery', '/image-gallery'),
      '/industries',
      `/${slug}`,
    ]) {
      const { body } = await visit(baseURL ?? '', path);
      const preview = await (await request.get(path)).text();
      expect(preview).toContain('preview-bar');
      expect(body).toBe(withoutMarks(body));
      expect(shown(preview)).toEqual(shown(body));
    }
  },
);
