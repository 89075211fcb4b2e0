import { createHash } from 'node:crypto';

import { formFiles } from '@/platform/mail/mail-limits';
import type { QuestionKind } from '@/forms/made/document';

/** The programs whose exports are read. */
export const programs = ['contact-form-7', 'gravity-forms', 'wpforms', 'formbricks'] as const;
export type Program = (typeof programs)[number];

export const programNames: Readonly<Record<Program, string>> = {
  'contact-form-7': 'Contact Form 7',
  'gravity-forms': 'Gravity Forms',
  wpforms: 'WPForms',
  formbricks: 'Formbricks',
};

/** A question as an editor here would have written it. */
export interface NewQuestion {
  readonly kind: QuestionKind;
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly text?: string;
  readonly options?: readonly string[];
  readonly least?: number;
  readonly most?: number;
  readonly parameter?: string;
  readonly mostFiles?: number;
  /** The id there of an earlier question. */
  readonly onlyIf?: { readonly id: string; readonly is: boolean; readonly answer: string };
}

export interface ForeignQuestion extends NewQuestion {
  /** Its id there. */
  readonly id: string;
  /** What heads its columns in a file of entries; parts of one answer have several. */
  readonly columns: readonly string[];
}

/** A form of another program. */
export interface ForeignForm {
  readonly program: Program;
  /** Its id there, or its name where the export has none. Another site may have another form of this id. */
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
  readonly submit?: string;
  readonly questions: readonly ForeignQuestion[];
  /** A sentence for each part that stays behind, with the reason. */
  readonly leftOut: readonly string[];
}

/** The same in every run, so that a second one makes nothing twice. */
export const keyOf = (origin: string, question: string): string =>
  `q${createHash('sha256').update(`${origin} ${question}`).digest('hex').slice(0, 10)}`;

/** Sites number their forms and questions alike, so the words count as well. */
export function keyIn({ program, id, title, questions }: ForeignForm, question: string): string {
  const { label = '' } = questions.find((each) => each.id === question) ?? {};
  return keyOf(JSON.stringify([program, id, title]), JSON.stringify([question, label]));
}

/** A file is asked for on the last page alone, so a form that asks for one earlier comes on one page. */
export function withFilesLast(form: ForeignForm): ForeignForm {
  const lastPage = form.questions.findLastIndex(({ kind }) => kind === 'step');
  if (!form.questions.slice(0, lastPage + 1).some(({ kind }) => kind === 'file')) return form;
  return {
    ...form,
    questions: form.questions.filter(({ kind }) => kind !== 'step'),
    leftOut: [...form.leftOut, 'Its pages become one: files are asked for on the last page.'],
  };
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#039': "'",
  '#8217': '’',
};

/** What people read of words that may hold HTML. Nothing of it is run or loaded. */
export const plain = (html: string): string =>
  html
    .replace(/<(script|style)\b[^]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

/** Of which no program says here how many. */
export const severalFiles = { mostFiles: formFiles.most } as const;

/** A field that no question here can ask. */
export const leftOut = (label: string, kind: string, reason: string): string =>
  `“${label || kind}” (${kind}) stays behind: ${reason}.`;

export const whyNot = {
  price: 'nothing is sold here',
  guard: 'this site has its own protection against spam',
  unknown: 'there is no such kind of question here; what its entries say is kept as text',
} as const;
