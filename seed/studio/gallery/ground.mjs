import { colourOf, readBrand } from '../../../scripts/rebrand/brand.mjs';
import { projectRoot } from '../../../scripts/steps/project.mjs';
import { page } from '../page.mjs';

export const W = 1600;
export const H = 1067;

/** @typedef {(x: number) => number} Curve the height of a boundary at x */
/** @typedef {'diag' | 'brick' | 'dots' | 'dash' | 'plus' | 'steep' | 'wave' | 'ticks' | 'ring'} Hatch */
/** @typedef {{ top: Curve, hatch?: Hatch, tint?: 1 | 2 | 3 | 4 | 5, one?: boolean }} Layer */
/** @typedef {{ x: number, lean?: number, drop: number }} Fault where it meets level 0, lean in px per px, drop of what lies to its right */

const { palette } = readBrand(projectRoot);

/** @param {import('../../../scripts/rebrand/brand.mjs').Scheme} scheme @param {number} shade of the hatches */
function coloursOf(scheme, shade) {
  const of = (/** @type {string} */ name) => colourOf(palette, name, scheme);
  const [paper, sheet, ink] = [of('paper'), of('sheet'), of('ink')];
  const tints = [1, 2, 3, 4, 5].map((number) => of(`strata${number}`));
  const [accent, accentInk] = [of('accent'), of('accentInk')];
  return { paper, sheet, ink, accent, accentInk, hatch: ink, shade, tints };
}
const LIGHT = coloursOf('light', 0.5);
const DARK = coloursOf('dark', 0.34);

/** How large the hatches are drawn: a close-up has coarser ones. @param {number} scale */
const patterns = (scale) => `<defs>
<pattern id="diag" width="15" height="15" patternUnits="userSpaceOnUse" patternTransform="scale(${scale}) rotate(45)"><path d="M0 0V15" class="hs"/></pattern>
<pattern id="steep" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="scale(${scale}) rotate(-28)"><path d="M1 0V22M8 0V22" class="hs"/></pattern>
<pattern id="brick" width="64" height="36" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})"><path d="M0 1H64M0 19H64M16 1V19M48 19V37" class="hs"/></pattern>
<pattern id="dots" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})"><circle cx="5" cy="5" r="2.400" class="hf"/><circle cx="16" cy="16" r="2.400" class="hf"/></pattern>
<pattern id="dash" width="56" height="24" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})"><path d="M0 6H32M28 18H60M-28 18H4" class="hs"/></pattern>
<pattern id="plus" width="38" height="38" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})"><path d="M9 2V16M2 9H16M28 21V35M21 28H35" class="hs"/></pattern>
<pattern id="wave" width="46" height="21" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})"><path d="M0 14Q11.500 0 23 14T46 14" class="hs"/></pattern>
<pattern id="ticks" width="15" height="42" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})"><path d="M3 2V19M10.500 22V40" class="hs"/></pattern>
<pattern id="ring" width="42" height="38" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})"><circle cx="12" cy="12" r="7" class="hs"/><circle cx="33" cy="29" r="5" class="hs"/></pattern>
</defs>`;

/**
 * A whole drawing as a page.
 * @param {string} inner
 * @param {boolean} [night]
 * @param {number} [scale] of the hatches
 * @returns {string}
 */
