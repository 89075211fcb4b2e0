import localFont from 'next/font/local';

/** Encode Sans, variable in weight and width: `font-stretch` does the work (docs/decisions). */
export const encodeSans = localFont({
  src: './encode-sans-latin-wdth.woff2',
  // A font that comes late is used from the next page on: no fallback is as narrow as our headings,
  // and everything below them would jump (docs/decisions/12-fonts.md).
  display: 'optional',
  weight: '100 900',
  declarations: [{ prop: 'font-stretch', value: '75% 125%' }],
  adjustFontFallback: 'Arial',
  variable: '--font-encode-sans',
});
