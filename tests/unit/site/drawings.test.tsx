import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, test, vi } from 'vitest';

import { plain } from '@/site/drawings/plain';
import * as ground from '@/site/ground';

const words = { title: 'One record.', caption: 'Built round how you work', description: '{names}' };
const names = ['Sheets', 'Diary', 'Inbox', 'Accounts'];
const building = 'healthcare';

const kinds = [
  ['ground', ground],
  ['plain', plain],
] as const;

describe.each(kinds)('%s drawings', (kind, drawn) => {
  const { HeroGround, IndustryGround, BeforeAfter, BuildingElevation, LayerStrip, StatBar } = drawn;
  const { StrataBand, ClauseStrata, MissingLayer, MergeLines, MergeRail, GroundStrip } = drawn;
  const { BuildingFrame, StreetOfBuildings, HatchSymbols } = drawn;
  const openings = [
    <HeroGround key="hero" {...words} tools={names} buildings={[building]} />,
    <IndustryGround key="industry" {...words} layers={names} building={building} seed={7} />,
  ].map((each) => renderToStaticMarkup(each));
  const others = renderToStaticMarkup(
    <>
      <StrataBand layers={6} seed={3} id="band" height={200} className="h-24" />
      <ClauseStrata sections={5} />
      <MissingLayer />
      <MergeLines steps={5} />
      <MergeRail step={1} steps={5} />
      <GroundStrip hatch={3} />
      <BuildingElevation building={building} className="w-full" />
      <BuildingFrame building={building} />
      <StreetOfBuildings buildings={[building]} />
      <StatBar share={40} />
      <LayerStrip layers={[1, 2]} total={4} seed={7} />
      <HatchSymbols />
    </>,
  );

  test('say every word of an opening', () => {
    for (const opening of openings)
      for (const said of [...names, words.title, words.caption]) expect(opening).toContain(said);
  });

  test('say what was before and what comes after', () => {
    const html = renderToStaticMarkup(
      <BeforeAfter lines={5} before="5 log-ins" after="1 log-in" />,
    );
    expect(html).toContain('5 log-ins');
    expect(html).toContain('1 log-in');
  });

  test(kind === 'plain' ? 'draw nothing' : 'draw', () => {
    const draws = /<path|<use|url\(#/;
    if (kind === 'plain') expect(openings.join('') + others).not.toMatch(draws);
    else for (const each of [...openings, others]) expect(each).toMatch(draws);
  });

  test('give boxes that stand beside each other another texture, whatever the number', () => {
    for (let index = -9; index < 20; index += 1) {
      expect(drawn.hatchClass(index)).not.toBe('');
      expect(drawn.hatchClass(index)).not.toBe(drawn.hatchClass(index + 1));
    }
  });

  test('make a share image of the right size', () => {
    const svg = drawn.shareBackdrop({ layers: 5, seed: 7, buildings: [building] });
    expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
    expect(svg).not.toMatch(/NaN|undefined/);
  });
});

describe('site.config.ts', () => {
  afterAll(() => {
    vi.doUnmock('~/site.config');
    vi.resetModules();
  });

  test.each(['ground', 'plain'] as const)('chooses %s', async (drawings) => {
    vi.resetModules();
    vi.doMock('~/site.config', async (original) => ({ ...(await original<object>()), drawings }));
    const chosen = await import('@/site/drawings');
    const html = renderToStaticMarkup(
      <chosen.IndustryGround {...words} layers={names} building={building} seed={7} />,
    );
    expect(html.includes('<svg')).toBe(drawings === 'ground');
    for (const key of Object.keys(plain)) expect(chosen).toHaveProperty(key);
  });
});
