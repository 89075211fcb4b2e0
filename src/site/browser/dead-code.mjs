import { routeOf, sourceOf } from '../../platform/next/page-code.mjs';

/*
 * What a public page would show and nobody could use, because it runs no React in the browser
 * (docs/decisions/34-nothing-dead.md). Plain JavaScript, since Node reads it as it is for a build
 * (scripts/steps/browser-code/browser-code.mjs), and Next in development (refuse-dead-code.ts).
 */

/** @typedef {import('../../platform/next/page-code.mjs').PageCode} PageCode */

/** The inbox and the panel, which are React's. */
const ofStaff = /^\/\((?:staff|payload)\)\//;

const keepReact = 'src/site/browser/keep-react.ts';

/** Client components that miss nothing on a page without React. */
const sound = [
  // Next's own frame around each page.
  /^node_modules\/next\/dist\/(?:esm\/)?(?:client\/components|lib|next-devtools)\//,
  // Islands, and what starts plain scripts where React runs.
  /^src\/islands\//,
  /\.island\.tsx$/,
  /\/start-in-react\.tsx$/,
  // They only draw: their HTML is all that there is to them.
  /^node_modules\/lucide-react\//,
  /^src\/site\/frame\/nav-link\.tsx$/,
];

const orKeep = "let the page keep all of React by one line, import '@/site/browser/keep-react';";
const island = `make it an island (….island.tsx), or ${orKeep}`;
const plainForm = `have a form post to a route in src/app/api, or ${orKeep}`;

/** What Next offers, by the file that holds it. @type {readonly (readonly [RegExp, string, string])[]} */
const ofNext = [
  [
    /\/client\/script\.js$/,
    'next/script',
    `write <script async src="…"> and name its host in server/allowed-hosts.ts, or ${orKeep}`,
  ],
  [
    /\/shared\/lib\/lazy-dynamic\//,
    'next/dynamic',
    `import an island itself (its code comes when it wakes), or ${orKeep}`,
  ],
  [/\/client\/app-dir\/link\.js$/, 'next/link', `take Link of src/ui/link.tsx, or ${orKeep}`],
];

/** @param {string} file @returns {readonly [string, string]} what it is, and what to do instead */
function judge(file) {
  const known = file.startsWith('node_modules/next/')
    ? ofNext.find(([place]) => place.test(file))
    : undefined;
  return known ? [known[1], known[2]] : [`the client component ${file}`, island];
}

/** @param {PageCode} code */
const isPublic = ({ page }) => !ofStaff.test(page);

/** @param {PageCode} code */
const hasReact = ({ files }) => files.includes(keepReact);

/**
 * @param {readonly PageCode[]} pages
 * @returns {string[]} the routes of the public pages that keep all of React, such as `/tools/[slug]`
 */
export const routesWithReact = (pages) =>
  pages.filter((code) => isPublic(code) && hasReact(code)).map(({ page }) => routeOf(page));

/**
 * @param {readonly PageCode[]} pages
 * @returns {string[]} a sentence for each thing that would be dead: what, where, and what to do instead
 */
export function deadCode(pages) {
  /** @type {Map<string, { remedy: string, on: Set<string> }>} */
  const found = new Map();
  for (const code of pages.filter((each) => isPublic(each) && !hasReact(each))) {
    const files = code.files.filter((file) => !sound.some((kind) => kind.test(file)));
    for (const [what, remedy] of [
      ...files.map(judge),
      ...code.actions.map(
        (file) => /** @type {const} */ ([`a server action of ${file}`, plainForm]),
      ),
    ]) {
      const { on } = found.get(what) ?? { on: new Set() };
      found.set(what, { remedy, on: on.add(sourceOf(code.page)) });
    }
  }
  return [...found].map(([what, { remedy, on }]) => sentence(what, [...on], remedy));
}

/**
 * @param {readonly { address: string, route: string }[]} documents that wait for React to draw a part
 * @param {readonly string[]} withReact routes that keep React
 * @returns {string[]} a sentence for each where it never comes
 */
export const undrawnParts = (documents, withReact) =>
  documents
    .filter(({ route }) => !withReact.includes(route))
    .map(({ address }) =>
      sentence('a Suspense boundary that the server left undrawn', [address], island),
    );

/** @param {string} what @param {string[]} on @param {string} remedy */
function sentence(what, [first = '', ...others], remedy) {
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `On ${first}${more}, ${what} would be dead: public pages run no React. Instead, ${remedy}`;
}
