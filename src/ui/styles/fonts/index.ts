import localFont from 'next/font/local';

export { WaitForFont } from './wait-for-font';

/** Encode Sans, variable in weight and width: `font-stretch` does the work (docs/decisions). */
export const encodeSans = localFont({
  src: './encode-sans-latin-wdth.woff2',
  // `WaitForFont` sees to it that nothing jumps (docs/decisions/12-fonts.md).
  display: 'swap',
  weight: '100 900',
  declarations: [{ prop: 'font-stretch', value: '75% 125%' }],
  adjustFontFallback: 'Arial',
  variable: '--font-encode-sans',
});
