/** What the text of an article holds besides words: each a file, with its fields and its node. */
export { makePicture, type TextNode } from './make';
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
