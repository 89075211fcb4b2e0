/**
 * What the text of an article holds besides words: what each node is, and what it says. How the panel
 * asks for them stands in `blocks/`, which browsers have no use for.
 */
export { calloutKinds, calloutNode } from './callout';
export { codeNode, longestCode } from './code';
export { addressesOf, footnoteNode, footnotesOf } from './footnote';
export { makeCallout, makePicture, type TextNode } from './make';
export { missingPictures } from './missing-pictures';
export { pictureFields, pictureNode } from './picture';
export { saidIn } from './said';
export { ofArticles, shapes } from './shapes';
export {
  countHeadRows,
  headsColumn,
  headsRow,
  limits,
  spansOf,
  tableNode,
  type Cell,
} from './table';
export { notKnown, videoAt, videoFrames, videoNode } from './video';
