/** The specification's words (spec, section 8). */
export const copyFailed = {
  title: 'Copy failed',
  text: 'Could not copy to clipboard. Please try again.',
} as const;
