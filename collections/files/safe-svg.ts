import { Parser } from 'htmlparser2';

import { beginsAsSvg } from '@/platform/media/picture-head';

/*
 * A drawing in SVG is a document: it can run scripts, load what lies elsewhere, and take a browser
 * hours. So it is written anew, from the list of what draws, and nothing else of it is kept.
 */

const drawing = new Set(
  [
    'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc',
    'linearGradient radialGradient stop clipPath mask pattern marker style filter',
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting',
    'feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR',
    'feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting',
    'feSpotLight feTile feTurbulence',
  ].flatMap((names) => names.split(' ')),
);
/** In others, letters are space between tags. */
const worded = new Set(['text', 'tspan', 'textPath', 'title', 'desc', 'style']);

const limits = {
  bytes: 1_000_000,
  elements: 50_000,
  depth: 100,
  drawn: 200_000,
  /** Of parts that name parts, one after another. */
  chain: 300,
  /** In characters. */
  style: 20_000,
  sheet: 200_000,
} as const;

/** In pixels: a drawing has no size of its own, and pages show none larger. */
const longSide = 1600;

const sizing: readonly string[] = ['viewBox', 'width', 'height'];

interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (Element | string)[];
}

export interface SafeSvg {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Whether a file begins as SVG does. */
export const isSvg = (data: Buffer): boolean =>
  beginsAsSvg(data.subarray(0, 10_000).toString('utf8'));

/** @returns a sentence where it cannot be made safe */
export function safeSvg(source: Buffer): SafeSvg | string {
  if (source.length > limits.bytes)
    return 'This SVG has more than 1 MB: export it anew with fewer points, or send it as a PNG.';
  const root = read(source.toString('utf8'));
  if (typeof root === 'string') return root;
  if (costOf(root) > limits.drawn)
    return 'This SVG repeats its parts too often for a browser: send it as a PNG.';
  const size = sizeOf(root);
  if (!size) return 'This SVG does not say how large it is: export it with a width and a height.';
  const scale = longSide / Math.max(size.width, size.height);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  const [width, height] = [scaled(size.width), scaled(size.height)];
  const own = { xmlns: 'http://www.w3.org/2000/svg', viewBox: size.viewBox };
  const given = [...root.attributes].filter(([name]) => !sizing.includes(name));
  // Last, so that what is kept is written as it stands when it is read again.
  const last = Object.entries({ ...own, width: String(width), height: String(height) });
  const attributes = new Map([...given, ...last]);
  return { data: Buffer.from(written({ ...root, attributes })), width, height };
}

/** The tree of what draws. */
function read(source: string): Element | string {
  const top: Element = { name: '', attributes: new Map(), children: [] };
  const open: Element[] = [top];
  const ids = new Set<string>();
  let left = 0;
  let elements = 0;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1;
        elements += 1;
        const parent = open.at(-1) ?? top;
        const isTaken = drawing.has(name) && parent.name !== 'style';
        if (left > 0 || !isTaken || elements > limits.elements || depth > limits.depth) {
          left += 1;
          return;
        }
        const kept = safeAttributes(attributes);
        // Of two parts with one id, browsers take the first.
        const id = kept.get('id');
        if (id !== undefined && ids.has(id)) kept.delete('id');
        if (id !== undefined) ids.add(id);
        const element = { name, attributes: kept, children: [] };
        parent.children.push(element);
        open.push(element);
      },
      ontext: (text) => {
        const parent = open.at(-1);
        if (left === 0 && parent && worded.has(parent.name)) parent.children.push(text);
      },
      onclosetag: () => {
        depth -= 1;
        if (left > 0) left -= 1;
        else if (open.length > 1) closeStyle(open.pop());
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(source);
  if (elements > limits.elements)
    return 'This SVG has too many parts for a browser: send it as a PNG.';
  const [root] = top.children;
  if (typeof root !== 'object' || root.name !== 'svg' || isEmpty(root))
    return 'This SVG holds nothing that can be shown: export it anew, or send it as a PNG.';
  return root;
}

/** A style comes in pieces, around entities, comments and CDATA: only together do they say what it is. */
function closeStyle(element: Element | undefined) {
  if (element?.name !== 'style') return;
  const css = shown(element.children.filter((child) => typeof child === 'string').join(''));
  const isKept = css.length <= limits.sheet && isSafeStyle(css);
  element.children.splice(0, Infinity, ...(isKept ? [css] : []));
}

const isEmpty = ({ children }: Element) => !children.some((child) => typeof child === 'object');

/** Without what acts, and with addresses within the drawing alone. */
function safeAttributes(given: Record<string, string>): Map<string, string> {
  const kept = new Map<string, string>();
  for (const [name, raw] of Object.entries(given)) {
    const plain = name === 'xlink:href' ? 'href' : name;
    if (!/^[a-z][a-z0-9-]*$/i.test(plain) || /^(?:on|xmlns|src$)/i.test(plain)) continue;
    // As it is written, since a sign that is left out could have hidden what stands around it.
    const value = shown(raw);
    if (/^href$/i.test(plain) ? /^#[\w.:-]+$/.test(value) : isSafeValue(value))
      kept.set(plain, value);
  }
  return kept;
}

/** Coordinates are long, and hold nothing that a style needs in order to act. */
const isSafeValue = (value: string): boolean =>
  !/[\\<@:(#]/.test(value) || (value.length <= limits.style && isSafeStyle(value));

/** The only way to name a part: by letters that browsers read as they stand. */
const naming = /url\(\s*(["']?)#([\w.:-]+)\1\s*\)/gi;

/**
 * A style of CSS, or one value of it: without an escape, a rule that loads, or an address elsewhere.
 * No expression has two repetitions in a row that take the same signs, which would be slow.
 */
function isSafeStyle(css: string): boolean {
  if (/[\\<@]/.test(css)) return false;
  if (/(?:javascript|data|vbscript)\s*:/i.test(css)) return false;
  if (/\b(?:expression|image|image-set|cross-fade|src|element|attr)\s*\(/i.test(css)) return false;
  const rest = css.replaceAll(naming, ' ');
  if (/url\s*\(/i.test(rest)) return false;
  // In a property of its own, a name could be said once and used a thousand times.
  return rest.length === css.length || !/(?<![\w(-])--/.test(css);
}

/** Whether a part that a value names is drawn for each part within, as well. */
const isHandedDown = (text: string): boolean => /fill|stroke|marker/i.test(text);

interface Names {
  readonly ids: readonly string[];
  readonly areHandedDown: boolean;
}

function namesIn(property: string, value: string): Names {
  const ids = [...value.matchAll(naming)].map(([, , id = '']) => id);
  if (property === 'href') ids.push(value.slice(1));
  const says = property === 'style' ? value : property;
  return { ids, areHandedDown: property !== 'href' && isHandedDown(says) };
}

/** Styles say nothing of these that would draw. */
const isUnpainted = (name: string): boolean =>
  /^(?:fe[A-Z]\w*|filter|linearGradient|radialGradient|stop|style|title|desc)$/.test(name);

interface Rule extends Names {
  /** `.class`, `#id` or a name that a part must have; none where it may be for any. */
  readonly subjects: readonly string[] | undefined;
}

/** The rules of a style that name parts. */
function rulesOf(css: string): Rule[] {
  const blocks = css.split('}');
  const rest = blocks.pop() ?? '';
  if (rest.trim() === '' && isPlain(css) && blocks.every((block) => /^[^{]*\{[^{]*$/.test(block)))
    return blocks.flatMap((block) => {
      const [selectors = '', body = ''] = block.split('{');
      const names = namesIn('style', body);
      return names.ids.length > 0 ? [{ ...names, subjects: subjectsOf(selectors) }] : [];
    });
  // What is not as programs write it is for every part.
  const names = namesIn('style', css);
  return names.ids.length > 0 ? [{ ...names, subjects: undefined }] : [];
}

/** Whether each brace begins or ends a rule: none is in a comment, in quotes or in brackets. */
const isPlain = (css: string): boolean => {
  const rest = css
    .replaceAll(/"[^"{}\n]*"|'[^'{}\n]*'/g, ' ')
    .replaceAll(/\([^(){}]*\)|\[[^[\]{}]*\]/g, ' ');
  return !/["'()[\]]|\/\*/.test(rest);
};

function subjectsOf(selectors: string): string[] | undefined {
  const subjects = selectors.split(',').map((selector) => {
    const last =
      selector
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return /^[\w-]*(?:[.#][\w-]+)*$/.test(last) ? /[.#]?[\w-]+$/.exec(last)?.[0] : undefined;
  });
  return subjects.every((subject) => subject !== undefined) ? subjects : undefined;
}

const subjectsFor = ({ name, attributes }: Element): string[] => [
  ...[name, `#${attributes.get('id') ?? ''}`],
  ...(attributes.get('class') ?? '').split(/\s+/).map((each) => `.${each}`),
];

/** How many elements a browser draws: parts that name parts that name parts grow beyond measure. */
function costOf(root: Element): number {
  const byId = new Map<string, Element>();
  const rules: Rule[] = [];
  const note = ({ name, children }: Element) => {
    for (const child of children)
      if (typeof child === 'string') rules.push(...(name === 'style' ? rulesOf(child) : []));
      else {
        const id = child.attributes.get('id');
        if (id !== undefined) byId.set(id, child);
        note(child);
      }
  };
  note({ name: '', attributes: new Map(), children: [root] });
  const bySubject = new Map<string, Rule[]>();
  for (const rule of rules)
    for (const subject of rule.subjects ?? ['']) {
      const before = bySubject.get(subject);
      if (before) before.push(rule);
      else bySubject.set(subject, [rule]);
    }
  let steps = 0;
  const namesOf = (element: Element): Names[] => {
    const given = [...element.attributes].map(([name, value]) => namesIn(name, value));
    if (isUnpainted(element.name) || steps > limits.drawn) return given;
    const named = ['', ...subjectsFor(element)].flatMap((each) => bySubject.get(each) ?? []);
    steps += named.length;
    return [...given, ...new Set(named)];
  };
  const known = new Map<Element, number>();
  const cost = (element: Element, depth: number): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    if (depth > limits.chain) return Infinity;
    // What names itself has no end.
    known.set(element, Infinity);
    const sumOf = (ids: readonly string[]) => {
      let sum = 0;
      steps += ids.length;
      for (const id of steps > limits.drawn ? [] : ids) {
        const named = byId.get(id);
        sum += named ? cost(named, depth + 1) : 0;
      }
      return steps > limits.drawn ? Infinity : sum;
    };
    let sum = 1;
    let times = 1;
    for (const child of element.children)
      if (typeof child === 'object') sum += cost(child, depth + 1);
    for (const { ids, areHandedDown } of namesOf(element))
      if (areHandedDown) times += sumOf(ids);
      else sum += sumOf(ids);
    const all = steps > limits.drawn ? Infinity : sum * times;
    known.set(element, all);
    return all;
  };
  return cost(root, 0);
}

const pixels = (given = ''): number | undefined => {
  const found = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(given)?.[1];
  const side = Number(found);
  return side > 0 && Number.isFinite(side) ? side : undefined;
};

function sizeOf({ attributes }: Element) {
  const box = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = Number.NaN, y = Number.NaN, w = 0, h = 0] = box;
  const isBox = box.length === 4 && [x, y, w, h].every((each) => Number.isFinite(each));
  const width = pixels(attributes.get('width')) ?? (isBox ? w : 0);
  const height = pixels(attributes.get('height')) ?? (isBox ? h : 0);
  const ratio = width / height;
  if (!(ratio >= 1 / 50 && ratio <= 50)) return undefined;
  return {
    width,
    height,
    viewBox: isBox && w > 0 && h > 0 ? box.join(' ') : `0 0 ${width} ${height}`,
  };
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** XML has no other characters, and a file with one is shown nowhere. */
const foreign = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const shown = (text: string): string => text.replaceAll(foreign, '');

const escaped = (text: string): string =>
  shown(text).replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? '');

function written({ name, attributes, children }: Element): string {
  const inner = children.map((child) =>
    typeof child === 'object' ? written(child) : escaped(child),
  );
  const given = [...attributes].map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${given.join('')}>${inner.join('')}</${name}>`;
}
