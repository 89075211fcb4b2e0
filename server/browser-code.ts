import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const manifest = z.object({
  script: z.string(),
  /** What the script cannot begin without. */
  imports: z.array(z.string()),
  /** What a preview runs besides. */
  preview: z.string(),
  /** Small style sheets by their addresses: a page has them within itself. */
  styles: z.record(z.string(), z.string()),
});

/** The addresses of what public pages run. */
export type BrowserCode = z.infer<typeof manifest>;

/**
 * What public pages run, which a build writes down (scripts/steps/browser-code.mjs).
 * @param distDir Next's, such as `.next`
 * @returns undefined for a build without it: its pages keep React
 */
export function readBrowserCode(distDir: string): BrowserCode | undefined {
  const file = resolve(distDir, 'browser-code.json');
  if (!existsSync(file)) return undefined;
  return manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** React's payload, the framework's files and their preloads, and the script that starts it. */
const ofReact = [
  /<script(?: [^>]*)?>(?:self\.__next_f|\(self\.__next_f)[^]*?<\/script>/g,
  /<script(?: [^>]*)? src="\/_next\/[^>]*><\/script>/g,
  /<script id="_R_">[^]*?<\/script>/g,
  /<link rel="preload" as="script"[^>]*>/g,
];

const styleSheet = /<link rel="stylesheet" href="([^"]*)"[^>]*>/g;

/** What would be left if Next wrote its scripts in another way than we know. */
const leftOver =
  /<script(?! type="application\/ld\+json")(?: [^>]*)?(?: src="\/_next\/|>[^<]*__next_f)/;

/**
 * Takes out of a page what starts React in the browser, has it load our script in its place, and
 * spares it the requests for small style sheets (docs/decisions/15). React escapes every `<` of the
 * content, so none of it looks like a script. A page that is empty until React runs, or that is
 * written in another way, stays as it is: it works with React, too.
 * @param before addresses of scripts that run before ours
 */
export function withBrowserCode(
  html: Buffer,
  { script, imports, styles }: Omit<BrowserCode, 'preview'>,
  before: readonly string[] = [],
): Buffer {
  const page = html.toString('utf8');
  if (!page.includes('self.__next_f') || page.includes('<html id="__next_error__"')) return html;
  const still = ofReact.reduce((left, part) => left.replaceAll(part, ''), page);
  if (leftOver.test(still)) return html;
  const styled = still.replaceAll(styleSheet, (link, address: string) =>
    styles[address] === undefined ? link : `<style>${styles[address]}</style>`,
  );
  // Behind the styles and the font, which the first paint waits for.
  const behind = 'fetchpriority="low"';
  const load = [
    ...[...before, script].map(
      (address) => `<script type="module" src="${address}" ${behind}></script>`,
    ),
    ...imports.map((address) => `<link rel="modulepreload" href="${address}" ${behind}/>`),
  ].join('');
  return Buffer.from(styled.replace('</head>', () => `${load}</head>`));
}
