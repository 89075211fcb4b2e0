import { readPayload } from './react-payload.mjs';

/**
 * A page as lines, one for each tag, without what a build or a database chooses: names of files
 * with a hash, which scripts they are split into, ids of records, the site's own address.
 * @param {string} html
 * @returns {string[]}
 */
export function normalForm(html) {
  const [document, payload] = takePayload(html);
  return [...linesOf(document), ...payload.map((line) => `payload: ${line}`)].map(withoutChoices);
}

/**
 * React's payload travels in inline scripts: numbered rows that refer to each other. Their numbers,
 * their order and where a script ends are the build's.
 * @param {string} html
 * @returns {[document: string, payload: string[]]}
 */
function takePayload(html) {
  let text = '';
  const document = html.replace(
    /<script[^>]*>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(|self\.__next_f\.push\()(.*?)\)<\/script>/gs,
    (_, /** @type {string} */ pushed) => {
      /** @type {unknown} */
      const chunk = JSON.parse(pushed);
      if (Array.isArray(chunk) && typeof chunk[1] === 'string') text += chunk[1];
      return '';
    },
  );
  return [document, text === '' ? [] : readPayload(text)];
}

/** @param {string} html */
const linesOf = (html) =>
  html
    // How the browser's code is split into files.
    .replace(/<script src="\/_next\/static\/chunks\/[^>]*><\/script>/g, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<head>.*?<\/head>/s, withSortedFacts)
    .replace(/></g, '>\n<')
    .split('\n');

/**
 * React lifts what pages say of themselves into the head as it comes, in no fixed order.
 * @param {string} head
 */
function withSortedFacts(head) {
  const fact = /<(?:meta|link)\b[^>]*>|<title>.*?<\/title>/gs;
  const facts = head.match(fact) ?? [];
  return `${head.replace(fact, '')}${facts.sort().join('')}`;
}

/** @type {readonly [RegExp, string][]} */
const choices = [
  [/https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?/g, '{site}'],
  // A file of the build: /_next/static/chunks/3_jw85ymhkxof.css, …/encode_sans-s.p.2ypnp.woff2.
  [/(\/_next\/static\/)[\w./~-]*\.(\w+)/g, '$1{file}.$2'],
  // /favicon.ico?favicon.2kx75i31qan81.ico, /opengraph-image-g4jktv?c51f0cfd237aeaf0
  [/(favicon|icon|apple-icon)\.[\w.~-]+\.(ico|svg|png)\b/g, '$1.{hash}.$2'],
  [/opengraph-image(-\w+)?\?[0-9a-f]+/g, 'opengraph-image?{hash}'],
  // next/font's class, and the id of the build.
  [/\b[\w-]+_(variable|className)\b/g, '{font}_$1'],
  [/^(payload: \/b) ".*"$/, '$1 {build}'],
  // Which parts of a page travel together, by the sizes that the build measured.
  [/^(payload: .*\/h) \d+$/, '$1 {hint}'],
  // Ids of records: UUIDs, and the ids of rows in Payload's arrays.
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, '{uuid}'],
  [/\b[0-9a-f]{24}\b/g, '{row}'],
];

/** @param {string} line */
const withoutChoices = (line) =>
  choices.reduce((text, [pattern, name]) => text.replace(pattern, name), line);
