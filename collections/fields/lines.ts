import type { TextareaField, TextField } from 'payload';

interface Wording {
  /** What the panel says below the field. */
  readonly description?: string;
  readonly label?: string;
  readonly defaultValue?: string;
  readonly custom?: Record<string, unknown>;
  /** It may stay empty. */
  readonly isOptional?: boolean;
}

const common = (name: string, maxLength: number, wording: string | Wording) => {
  const { description, isOptional, ...rest }: Wording =
    typeof wording === 'string' ? { description: wording } : wording;
  return {
    ...{ name, maxLength, ...rest },
    ...(isOptional !== true && { required: true }),
    ...(description !== undefined && { admin: { description } }),
  };
};

/**
 * A text of one line.
 * @param wording its description, or all that there is to say of it
 */
export const line = (
  name: string,
  maxLength: number,
  wording: string | Wording = {},
): TextField => ({ type: 'text', ...common(name, maxLength, wording) });

/** The same over several lines. */
export const paragraph = (
  name: string,
  maxLength: number,
  wording: string | Wording = {},
): TextareaField => ({ type: 'textarea', ...common(name, maxLength, wording) });

/** The address of a page elsewhere. */
export const webAddress = (name: string, wording: string | Wording = {}): TextField => ({
  ...line(name, 500, wording),
  validate: (value: unknown, { required }: { required?: boolean | undefined }) =>
    (required !== true && (value ?? '') === '') ||
    (typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)) ||
    'Give the whole address, beginning with https://',
});
