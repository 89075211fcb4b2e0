import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Achievements } from '@/site/sections/case-study/achievements';
import { listedIn } from '@/site/sections/figure-lines';
import { UseCases } from '@/site/sections/industries/use-cases';
import { StatRow } from '@/site/sections/stat-row';
import { smallWords, textsOf } from '@/words';
import { homePage } from '~/seed/content/home-page';
import { industries } from '~/seed/content/industries';
import { projects } from '~/seed/content/projects';

const words = textsOf(smallWords);

/** Of each bar: its figure, how many fine lines it has, and how much of it is yellow, in percent. */
function barsOf(html: string) {
  return html
    .split('<svg class="ground-stat"')
    .slice(1)
    .map((bar) => ({
      lines: bar.slice(0, bar.indexOf('</svg>')).match(/H100/g)?.length ?? 0,
      yellow: Number(/<rect class="ground-solid"[^>]* width="([\d.]+)"/.exec(bar)?.[1]),
    }));
}

const meantBy = (figure: string) => {
  const times = /^(\d+)x$/.exec(figure)?.[1];
  if (times !== undefined) return { lines: Number(times), yellow: 100 };
  const yellow = Number(/(\d+)%/.exec(figure)?.[1] ?? 100);
  return { lines: yellow === 100 ? 0 : 10, yellow };
};

test('on home the yellow is the figure itself, and 10x is ten lines against one', () => {
  const { stats } = homePage.stories;
  const html = renderToStaticMarkup(
    <StatRow stats={stats} section="Figures" words={words} claims={[]} />,
  );
  expect(barsOf(html)).toEqual(stats.map(({ value }) => meantBy(value)));
});

test('it is in every case study as well', () => {
  const studies = projects.flatMap(({ caseStudy }) => caseStudy?.achievements ?? []);
  expect(studies.length).toBeGreaterThan(0);
  const html = renderToStaticMarkup(
    <Achievements words={words} heading="What came of it" achievements={studies} claims={[]} />,
  );
  expect(barsOf(html)).toEqual(studies.map(({ figure }) => meantBy(figure)));
});

test.each(industries.map(({ slug, useCases }) => ({ slug, useCases })))(
  '$slug draws as many lines as its words say',
  ({ useCases }) => {
    const html = renderToStaticMarkup(<UseCases heading="" useCases={useCases} isLaid={false} />);
    const drawn = html
      .split('<figure')
      .slice(1)
      .map((figure) => figure.match(/<line /g)?.length);
    expect(drawn).toEqual(useCases.map(({ before }) => Number(/^\d+/.exec(before)?.[0])));
  },
);

test('words without a number, or with one that nobody counts, have the lines that are stored', () => {
  const [useCase] = industries[0]?.useCases ?? [];
  if (!useCase) throw new Error('There is no use case');
  for (const before of ['Many log-ins', '1 log-in', '60 calls a day']) {
    const useCases = [{ ...useCase, before, lines: 3 }];
    const html = renderToStaticMarkup(<UseCases heading="" useCases={useCases} isLaid={false} />);
    expect(html.match(/<line /g)).toHaveLength(3);
  }
});

test.each([
  ['5 log-ins', 5],
  ['4 workbooks and a data room', 5],
  ['a rota, a filing cabinet and 2 apps', 4],
  ['3 diaries, a till, and an inbox', 5],
  ['12 sheets and a count twice a year', 13],
  ['6 portals, each with its own password', 6],
  ['a whiteboard and a great many calls', undefined],
  ['a wall of paper', undefined],
  ['many log-ins', undefined],
  ['', undefined],
])('a list such as “%s” names %s things', (words, count) => {
  expect(listedIn(words)).toBe(count);
});
