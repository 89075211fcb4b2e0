/** @typedef {[lightness: number, a: number, b: number]} Colour in OKLab */

const linear = (/** @type {number} */ part) =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const encoded = (/** @type {number} */ part) =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

/**
 * @param {string} hex such as #fff or #12262C
 * @returns {Colour}
 */
function toLab(hex) {
  const digits = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/**
 * @param {Colour} colour
 * @returns {string}
 */
function toHex([lightness, a, b]) {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${parts
    .map((part) => Math.round(Math.min(1, Math.max(0, encoded(Math.max(0, part)))) * 255))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** What letters and lines are drawn in: it is light in the dark. */
const asInk = (/** @type {number} */ lightness) =>
  lightness > 0.78 ? lightness * 0.94 : 0.62 + (1 - lightness) * 0.33;
/** What lies below: paper turns dark, and what is strong stays so. */
const asGround = (/** @type {number} */ lightness) =>
  lightness > 0.6 ? 0.2 + (1 - lightness) * 0.6 : Math.max(0.32, lightness * 0.92);
const asEdge = (/** @type {number} */ lightness, /** @type {number} */ chroma) =>
  lightness > 0.6 && chroma < 0.1 ? 0.36 + (1 - lightness) * 0.3 : 0.62;

/** Not a matter of light: goods keep their colours. */
const own = '--own';
const inks = /^(color|stroke|--)/;
const edges = /^(border|outline)/;

/**
 * A screen as its maker would have drawn it for the dark: the same hues, quieter, with light letters.
 * @param {string} html with its colours written as #rgb or #rrggbb
 * @returns {string}
 */
export const toDark = (html) =>
  html.replaceAll(
    /([-\w]+)(\s*[:=]\s*"?)([^:;{}"<>]*#[\da-f]{3,6}[^;{}"<>]*)/gi,
    (all, /** @type {string} */ name, /** @type {string} */ between, /** @type {string} */ value) =>
      name === own
        ? all
        : name +
          between +
          value.replaceAll(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi, (hex) => {
            const [lightness, a, b] = toLab(hex);
            const change = inks.test(name) ? asInk : edges.test(name) ? asEdge : asGround;
            return toHex([change(lightness, Math.hypot(a, b)), a * 0.8, b * 0.8]);
          }),
  );
