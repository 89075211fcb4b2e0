/** What visitors find on the site, once its owner has switched that on. */
export { addressOf, parseAsked, type Asked } from './asked';
export { findOnSite, type Found, type Result } from './find';
export { mostLetters, resultsAPage } from './limits';
export type { TextPart } from './marked';
