import type { Payload } from 'payload';

import { madeForm, type MadeForm } from '@/forms/made/definition';
import { madeDocument } from '@/forms/made/document';

import { keyIn, type ForeignForm } from './foreign-form';

const asServer = {
  overrideAccess: true,
  depth: 0,
  context: { disableRevalidate: true },
} as const;

/** What an editor would have written for a form of another program. */
export function documentOf(foreign: ForeignForm) {
  const { title, intro = '', submit = '', questions } = foreign;
  return {
    title: title.slice(0, 80),
    ...(intro !== '' && { intro: intro.slice(0, 500) }),
    submit: submit.slice(0, 40) || 'Send',
    thanksTitle: 'Thank you',
    thanksText: 'We have your answers.',
    privacyNote: 'We use these details to answer you.',
    questions: questions.map(({ id, options, onlyIf, ...question }) => ({
      key: keyIn(foreign, id),
      kind: question.kind,
      label: question.label.slice(0, 300),
      required: question.required === true,
      ...(question.hint && { hint: question.hint.slice(0, 300) }),
      ...(question.text && { text: question.text.slice(0, 1000) }),
      ...(options && { options: options.join('\n') }),
      ...(question.least !== undefined && { least: question.least }),
      ...(question.most !== undefined && { most: question.most }),
      ...(question.mostFiles !== undefined && { mostFiles: question.mostFiles }),
      ...(question.parameter && { parameter: question.parameter.slice(0, 40) }),
      ...(onlyIf && {
        onlyIf: keyIn(foreign, onlyIf.id),
        onlyIfIs: onlyIf.is ? ('is' as const) : ('is-not' as const),
        onlyIfAnswer: onlyIf.answer.slice(0, 200),
      }),
    })),
  };
}

/**
 * The form as the answers to it are kept, whatever an editor has made of it since. Entries say of a file
 * its name or address, which is a text.
 */
export function keptForm(foreign: ForeignForm, id: string): MadeForm {
  const document = documentOf(foreign);
  const questions = document.questions.map((question) =>
    question.kind === 'file' ? { ...question, kind: 'long-text' } : question,
  );
  return madeForm(
    madeDocument.parse({ ...document, questions, id, slug: 'imported', updatedAt: 'imported' }),
  );
}

/**
 * The id of what an earlier run made of it: most of its questions have the same keys, whatever they are
 * called now. A copy has these keys, too, but is younger.
 */
export async function findImported(payload: Payload, foreign: ForeignForm): Promise<string | null> {
  const keys = new Set(foreign.questions.map(({ id }) => keyIn(foreign, id)));
  const { docs } = await payload.find({
    collection: 'custom-forms',
    where: { 'questions.key': { in: [...keys] } },
    sort: 'createdAt',
    trash: true,
    pagination: false,
    ...asServer,
  });
  const found = docs.find(({ questions }) => {
    const same = questions.filter(({ key }) => key && keys.has(key)).length;
    return same * 2 > Math.min(questions.length, keys.size);
  });
  return found?.id ?? null;
}

/** Makes a draft of it: somebody is to look at it before visitors do. @returns its id */
export async function writeForm(payload: Payload, foreign: ForeignForm): Promise<string> {
  const { id } = await payload.create({
    collection: 'custom-forms',
    draft: true,
    // Its slug follows its title (collections/drafts/slugs.ts).
    data: { ...documentOf(foreign), _status: 'draft' },
    ...asServer,
  });
  return id;
}
