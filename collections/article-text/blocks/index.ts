import { callout } from './callout';
import { code } from './code';
import { footnote } from './footnote';
import { video } from './video';

/** What stands between paragraphs. */
export const textBlocks = [code, callout, video];

/** What stands among words. */
export const inlineBlocks = [footnote];
