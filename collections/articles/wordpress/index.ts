/** Articles from an export of WordPress (docs/decisions/59-import-from-wordpress.md). */
export { limits } from './file/limits';
export { RefusedFile, refusals, type Refusal } from './file/refused-file';
export {
  forgetOldArticleImports,
  getImport,
  listImports,
  settleImport,
  startImport,
} from './records/imports';
export type { ArticleImport } from './records/imports';
export { runArticleImports } from './steps/run-imports';
export { takeExport } from './take-export';
