import localFont from 'next/font/local';

/**
 * Encode Sans, variable in weight and width: `font-stretch` does the work. Its letters are in two
 * files (docs/decisions/12-fonts.md), which `cut.py` cuts by the ranges here: these are what nearly
 * every page needs.
 */
const letters = localFont({
  src: './letters-core.woff2',
  // src/ui/wait-for-font.ts sees to it that nothing jumps.
  display: 'swap',
  weight: '400 740',
  declarations: [
    { prop: 'font-stretch', value: '75% 100%' },
    {
      prop: 'unicode-range',
      value:
        'U+20-7E, U+A0, U+A3, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+20AC',
    },
  ],
  adjustFontFallback: 'Arial',
  variable: '--font-brand',
});

/** Its other letters, such as é and ø: a browser asks for them when a page has one. */
const otherLetters = localFont({
  src: './letters-rest.woff2',
  display: 'swap',
  preload: false,
  weight: '400 740',
  declarations: [
    { prop: 'font-stretch', value: '75% 100%' },
    {
      prop: 'unicode-range',
      value:
        'U+A1-A2, U+A4-A8, U+AA-B6, U+B8-D6, U+D8-FF, U+102, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+300-301, U+303-304, U+308-309, U+323, U+2009, U+200B, U+201A, U+201E, U+2022, U+2032-2033, U+2039-203A, U+2044, U+2122, U+2191, U+2193, U+2212, U+2215',
    },
  ],
  adjustFontFallback: false,
  variable: '--font-brand-rest',
});

/** Classes of the document: they name the font for the styles. */
export const fontNames = `${letters.variable} ${otherLetters.variable}`;
