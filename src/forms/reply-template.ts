import type { AnyForm, SubmissionValues } from './definition';

/** What a template for replies may name in braces, and what stands there then. */
export const templateFields = {
  name: 'the sender’s name',
  firstName: 'their first name',
  company: 'their company',
  reference: 'the reference',
  project: '“your portal project”, say, or “your project”',
  signature: 'the signature below',
  bookingLink: 'the address at which a call is booked',
} as const;

/** What the signature may name. */
export const signatureFields = {
  me: 'the name of who writes',
  brand: 'the brand',
} as const;

const inBraces = /\{([^{}\s]*)\}/g;

/** The words of a question as one name, however they are written: `How many seats?` is `{howManySeats}`. */
export const plainName = (label: string): string =>
  label.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** Its own key, or that of its plain name; undefined for neither. */
const keyFor = (known: Readonly<Record<string, string>>, name: string): string | undefined =>
  (/^[\p{L}\p{N}_-]+$/u.test(name) ? [name, plainName(name)] : []).find((key) =>
    Object.hasOwn(known, key),
  );

/** Puts values in the place of their names; what is no such name stays as it is. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(inBraces, (whole, name: string) => {
    const key = keyFor(values, name);
    return key === undefined ? whole : (values[key] ?? whole);
  });

/** The names that still stand in a text, each once: what a sender has not answered, or nobody knows. */
export const namesIn = (text: string): readonly string[] => [
  ...new Set(text.match(/\{\p{L}[\p{L}\p{N}_-]*\}/gu)),
];

const title = /^(?:mrs?|ms|miss|dr|prof)\.?\s+/i;

/** As a letter begins: `Ada` of `Dr Ada Lovelace` and of `Lovelace, Ada`. */
export function firstNameOf(name: string): string {
  const [last = '', first] = name.trim().split(/,\s*/, 2);
  return (first || last).replace(title, '').split(/\s+/)[0] ?? '';
}

/** Whatever holds a brace: a name between two, or what somebody left open or closed twice. */
const withBrace = /\{[^{}]*\}?|\}/g;

/** As much of it as tells where it stands. */
const longest = 40;

/** What in a text has a brace and is no known name between two: it would reach readers as it is. */
export const unknownFields = (text: string, known: Readonly<Record<string, string>>): string[] =>
  [...text.matchAll(withBrace)].flatMap(([found]) =>
    found.endsWith('}') && keyFor(known, found.slice(1, -1)) !== undefined
      ? []
      : [found.length > longest ? `${found.slice(0, longest)}…` : found],
  );

/**
 * What is wrong with the braces of a text, and what may stand there instead.
 * @param named which of those that are known a remedy names, where they are many
 */
export function braceProblem(
  text: string,
  known: Readonly<Record<string, string>>,
  named = known,
): string | undefined {
  const [unknown] = unknownFields(text, known);
  if (unknown === undefined) return undefined;
  const names = inWords(named);
  const remedy = names === '' ? 'Leave the braces out.' : `There is ${names}.`;
  return `${unknown} means nothing here. ${remedy}`;
}

export const inWords = (known: Readonly<Record<string, string>>): string =>
  Object.entries(known)
    .map(([name, meaning]) => `{${name}}: ${meaning}`)
    .join('; ');

/** `your portal project`, as it stands in a sentence; a kind that says nothing is `your project`. */
export function projectOf({ fields }: Pick<AnyForm, 'fields'>, values: SubmissionValues): string {
  const value = values['projectType'];
  const field = fields.find(({ name }) => name === 'projectType');
  if (!value || value === 'other' || field?.kind !== 'choice') return 'your project';
  const label = field.options.find((option) => option.value === value)?.label;
  if (!label) return 'your project';
  return `your ${label.charAt(0).toLowerCase()}${label.slice(1)} project`;
}
