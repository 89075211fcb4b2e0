import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Markup, MarkupElement } from 'static-next-server';
import { z } from 'zod';
import {
  isEmptyShell,
  isOfReact,
  isPayload,
  isScript,
  isUndrawn,
  namesPayload,
} from '@/platform/next/page-markup';

const manifest = z.object({
  script: z.string(),
  /** What the script cannot begin without. */
  imports: z.array(z.string()),
  /** What a preview runs besides. */
  preview: z.string(),
  /** Small style sheets by their addresses: a page has them within itself. */
  styles: z.record(z.string(), z.string()),
  /** Routes of pages that keep all of React, such as `/tools/[slug]` (src/site/browser/keep-react.ts). */
  withReact: z.array(z.string()),
});

/** The addresses of what public pages run. */
export type BrowserCode = z.infer<typeof manifest>;

/**
 * What public pages run, which a build writes down (scripts/steps/browser-code/browser-code.mjs).
 * @param distDir Next's, such as `.next`
 * @returns undefined for a build without it: its pages keep React
 */
export function readBrowserCode(distDir: string): BrowserCode | undefined {
  const file = resolve(distDir, 'browser-code.json');
  if (!existsSync(file)) return undefined;
  return manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const titleOf = ({ elements }: Markup) => elements.find(({ name }) => name === 'title')?.text ?? '';

/**
 * Takes out of a page what starts React in the browser, has it load our script in its place, and
 * spares it the requests for small style sheets (docs/decisions/15). A page that is empty until React
 * runs, or that is written in another way than we know, stays as it is: it works with React, too.
 * @param before addresses of scripts that run before ours
 */
export function withBrowserCode(
  page: Markup,
  { script, imports, styles }: Omit<BrowserCode, 'preview' | 'withReact'>,
  before: readonly string[] = [],
): void {
  const { elements } = page;
  const isEmpty = elements.some(isEmptyShell);
  const ofReact = elements.filter(isOfReact);
  const others = elements.filter((element) => isScript(element) && !ofReact.includes(element));
  const isUnknown = others.some(namesPayload);
  if (isEmpty || isUnknown || !ofReact.some(isPayload)) return;
  if (elements.some(isUndrawn))
    console.error(
      `On the page “${titleOf(page)}” a Suspense boundary was left to the browser, and public pages run no React: visitors see what stands in its place for good. Draw it on the server, or make an island of it.`,
    );
  for (const element of ofReact) page.remove(element);
  for (const element of elements) {
    const style = styleOf(element, styles);
    if (style !== undefined) page.replace(element, `<style>${style}</style>`);
  }
  // Behind the styles and the font, which the first paint waits for.
  const behind = 'fetchpriority="low"';
  for (const address of [...before, script])
    page.addToHead(`<script type="module" src="${address}" ${behind}></script>`);
  for (const address of imports)
    page.addToHead(`<link rel="modulepreload" href="${address}" ${behind}/>`);
}

/** The style sheet that a link asks for, if it is small. */
function styleOf({ name, attributes }: MarkupElement, styles: BrowserCode['styles']) {
  const isLink = name === 'link' && attributes.get('rel') === 'stylesheet';
  return isLink ? styles[attributes.get('href') ?? ''] : undefined;
}
