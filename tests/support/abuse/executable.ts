import ts from 'typescript';

import { attribute, elementsIn, textOf, type Element } from './parsed-html';

/** What an attack calls, so that it is known from the site's own code. */
export const called = 'xss7f3a';

/** Such an address runs, or is a page of somebody else's making. Browsers skip what is not printed. */
const runs = (address: string) =>
  /^(javascript|vbscript|data:text|data:image\/svg)/i.test(address.replace(/[\s\p{Cc}]+/gu, ''));

const addresses = [
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'data',
  'xlink:href',
  'background',
];

/** Each brings a document, a program or another beginning of all addresses. */
const unknown = ['iframe', 'object', 'embed', 'applet', 'base', 'frame', 'portal'];

/**
 * What a browser would run of a document beyond the site's own code: none of our pages has any of
 * the elements and attributes that are named here. Scripts of the site may hold an attack as text,
 * and only as text.
 */
export function executablesIn(html: string): string[] {
  return elementsIn(html).flatMap((element) => [
    ...oddAttributes(element),
    ...(unknown.includes(element.tagName) ? [`<${element.tagName}>`] : []),
    ...(element.tagName === 'script' ? oddScript(element) : []),
    ...(element.tagName === 'style' && textOf(element).includes(called) ? ['<style>'] : []),
  ]);
}

function oddAttributes(element: Element): string[] {
  const { tagName, attrs } = element;
  const isRefresh =
    tagName === 'meta' &&
    attribute(element, 'http-equiv')?.toLowerCase() === 'refresh' &&
    // Next writes one when a page that is under way turns out to lead elsewhere on the site.
    !/^\d+;\s*url=\/(?!\/)/i.test(attribute(element, 'content') ?? '');
  return attrs
    .filter(
      ({ name, prefix = '', value }) =>
        /^on/i.test(name) ||
        name === 'srcdoc' ||
        (name === 'style' && value.includes(called)) ||
        (addresses.includes(prefix === '' ? name : `${prefix}:${name}`) && runs(value)),
    )
    .map(({ name, value }) => `<${tagName} ${name}=${value.slice(0, 60)}>`)
    .concat(isRefresh ? ['<meta http-equiv=refresh>'] : []);
}

function oddScript(element: Element): string[] {
  const text = textOf(element);
  const source = attribute(element, 'src');
  if (source !== undefined) return /^\/_next\//.test(source) ? [] : [`<script src=${source}>`];
  const type = attribute(element, 'type') ?? '';
  if (/json/.test(type)) return isJson(text) ? [] : [`broken JSON: ${text.slice(0, 60)}`];
  return text.includes(called) && callsIt(text) ? [`a script: ${text.slice(0, 60)}`] : [];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** As code, not as text. A script that cannot be read counts: something broke out of its text. */
function callsIt(script: string): boolean {
  const { diagnostics = [] } = ts.transpileModule(script, {
    reportDiagnostics: true,
    compilerOptions: { allowJs: true, target: ts.ScriptTarget.ESNext },
    fileName: 'script.js',
  });
  if (diagnostics.length > 0) return true;
  const tree = ts.createSourceFile(
    'script.js',
    script,
    ts.ScriptTarget.ESNext,
    false,
    ts.ScriptKind.JS,
  );
  let found = false;
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === called) found = true;
    node.forEachChild(look);
  };
  look(tree);
  return found;
}

/** What a policy would let run that is none of the site's own. */
export function holesIn(policy: string | null): string[] {
  const directives = new Map(
    (policy ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources] as const;
    }),
  );
  const scripts = directives.get('script-src') ?? ['no script-src'];
  const odd = scripts.filter((source) => !/^('self'|'(sha256|nonce)-[\w+/=]+')$/.test(source));
  const objects = directives.get('object-src')?.join() === "'none'" ? [] : ['object-src'];
  const base = directives.get('base-uri')?.join() === "'self'" ? [] : ['base-uri'];
  return [...odd, ...objects, ...base];
}
