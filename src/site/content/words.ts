import 'server-only';

import { customForm, forms, type FormName } from '@/forms';
import { madeForm } from '@/forms/made/definition';
import { madeDocument } from '@/forms/made/document';
import { testPurpose } from '@/forms/made/test-send';
import { signedUntil } from '@/platform/signed-until';
import type { CustomForm } from '@/payload-types';
import {
  cookieQuestion,
  formWords,
  navigation,
  smallWords,
  textsOf,
  worded,
  wordedMade,
  type WordPage,
} from '@/words';

import type { Reader } from '../preview/draft-reader';
import { getEditor } from '../preview/editor';
import { asVisitor, cached } from './cached';

/** For a read that shows words beside other content; the site's own stand where editors wrote none. */
export const readWords = async <Page extends WordPage>(payload: Reader, page: Page) =>
  textsOf(page, await payload.findGlobal({ slug: page.slug, depth: 0, ...asVisitor }));

const wordsRead = <Page extends WordPage>(page: Page) =>
  cached(page.slug, [page.slug], (payload) => readWords(payload, page));

export const getNavigation = wordsRead(navigation);
export const getSmallWords = wordsRead(smallWords);
const getFormWords = wordsRead(formWords);

/** A form as visitors read it, and what all forms say. */
export async function getForm(name: FormName) {
  const texts = await getFormWords();
  return { form: worded(forms[name], texts[name], texts.both), words: texts.both };
}

/**
 * The same for a form that an editor made.
 * @param said what its page says, by the parameters of hidden questions
 */
export async function getMadeForm(
  document: CustomForm,
  said: Readonly<Record<string, string>> = {},
): Promise<WordedForm> {
  const [{ form, words }, editor] = await Promise.all([getForm(customForm.name), getEditor()]);
  const made = madeForm(madeDocument.parse(document)).shown;
  return {
    form: {
      ...wordedMade(made, form),
      fields: made.fields.map((field) => {
        const value = field.kind === 'hidden' ? said[field.parameter] : undefined;
        return value === undefined ? field : { ...field, value };
      }),
      ...(editor && { test: signedUntil(testPurpose, document.id, endOfTomorrow()) }),
    },
    words,
  };
}

/** The same all day: a preview leaves alone what has not changed. */
function endOfTomorrow(): number {
  const day = 24 * 60 * 60 * 1000;
  return (Math.floor(Date.now() / day) + 2) * day;
}

export type WordedForm = Awaited<ReturnType<typeof getForm>>;

export const getCookieQuestion = wordsRead(cookieQuestion);
