import 'server-only';

import { forms } from '@/forms';
import {
  cookieQuestion,
  formWords,
  navigation,
  smallWords,
  textsOf,
  worded,
  type WordPage,
} from '@/words';

import { asVisitor, cached } from './cached';

/** A read of one page of words; the site's own stand where editors wrote none. */
const wordsRead = <Page extends WordPage>(page: Page) =>
  cached(page.slug, [page.slug], async (payload) =>
    textsOf(page, await payload.findGlobal({ slug: page.slug, depth: 0, ...asVisitor })),
  );

export const getNavigation = wordsRead(navigation);
export const getSmallWords = wordsRead(smallWords);
const getFormWords = wordsRead(formWords);

/** A form as visitors read it, and what all forms say. */
export async function getForm(name: keyof typeof forms) {
  const texts = await getFormWords();
  return { form: worded(forms[name], texts[name]), words: texts.both };
}

export type WordedForm = Awaited<ReturnType<typeof getForm>>;

export const getCookieQuestion = wordsRead(cookieQuestion);
