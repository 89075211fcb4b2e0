import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that look at colours: all others find the same in both schemes. */
const colours = ['color-contrast', 'link-in-text-block'];

const axe = (page: Page) =>
  // The other mode opens a blank page for each run. There are no frames here, which it is for.
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

/**
 * What axe has against the page as it stands, in the light and in the dark scheme; best nothing.
 * @param parts CSS selectors of the parts to look at, each of them there; without any, all of it
 */
export async function violations(page: Page, parts: readonly string[] = []): Promise<string[]> {
  const look = () => parts.reduce((builder, part) => builder.include(part), axe(page));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await look().withTags(standards).analyze();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await look().withRules(colours).analyze();
  return [light, dark].flatMap((run, index) =>
    run.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const why = [...any, ...all, ...none].map(({ message }) => message).join(' ');
        const scheme = index === 0 ? 'light' : 'dark';
        return `${new URL(page.url()).pathname} (${scheme}) ${id}: ${target.join(' ')}: ${why}`;
      }),
    ),
  );
}
