/**
 * Colours for what no style sheet reaches: mails, share images, icons, the browser's own bar. The
 * same as in src/ui/styles/tokens.css, which a test holds.
 */
export const palette = {
  paper: '#f1f3ef',
  sheet: '#fbfcfa',
  ink: '#11211f',
  inkSoft: '#465552',
  line: '#bfc8c3',
  one: '#ffc31f',
  oneInk: '#11211f',
  strata: ['#cfdcd3', '#e7dac0', '#c9d8e2', '#eacfc4', '#dcdbcb'],
} as const;

export const darkPaper = '#0f1817';
