import brand from '~/brand/brand.json' with { type: 'json' };

const { strata1, strata2, strata3, strata4, strata5, ...colours } = brand.palette;

/** The light colours for what no style sheet reaches: mails, share images, the browser's own bar. */
export const palette = {
  paper: colours.paper.light,
  sheet: colours.sheet.light,
  ink: colours.ink.light,
  inkSoft: colours.inkSoft.light,
  line: colours.line.light,
  edge: colours.edge.light,
  accent: colours.accent.light,
  accentInk: colours.accentInk.light,
  strata: [strata1, strata2, strata3, strata4, strata5].map(({ light }) => light),
};

export const darkPaper = colours.paper.dark;