export function drawing(inner, night = false, scale = 1.2) {
  const c = night ? DARK : LIGHT;
  const tints = c.tints.map((tint, index) => `.t${index + 1}{fill:${tint}}`).join('');
  const css = `body{width:${W}px;height:${H}px;background:${c.paper}}
.b{fill:${c.sheet};stroke:${c.ink};stroke-width:3;stroke-linejoin:round}.p{fill:${c.paper};stroke:${c.ink};stroke-width:3;stroke-linejoin:round}
.l{fill:none;stroke:${c.ink};stroke-width:1.8;stroke-linejoin:round}.m{fill:none;stroke:${c.ink};stroke-width:3;stroke-linejoin:round}.g{fill:none;stroke:${c.ink};stroke-width:6;stroke-linejoin:round}
.k{fill:${c.ink}}.y{fill:${c.accent};stroke:${c.ink};stroke-width:3;stroke-linejoin:round}.one{fill:${c.accent}}.w{fill:${c.sheet}}.pp{fill:${c.paper}}
.oi{fill:none;stroke:${c.accentInk};stroke-width:2}.ok{fill:${c.accentInk}}
.hs{fill:none;stroke:${c.hatch};stroke-opacity:${c.shade};stroke-width:1.700}.hf{fill:${c.hatch};fill-opacity:${c.shade}}
.e{fill:none;stroke:${c.ink};stroke-width:2}.f{fill:none;stroke:${c.ink};stroke-width:5}${tints}`;
  return page(
    css,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${patterns(scale)}${inner}</svg>`,
  );
}

/**
 * @param {number} base
 * @param {number} [rise]
 * @param {number} [length]
 * @param {number} [phase]
 * @param {number} [dip] px down per px to the right
 * @returns {Curve}
 */
export const fold =
  (base, rise = 0, length = 700, phase = 0, dip = 0) =>
  (x) =>
    base + dip * x + rise * Math.sin(((x + phase) / length) * Math.PI * 2);

/** Goes smoothly from 0 at a to 1 at b. @param {number} a @param {number} b @param {number} x */
export const ease = (a, b, x) => {
  const t = Math.max(0, Math.min(1, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
};

/** @param {Curve} curve @param {number} from @param {number} to @returns {[number, number][]} */
const points = (curve, from, to) => {
  /** @type {[number, number][]} */
  const found = [];
  for (let x = from; x < to; x += 10) found.push([x, curve(x)]);
  found.push([to, curve(to)]);
  return found;
};

/** @param {[number, number][]} list */
const trace = (list) => `M${list.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** An open line along a curve. @param {Curve} curve @param {number} [from] @param {number} [to] */
export const along = (curve, from = 0, to = W) => trace(points(curve, from, to));

/**
 * The ground: layers from the surface down, cut by faults into blocks that slip against each other.
 * @param {{ layers: Layer[], faults?: Fault[], from?: number, to?: number, floor?: number, surface?: boolean, arrows?: boolean }} ground
 */
export function strata({
  layers,
  faults = [],
  from = -20,
  to = W + 20,
  floor = H + 40,
  surface = true,
  arrows = true,
}) {
  const first = layers[0];
  if (!first) throw new Error('Ground without layers');
  const edges = [{ x: from, lean: 0, drop: 0 }, ...faults, { x: to, lean: 0, drop: 0 }];
  /** @param {{ x: number, lean?: number }} edge @param {number} y */
  const edgeAt = (edge, y) => edge.x + (edge.lean ?? 0.26) * y;
  let out = '';
  let slip = 0;
  for (const [block, left] of edges.slice(0, -1).entries()) {
    const right = edges[block + 1] ?? left;
    slip += left.drop;
    const moved = slip;
    /** The part of a boundary that lies in this block. @param {Curve} curve */
    const within = (curve) => {
      const here = (/** @type {number} */ x) => curve(x) + moved;
      const meet = (/** @type {Fault} */ edge) => {
        let x = edge.x;
        for (let pass = 0; pass < 12; pass += 1) x = edgeAt(edge, here(x));
        return x;
      };
      return points(here, meet(left), meet(right));
    };
    const tops = layers.map((layer, index) => {
      const above = layers[index - 1]?.top;
      return within(above ? (x) => Math.max(above(x), layer.top(x)) : layer.top);
    });
    tops.push(within(() => floor + 700));
    for (const [index, layer] of layers.entries()) {
      const shape = `${trace([...(tops[index] ?? []), ...[...(tops[index + 1] ?? [])].reverse()])}Z`;
      out += `<path d="${shape}" class="${layer.one ? 'one' : `t${layer.tint ?? 1}`}"/>`;
      if (!layer.one && layer.hatch) out += `<path d="${shape}" fill="url(#${layer.hatch})"/>`;
    }
    for (const [index, top] of tops.slice(0, -1).entries())
      if (index > 0 || surface) out += `<path d="${trace(top)}" class="${index > 0 ? 'e' : 'g'}"/>`;
  }
  slip = 0;
  for (const fault of faults) {
    const before = slip;
    slip += fault.drop;
    // The plane shows from the higher of the two surfaces down.
    let y = first.top(fault.x) + Math.min(before, slip);
    for (let pass = 0; pass < 4; pass += 1)
      y = first.top(edgeAt(fault, y)) + Math.min(before, slip);
    out += `<path d="M${edgeAt(fault, y - 2)} ${y - 2}L${edgeAt(fault, floor)} ${floor}" class="f"/>`;
    if (arrows) {
      const level = y + (H - y) * 0.52;
      const turn = (-Math.atan(fault.lean ?? 0.26) * 180) / Math.PI;
      const q = fault.drop > 0 ? 1 : -1;
      out += `<g transform="translate(${edgeAt(fault, level)} ${level}) rotate(${turn})" class="m"><path d="M-20 ${34 * q}V${-34 * q}l-9 ${17 * q}M20 ${-34 * q}V${34 * q}l9 ${-17 * q}"/></g>`;
    }
  }
  return out;
}

// Things that stand on the ground: (x, y) is the middle of the foot.

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} [c] */
export const box = (x, y, w, h, c = 'b') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" class="${c}"/>`;
/** @param {string} d @param {string} [c] */
export const path = (d, c = 'm') => `<path d="${d}" class="${c}"/>`;
/** @param {number} x @param {number} y @param {number} r @param {string} [c] */
export const disc = (x, y, r, c = 'b') => `<circle cx="${x}" cy="${y}" r="${r}" class="${c}"/>`;
/** @param {number} x @param {number} y @param {string} inner @param {number} [scale] @param {boolean} [mirrored] */
export const put = (x, y, inner, scale = 1, mirrored = false) =>
  `<g transform="translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})">${inner}</g>`;

/**
 * @param {number} x @param {number} y @param {number} columns @param {number} rows @param {number} w @param {number} h
 * @param {number} gapX @param {number} gapY @param {string} [c]
 */
export function windows(x, y, columns, rows, w, h, gapX, gapY, c = 'l') {
  let out = '';
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      out += box(x + column * (w + gapX), y + row * (h + gapY), w, h, c);
  return out;
}

/**
 * A person, drawn as the site draws them: a head, a coat, two legs.
 * @param {number} x @param {number} y @param {number} [h] @param {'stand' | 'walk' | 'work'} [pose] @param {boolean} [back]
 */
export function person(x, y, h = 64, pose = 'stand', back = false) {
  const legs = pose === 'walk' ? 'M0 -27L-9 0M0 -27L9 0' : 'M-3 -27L-5 0M3 -27L5 0';
  const arms =
    pose === 'work'
      ? 'M0 -43L13 -36L22 -42M0 -43L10 -31L20 -35'
      : pose === 'walk'
        ? 'M0 -43L-10 -27M0 -43L10 -29'
        : 'M-1 -43L-9 -26M1 -43L9 -26';
  return put(
    x,
    y,
    `<circle cx="0" cy="-56" r="7.500" class="k"/>${path('M-5 -47H5L8 -24H-8Z', 'k')}${path(`${legs}${arms}`, 'm')}`,
    h / 64,
    back,
  );
}

/** @param {number} x @param {number} y @param {number} [h] @param {boolean} [bare] */
export const tree = (x, y, h = 150, bare = false) =>
  put(
    x,
    y,
    bare
      ? path(
          'M0 0V-96M0 -46L-26 -84M0 -60L24 -100M-14 -66L-16 -96M13 -80L34 -84M0 -96L-8 -132M0 -96L12 -140',
          'm',
        )
      : `${disc(0, -100, 48)}${path('M0 0V-112M0 -78L-22 -102M0 -66L20 -90')}`,
    h / 150,
  );

/** @param {number} x @param {number} y @param {number} [h] */
export const poplar = (x, y, h = 180) =>
  put(
    x,
    y,
    `${path('M0 -18C-26 -40 -24 -130 0 -180C24 -130 26 -40 0 -18Z', 'b')}${path('M0 0V-130M0 -50L-11 -72M0 -70L11 -94')}`,
    h / 180,
  );

/** @param {number} x @param {number} y @param {number} [h] @param {boolean} [back] */
export const lamp = (x, y, h = 170, back = false) =>
  put(x, y, `${path('M0 0V-166Q0 -178 12 -178H34')}${box(26, -181, 26, 8, 'k')}`, h / 170, back);

/** @param {number} x @param {number} y @param {number} [r] */
export const wheel = (x, y, r = 15) => disc(x, y, r, 'b') + disc(x, y, r * 0.3, 'k');

/** A van, 190 long. @param {number} x @param {number} y @param {string} [mark] @param {number} [scale] @param {boolean} [back] */
export const van = (x, y, mark = '', scale = 1, back = false) =>
  put(
    x,
    y,
    `${path('M0 -14V-84H124L164 -52L188 -46V-14Z', 'b')}${path('M124 -84V-14M131 -74L157 -50H131Z', 'l')}${mark}${wheel(38, -17, 16)}${wheel(150, -17, 16)}`,
    scale,
    back,
  );

/** A car, 150 long. @param {number} x @param {number} y @param {number} [scale] @param {boolean} [back] */
export const car = (x, y, scale = 1, back = false) =>
  put(
    x,
    y,
    `${path('M0 -12V-32Q0 -40 10 -40L26 -42L46 -64H98L122 -42L142 -36Q150 -34 150 -26V-12Z', 'b')}${path('M36 -42L52 -58H72V-42ZM78 -58H94L110 -42H78Z', 'l')}${wheel(33, -14, 13)}${wheel(118, -14, 13)}`,
    scale,
    back,
  );

/** @param {number} x @param {number} y @param {number} [scale] */
export const bird = (x, y, scale = 1) =>
  put(x, y, path('M-18 -6Q-8 -14 0 0Q8 -14 18 -6', 'm'), scale);
