/** What visitors find on the site: kept in PostgreSQL with each save, and made anew at will. */
export type { Place, SearchedCollection } from './entry';
export { fillSearch } from './fill';
export { searchLanguage } from './language';
export { plain, wordsOf } from './plain';
export { searchEntries, searchWords } from './tables';
export { searchedCollections, withSearch } from './with-search';
