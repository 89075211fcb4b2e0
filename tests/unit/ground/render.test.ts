import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { buildingNames } from '../../../collections/fields/building-names';
import { HatchSymbols, HeroGround, IndustryGround, LayerStrip, hatchClass } from '@/site/ground';
import { smallWords } from '@/words';

const NAMES = ['Sheets', 'Diary', 'Inbox', 'CRM', 'Accounts', 'Stock', 'Rota', 'Export', 'Access'];
const words = {
  title: 'One layer.',
  caption: 'Built round how you already work',
  description: smallWords.tabs.drawings.words.home.text,
};

const hero = (count: number) =>
  renderToStaticMarkup(
    createElement(HeroGround, { ...words, tools: NAMES.slice(0, count), buildings: buildingNames }),
  );
const industry = (building: (typeof buildingNames)[number], count: number, seed: number) =>
  renderToStaticMarkup(
    createElement(IndustryGround, { ...words, layers: NAMES.slice(0, count), building, seed }),
  );
const symbols = renderToStaticMarkup(createElement(HatchSymbols));

const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const referencesOf = (html: string) =>
  [...html.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);

describe('the rendered drawings', () => {
  it('refer only to what is on the page, and give each id once', () => {
    for (const html of [hero(9), ...buildingNames.map((name, index) => industry(name, 6, index))]) {
      const page = symbols + html;
      const ids = idsOf(page);
      expect(new Set(ids).size).toBe(ids.length);
      for (const reference of referencesOf(page)) expect(ids).toContain(reference);
      expect(page).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('are named for those who cannot see them', () => {
    expect(hero(3)).toContain('1 Sheets, 2 Diary and 3 Inbox');
    expect(hero(3)).toMatch(/role="img" aria-label="[^"]*One layer\./);
  });

  it('work from three layers to nine', () => {
    for (let count = 3; count <= 9; count += 1) {
      expect(hero(count)).not.toContain('NaN');
      expect(industry('plain', count, count)).not.toContain('NaN');
    }
  });

  it('cost at most 25 kB with the copy that React sends along', () => {
    const page = symbols + hero(9);
    const twice = brotliCompressSync(page).length + brotliCompressSync(JSON.stringify(page)).length;
    expect(twice).toBeLessThan(25_000);
  });

  it('show in a strip only layers that the section has', () => {
    const strip = renderToStaticMarkup(
      createElement(LayerStrip, { layers: [0, 2, 3, 12], total: 6, seed: 1 }),
    );
    expect(strip.match(/<g>/g)).toHaveLength(2);
  });

  it('have a hatch for any number', () => {
    expect([-1, 0, 8, 9].map(hatchClass)).toEqual([
      'ground-hatch-8',
      'ground-hatch-0',
      'ground-hatch-8',
      'ground-hatch-0',
    ]);
  });
});
