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

/** The names in braces that a text uses and that mean nothing. */
export const unknownFields = (text: string, known: Readonly<Record<string, string>>): string[] =>
  [...text.matchAll(inBraces)].flatMap(([whole, name]) =>
    name !== undefined && Object.hasOwn(known, name) ? [] : [whole],
  );

/** `your portal project`, as it stands in a sentence; a kind that says nothing is `your project`. */
export function projectOf({ fields }: Pick<AnyForm, 'fields'>, values: SubmissionValues): string {
  const value = values['projectType'];
  const field = fields.find(({ name }) => name === 'projectType');
  if (!value || value === 'other' || field?.kind !== 'choice') return 'your project';
  const label = field.options.find((option) => option.value === value)?.label;
  if (!label) return 'your project';
  return `your ${label.charAt(0).toLowerCase()}${label.slice(1)} project`;
}
