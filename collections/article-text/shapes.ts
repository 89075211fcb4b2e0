import { z, type ZodType } from 'zod';

import { calloutNode } from './callout';
import { codeNode } from './code';
import { footnoteNode } from './footnote';
import { pictureNode } from './picture';
import { cellNode, rowNode, tableNode } from './table';
import { videoNode } from './video';

/** What nodes of an article that hold more than words have to be, by their types, in drafts too. */
export const shapes: ReadonlyMap<string, ZodType> = new Map<string, ZodType>([
  ['upload', pictureNode],
  ['table', tableNode],
  ['tablerow', rowNode],
  ['tablecell', cellNode],
  ['block', z.union([codeNode, calloutNode, videoNode])],
  ['inlineBlock', footnoteNode],
]);

/** The types that the editor of an article makes besides what all editors do. */
export const ofArticles: readonly string[] = ['quote', ...shapes.keys()];
