import localFont from 'next/font/local';

/** Encode Sans, variable in weight and width: `font-stretch` does the work (docs/decisions). */
export const encodeSans = localFont({
  src: './encode-sans-latin-wdth.woff2',
  display: 'swap',
  weight: '100 900',
  declarations: [{ prop: 'font-stretch', value: '75% 125%' }],
  adjustFontFallback: 'Arial',
  variable: '--font-encode-sans',
});
