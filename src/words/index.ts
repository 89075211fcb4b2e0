/**
 * The site's own words that stand in no document: labels, buttons, messages. Each has a default
 * here and a field in the panel (globals/words).
 */
import { cookieQuestion } from './cookie-question';
import { formWords } from './forms';
import { navigation } from './navigation';

export { cookieQuestion, formWords, navigation };
export { worded, wordedErrors } from './forms';
export { textsOf, type Texts, type Word, type WordPage } from './word';

/** As the panel lists them. */
export const wordPages = [navigation, formWords, cookieQuestion] as const;
