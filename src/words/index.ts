/**
 * The site's own words that stand in no document: labels, buttons, messages. Each has a default
 * here and a field in the panel (globals/words).
 */
import { cookieQuestion } from './cookie-question';
import { formWords } from './forms';
import { mails } from './mails';
import { navigation } from './navigation';
import { smallWords } from './small-words';
import type { Texts } from './word';

export { cookieQuestion, formWords, mails, navigation, smallWords };
export { firstLinks } from './first-links';
export { textsOf, type Texts, type Word, type WordPage } from './word';
export { worded, wordedErrors, wordedMade } from './worded';

/** As the panel lists them. */
export const wordPages = [navigation, smallWords, formWords, mails, cookieQuestion] as const;

export type SmallWords = Texts<typeof smallWords>;
export type MailWords = Texts<typeof mails>;
