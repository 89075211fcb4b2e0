import type { QuestionKind } from '@/forms/made/document';

/** What an editor asks in the panel, and what a visitor answers. */
export interface FairQuestion {
  readonly kind: QuestionKind;
  readonly label: string;
  readonly options?: readonly string[];
  readonly isRequired?: true;
  /** The place of an earlier question; its answer, where it is not merely to be ticked. */
  readonly onlyIf?: { readonly at: number; readonly answer?: string };
  /** As it is read afterwards; of what is only begun with it, nothing. */
  readonly answer?: string;
  /** As it is stored, where that differs. */
  readonly stored?: string;
}

export const slug = 'a-fete-by-the-quay-beyond';
export const title = 'A fête “by the quay” & beyond';

export const file = {
  name: 'Plan für Zoë (1).txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Zwölf Jahre Software.\n=1+1\n'),
};

export const conditional = 'Was isst du <nicht>?';
const gladly = 'Ja, "gern" & <viel>';

/** As a browser without a script says it. */
export const condition = `Only if your answer to “Isst du "mit" uns?” is “${gladly}”.`;

/** Three steps, two conditions and a file; all that a letter could get lost in. */
export const questions: readonly FairQuestion[] = [
  { kind: 'step', label: 'Über dich' },
  { kind: 'name', label: 'Wie heißt du?', isRequired: true, answer: 'Zoë "Öl" Müßig-O’Brien <b>' },
  { kind: 'email', label: 'E-mail', isRequired: true, answer: 'zoe@quay.example' },
  {
    ...{ kind: 'radios', label: 'Isst du "mit" uns?', isRequired: true },
    options: [gladly, 'Nein'],
    answer: gladly,
  },
  {
    ...{ kind: 'long-text', label: conditional, isRequired: true },
    onlyIf: { at: 3, answer: gladly },
    answer: `=1+1\nÄpfel & 'Birnen', <b>nie</b> 🦔\n\n${'Donaudampfschifffahrt'.repeat(8)}`,
  },
  { kind: 'step', label: 'Essen & Trinken' },
  {
    ...{ kind: 'several', label: 'Welche Tage?', options: ['Freitag', '"Sonntag"; spät'] },
    answer: 'Freitag, "Sonntag"; spät',
    stored: 'Freitag\n"Sonntag"; spät',
  },
  { kind: 'checkbox', label: 'Kommst du wieder?', answer: 'Yes', stored: 'yes' },
  { kind: 'step', label: 'Unterlagen' },
  { kind: 'text', label: 'Wann denn?', onlyIf: { at: 7 }, answer: '+12 Tage, "=SUM(A1)"' },
  {
    ...{ kind: 'file', label: 'Deine Unterlagen' },
    answer: `${file.name} (${file.buffer.length} bytes)`,
    stored: `${file.buffer.length} ${file.name}`,
  },
];

/** All that is answered, in its order. */
export const asked = questions.flatMap(({ kind, label, answer, stored = answer }) =>
  answer === undefined || stored === undefined
    ? []
    : [{ kind, label, words: answer, answer: stored }],
);

/** The titles of the steps. */
export const steps = questions.flatMap(({ kind, label }) => (kind === 'step' ? [label] : []));

/** The questions of one step. */
export const questionsIn = (title: string): readonly FairQuestion[] => {
  const from = questions.findIndex(({ label }) => label === title) + 1;
  const to = questions.findIndex(({ kind }, at) => kind === 'step' && at >= from);
  return questions.slice(from, to === -1 ? undefined : to);
};
