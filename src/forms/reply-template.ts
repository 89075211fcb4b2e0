import type { AnyForm, SubmissionValues } from './definition';

/** What a template for replies may name in braces, and what stands there then. */
export const templateFields = {
  name: 'the sender’s name',
  reference: 'the reference',
  project: '“your portal project”, say, or “your project”',
  signature: 'the signature below',
} as const;

/** What the signature may name. */
export const signatureFields = {
  me: 'the name of who writes',
  brand: 'the brand',
} as const;

const inBraces = /\{([^{}\s]*)\}/g;

/** Puts values in the place of their names; what is no such name stays as it is. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(inBraces, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );

/** Whatever holds a brace: a name between two, or what somebody left open or closed twice. */
const withBrace = /\{[^{}]*\}?|\}/g;

/** As much of it as tells where it stands. */
const longest = 40;

/** What in a text has a brace and is no known name between two: it would reach readers as it is. */
export const unknownFields = (text: string, known: Readonly<Record<string, string>>): string[] =>
  [...text.matchAll(withBrace)].flatMap(([found]) =>
    found.endsWith('}') && Object.hasOwn(known, found.slice(1, -1))
      ? []
      : [found.length > longest ? `${found.slice(0, longest)}…` : found],
  );

/** What is wrong with the braces of a text, and what may stand there instead. */
export function braceProblem(
  text: string,
  known: Readonly<Record<string, string>>,
): string | undefined {
  const [unknown] = unknownFields(text, known);
  if (unknown === undefined) return undefined;
  const names = inWords(known);
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
