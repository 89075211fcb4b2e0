import { z } from 'zod';

/** The kinds of question that an editor can ask, and how the panel calls them. */
export const questionKinds = [
  { value: 'text', label: 'Short text' },
  { value: 'long-text', label: 'Long text' },
  { value: 'name', label: 'Name of the sender' },
  { value: 'email', label: 'Email address' },
  { value: 'tel', label: 'Telephone number' },
  { value: 'number', label: 'Number' },
  { value: 'date', label: 'Date' },
  { value: 'choice', label: 'Choice from a menu' },
  { value: 'radios', label: 'Choice of one in sight' },
  { value: 'several', label: 'Choice of several' },
  { value: 'checkbox', label: 'Checkbox' },
  { value: 'consent', label: 'Consent' },
  { value: 'file', label: 'File' },
  { value: 'hidden', label: 'Value from the address of the page' },
  { value: 'heading', label: 'Heading and text' },
  { value: 'step', label: 'New page' },
] as const;

export type QuestionKind = (typeof questionKinds)[number]['value'];

const between = ['heading', 'step'] as const satisfies readonly QuestionKind[];

/** The kinds that somebody answers. */
export type AnsweredKind = Exclude<QuestionKind, (typeof between)[number]>;

/** It stands between questions, and nobody answers it. */
export const asksNothing = (kind: string): boolean => between.some((each) => each === kind);

const chosen: ReadonlySet<string> = new Set<QuestionKind>(['choice', 'radios', 'several']);

/** What it offers counts; of another kind it may be left from when it was one of these. */
export const hasOptions = (kind: string): boolean => chosen.has(kind);

/** Answered by a tick or not at all: a condition on one names no answer. */
const ticked: ReadonlySet<string> = new Set<QuestionKind>(['checkbox', 'consent']);

export const isTicked = (kind: string): boolean => ticked.has(kind);

/** A box that is ticked; one that nobody saved is not. */
export const yes = z
  .boolean()
  .nullish()
  .transform((value) => value === true);

/** What may stay empty. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? '');
const number = z
  .number()
  .nullish()
  .transform((value) => value ?? undefined);

/** In milliseconds; Payload gives a text, and so does JSON of the database. */
const moment = z
  .string()
  .nullish()
  .transform((value) => (value ? Date.parse(value) : undefined));

const question = z.object({
  /** Made once, and the same whatever the question is called later. */
  key: text,
  kind: z.enum(questionKinds.map(({ value }) => value)),
  label: text,
  text,
  hint: text,
  required: yes,
  /** A line each. */
  options: text,
  longest: number,
  least: number,
  most: number,
  decimals: number,
  /** Days, as moments in them. */
  earliest: moment,
  latest: moment,
  mostFiles: number,
  /** What files are narrowed to. */
  files: text,
  width: z.string().nullish(),
  missing: text,
  invalid: text,
  parameter: text,
  /** The key of an earlier question. */
  onlyIf: text,
  onlyIfIs: z.string().nullish(),
  onlyIfAnswer: text,
});

export type Question = z.infer<typeof question>;

/** When a form takes answers and how many, and what people read while it takes none. */
const storedOpening = z.object({
  opensAt: moment,
  closesAt: moment,
  most: number,
  ...{ earlyTitle: text, earlyText: text, closedTitle: text, closedText: text },
  ...{ fullTitle: text, fullText: text },
});

const opening = storedOpening.transform(({ opensAt, closesAt, most, ...words }) => ({
  ...{ opensAt, closesAt, most },
  early: { title: words.earlyTitle, text: words.earlyText },
  closed: { title: words.closedTitle, text: words.closedText },
  full: { title: words.fullTitle, text: words.fullText },
}));

export type OpeningSettings = z.infer<typeof opening>;

/** A document of `custom-forms`, from Payload or from its tables. */
export const madeDocument = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  updatedAt: z.string(),
  submit: text,
  thanksTitle: text,
  thanksText: text,
  thanksLink: text,
  privacyNote: text,
  /** Whether who leaves an address gets a mail. */
  confirms: z
    .boolean()
    .nullish()
    .transform((value) => value !== false),
  sendsFile: z.boolean().nullish(),
  asksToConfirm: z.boolean().nullish(),
  opening: z.preprocess((value) => value ?? {}, opening),
  questions: z
    .array(question)
    .nullish()
    .transform((value) => value ?? []),
});

export type MadeDocument = z.infer<typeof madeDocument>;

const { id: _, opening: __, questions: ___, ...ofDocument } = madeDocument.shape;

/** The fields of the above that have columns, where its tables are read. */
export const storedFields = {
  document: Object.keys(ofDocument),
  opening: Object.keys(storedOpening.shape),
  question: Object.keys(question.shape),
} as const;

/** A question's options, as they are read and as they are kept. */
export const optionsOf = ({ options }: Pick<Question, 'options'>): string[] => [
  ...new Set(
    options
      .split('\n')
      .map((option) => option.replace(/\s+/g, ' ').trim())
      .filter(Boolean),
  ),
];
