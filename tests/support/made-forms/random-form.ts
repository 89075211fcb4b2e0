import fc from 'fast-check';

import type { FieldError } from '@/forms/definition';
import { optionsOf, questionKinds, type QuestionKind } from '@/forms/made/document';
import type { CustomForm } from '@/payload-types';
import { cleanText, isBlank } from '@/platform/plain-text';

type Question = CustomForm['questions'][number];

/** What is written into the controls of a form, by the names of its fields. */
export type Filling = Readonly<
  Record<string, { readonly text: string; readonly picks: readonly number[] }>
>;

/** What a browser makes of a form that is filled in. */
export interface Judged {
  readonly drawn: number;
  readonly labelled: readonly (string | null)[];
  readonly errors: readonly FieldError[];
  readonly body: Readonly<Record<string, string | null>>;
  /** As it goes without a script. */
  readonly plain: string;
  /** Of what is asked, what it would not send by itself, and why. */
  readonly refused: readonly string[];
}

/** In one line, of whatever people write; the panel cleans the rest as it saves. */
const words = (longest: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 24 })
    .map((text) => cleanText(text).replace(/\s+/g, ' ').trim().slice(0, longest).trim())
    .filter((text) => !isBlank(text) && text === cleanText(text));

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const options = fc
  .uniqueArray(words(100), { minLength: 2, maxLength: 8 })
  .map((all) => all.join('\n'))
  .filter((all) => optionsOf({ options: all }).length >= 2);

/** No script chooses a file, and of several pages others are tried by themselves. */
type Kind = Exclude<QuestionKind, 'file' | 'step'>;

/** What each kind is asked with, beside its label. */
const settings: Record<Kind, fc.Arbitrary<Partial<Question>>> = {
  text: fc.record({ longest: maybe(fc.integer({ min: 1, max: 300 })) }),
  'long-text': fc.record({ longest: maybe(fc.integer({ min: 1, max: 5000 })) }),
  name: fc.record({ longest: maybe(fc.integer({ min: 1, max: 300 })) }),
  email: fc.record({ invalid: maybe(words(200)) }),
  tel: fc.constant({}),
  number: fc
    .tuple(fc.integer({ min: -1000, max: 1000 }), fc.nat(2000), maybe(words(200)))
    .map(([least, more, invalid]) => ({ least, most: least + more, invalid })),
  date: fc.record({ invalid: maybe(words(200)) }),
  choice: fc.record({ options }),
  radios: fc.record({ options }),
  several: fc.record({ options }),
  checkbox: fc.constant({}),
  consent: fc.constant({}),
  hidden: fc.record({ parameter: fc.stringMatching(/^[a-z][a-z0-9_-]{0,10}$/) }),
  heading: fc.record({ text: maybe(words(200)) }),
};

const isKind = (kind: QuestionKind): kind is Kind => kind in settings;
const kinds = questionKinds.map(({ value }) => value).filter(isKind);

const question = fc.constantFrom(...kinds).chain((kind) =>
  fc
    .tuple(
      settings[kind],
      fc.record({
        label: words(300),
        required: fc.boolean(),
        hint: maybe(words(300)),
        missing: maybe(words(200)),
        width: maybe(fc.constantFrom('half' as const, 'full' as const)),
      }),
      fc.record({ earlier: fc.nat(), is: fc.boolean(), option: fc.nat(), asks: fc.boolean() }),
    )
    .map(([own, common, condition]) => ({ question: { kind, ...common, ...own }, condition })),
);

type Drawn = ReturnType<typeof keyed>[number];

const keyed = (
  all: readonly {
    question: Omit<Question, 'key'>;
    condition: { earlier: number; is: boolean; option: number; asks: boolean };
  }[],
) =>
  all.map(({ question: own, condition }, at) => ({
    question: { ...own, key: `q${at.toString(16).padStart(10, '0')}` },
    condition,
  }));

/** A condition that looks at an earlier question, in an option's words where it has some. */
function conditional({ question: own, condition }: Drawn, before: readonly Drawn[]): Question {
  const earlier = before.filter(({ question: { kind } }) => kind !== 'heading');
  const of = earlier[condition.earlier % Math.max(earlier.length, 1)]?.question;
  if (!condition.asks || !of || own.kind === 'heading' || own.kind === 'hidden') return own;
  const known = optionsOf({ options: of.options ?? '' });
  return {
    ...own,
    onlyIf: of.key,
    onlyIfIs: condition.is ? 'is' : 'is-not',
    onlyIfAnswer: known[condition.option % (known.length + 1)] ?? '',
  };
}

const isQuestion = ({ kind }: Question) => kind !== 'heading' && kind !== 'hidden';

/** A heading with no question below it is refused. */
const isDrawn = ({ kind }: Question, after: readonly Question[]): boolean =>
  kind !== 'heading' || (after.find((each) => each.kind !== 'hidden')?.kind ?? kind) !== kind;

const questions = fc
  .array(question, { minLength: 1, maxLength: 14 })
  .map((all) => keyed(all))
  .map((all) => all.map((each, at) => conditional(each, all.slice(0, at))))
  .map((all) => all.filter((each, at) => isDrawn(each, all.slice(at + 1))))
  .filter((all) => all.some(isQuestion));

/** Answers of all sorts: such as fit, such as nearly do, and whatever a keyboard can write. */
const answerText = fc.oneof(
  fc.constant(''),
  fc.emailAddress(),
  fc.integer({ min: -1500, max: 3500 }).map(String),
  fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  fc.constantFrom('=1+1', '+49 30 901820', ' a ', 'two\nlines', '1,250', 'ada@quay', '<b>"&\''),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
);

const filling = fc.record({
  text: answerText,
  picks: fc.array(fc.nat(20), { minLength: 8, maxLength: 8 }),
});

/** A form that an editor could make, and how somebody fills it in. */
export const randomForm = fc.record({ title: words(80), questions }).chain((form) =>
  fc.tuple(...form.questions.map(() => filling)).map((given) => ({
    ...form,
    filling: Object.fromEntries(
      form.questions.map(({ key }, at) => [String(key), given[at] ?? { text: '', picks: [] }]),
    ),
  })),
);
