import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import * as layouts from '@/site/ground/geometry/title-layout';
import { textWidth } from '@/site/ground/geometry/text-width';
import { HeroGround, IndustryGround } from '@/site/ground';

import { industries } from '../../../seed/content/industries';

const names = ['Sheets', 'Diary', 'Inbox', 'CRM', 'Accounts', 'Stock', 'Rota', 'Export', 'Access'];

// Only looked at: the drawings alone know the accent that the words have to fit into.
const asked = vi.spyOn(layouts, 'layTitle');

/** The lines that begin outside of the accent, of all drawings since the last call. */
function linesOutside(): string[] {
  const wishes = asked.mock.calls.map(([wish]) => wish);
  const outside = wishes.flatMap((wish) => {
    const { title, caption, size, captionSize } = layouts.layTitle(wish);
    const begins = (ofSize: number) => (line: layouts.Line) => {
      const { top, bottom } = wish.section.oneAt(wish.right - textWidth(line.text, ofSize));
      return line.y - ofSize * 0.72 < top || line.y > bottom;
    };
    return [...title.filter(begins(size)), ...caption.filter(begins(captionSize))];
  });
  asked.mockClear();
  return outside.map(({ text }) => text);
}

const draw = (words: { title: string; caption: string }, count: number, seed: number) => {
  const layers = names.slice(0, count);
  renderToStaticMarkup(
    createElement(IndustryGround, { ...words, description: '', layers, building: 'plain', seed }),
  );
};

it('the words of each industry stay on the accent', () => {
  for (const { slug, drawing } of industries) {
    draw(drawing, drawing.layers.length, drawing.seed);
    expect([slug, linesOutside()]).toEqual([slug, []]);
  }
});

it.each([3, 4, 5, 6, 7, 8, 9])('the longest words stay on the accent of %i layers', (count) => {
  const words = {
    title: 'One maintenance register',
    caption: 'From the first enquiry to the last invoice of the whole year',
  };
  for (const seed of [0, 1, 2, 3]) draw(words, count, seed);
  draw({ title: 'Maintenanceregisterlists', caption: 'One' }, count, 5);
  const tools = names.slice(0, count);
  renderToStaticMarkup(
    createElement(HeroGround, { ...words, description: '', tools, buildings: ['plain'] }),
  );
  expect(asked.mock.calls.length).toBeGreaterThan(10);
  expect(linesOutside()).toEqual([]);
});
