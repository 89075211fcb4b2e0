/** The door's codes for what is wrong with all files that were sent: it is said beside their questions. */
export const codesOfFiles: readonly string[] = [
  'files-too-large',
  'many-files',
  'no-room',
  'no-files-now',
];

/**
 * Why the door keeps nothing just now, by its codes. The door says it in these words, since it answers
 * while no content can be read; pages say it in the site's (src/words/forms.ts).
 */
export const refusalTexts = {
  'rate-limited': 'A lot came from your address just now. Please try again in a few minutes.',
  busy: 'Many people are sending just now. Please try again in a moment.',
  'unknown-outcome':
    'We cannot tell yet whether your message arrived. Please send it again in a moment.',
  unavailable: 'Your message could not be stored just now. Please try again in a minute.',
} as const;
