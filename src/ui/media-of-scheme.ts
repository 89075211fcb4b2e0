/** The scheme of a visitor's device. Who chose another one: src/site/scheme/dark-pictures.tsx. */
export const mediaOfScheme = {
  light: '(prefers-color-scheme: light)',
  dark: '(prefers-color-scheme: dark)',
} as const;
