import type { Payload } from 'payload';

import { madeForm, type MadeForm } from '@/forms/made/definition';
import { madeDocument } from '@/forms/made/document';

import { keyOf, originOf, type ForeignForm } from './foreign-form';

const asServer = {
  overrideAccess: true,
  depth: 0,
  context: { disableRevalidate: true },
} as const;

/** What an editor would have written for a form of another program. */
export function documentOf(foreign: ForeignForm) {
  const origin = originOf(foreign);
  const { title, intro = '', submit = '', questions } = foreign;
  return {
    title: title.slice(0, 80),
    ...(intro !== '' && { intro: intro.slice(0, 500) }),
    submit: submit.slice(0, 40) || 'Send',
    thanksTitle: 'Thank you',
    thanksText: 'We have your answers.',
    privacyNote: 'We use these details to answer you.',
    questions: questions.map(({ id, options, onlyIf, ...question }) => ({
      key: keyOf(origin, id),
      kind: question.kind,
      label: question.label.slice(0, 300),
      required: question.required === true,
      ...(question.hint && { hint: question.hint.slice(0, 300) }),
      ...(question.text && { text: question.text.slice(0, 1000) }),
      ...(options && { options: options.join('\n') }),
      ...(question.least !== undefined && { least: question.least }),
      ...(question.most !== undefined && { most: question.most }),
      ...(question.parameter && { parameter: question.parameter.slice(0, 40) }),
      ...(onlyIf && {
        onlyIf: keyOf(origin, onlyIf.id),
        onlyIfIs: onlyIf.is ? ('is' as const) : ('is-not' as const),
        onlyIfAnswer: onlyIf.answer.slice(0, 200),
      }),
    })),
  };
}

/** The form as the answers to it are kept, whatever an editor has made of it since. */
export const keptForm = (foreign: ForeignForm, id: string): MadeForm =>
  madeForm(
    madeDocument.parse({ ...documentOf(foreign), id, slug: 'imported', updatedAt: 'imported' }),
  );

/** The id of what an earlier run made of it: its questions have the same keys, whatever they are called now. */
export async function findImported(payload: Payload, foreign: ForeignForm): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'custom-forms',
    where: {
      'questions.key': { in: foreign.questions.map(({ id }) => keyOf(originOf(foreign), id)) },
    },
    trash: true,
    limit: 1,
    select: {},
    ...asServer,
  });
  return docs[0]?.id ?? null;
}

/** Makes a draft of it: somebody is to look at it before visitors do. @returns its id */
export async function writeForm(payload: Payload, foreign: ForeignForm): Promise<string> {
  const { id } = await payload.create({
    collection: 'custom-forms',
    draft: true,
    data: {
      ...documentOf(foreign),
      slug: await freeSlug(payload, foreign.title),
      _status: 'draft',
    },
    ...asServer,
  });
  return id;
}

async function freeSlug(payload: Payload, title: string): Promise<string> {
  const words = title.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '');
  const plain =
    words
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'form';
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? plain : `${plain}-${number}`;
    const { totalDocs } = await payload.count({
      collection: 'custom-forms',
      where: { slug: { equals: slug } },
      trash: true,
      ...asServer,
    });
    if (totalDocs === 0) return slug;
  }
}
