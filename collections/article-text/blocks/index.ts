import { callout } from './callout';
import { code } from './code';
import { footnote } from './footnote';

/** What stands between paragraphs. */
export const textBlocks = [code, callout];

/** What stands among words. */
export const inlineBlocks = [footnote];
