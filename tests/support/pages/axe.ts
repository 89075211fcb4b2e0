import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** Once its source has run in the page. */
    axe: typeof axe;
  }
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that look at colours: all others find the same in both schemes. */
const colours = ['color-contrast', 'link-in-text-block'];

/** What axe has against a page in one scheme; its source has run there. */
async function look(
  page: Page,
  parts: readonly string[],
  colorScheme: 'light' | 'dark',
  runOnly: RunOptions['runOnly'],
): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // The panel asks for the scheme as it is loaded, and not again.
  await page.evaluate((scheme) => {
    const { dataset } = document.documentElement;
    if (dataset.theme !== undefined) dataset.theme = scheme;
    // Its fields fade from one to the other, also where somebody wants no motion.
    const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
    return Promise.allSettled(fading.map(({ finished }) => finished)).then(() => undefined);
  }, colorScheme);
  const options: RunOptions = { resultTypes: ['violations'], runOnly };
  const found = await page.evaluate((asked) => window.axe.run(asked.context, asked.options), {
    context: { include: [...parts] },
    options,
  });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join(' ');
      const { pathname } = new URL(page.url());
      return `${pathname} (${colorScheme}) ${id}: ${target.join(' ')}: ${why}`;
    }),
  );
}

/**
 * What axe has against the page as it stands, in the light and in the dark scheme; best nothing.
 * @param parts CSS selectors of the parts to look at, each of them there
 */
export async function violations(
  page: Page,
  parts: readonly string[] = ['html'],
): Promise<string[]> {
  // To run half a megabyte of script takes as long as a look at a small page: once for both.
  await page.evaluate(axe.source);
  const light = await look(page, parts, 'light', { type: 'tag', values: standards });
  const dark = await look(page, parts, 'dark', { type: 'rule', values: colours });
  return [...light, ...dark];
}
