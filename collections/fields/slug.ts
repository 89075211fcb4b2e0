import type { TextField } from 'payload';

/** The last part of a document's web address: lower-case words joined by hyphens. */
export function slugField(description: string): TextField {
  return {
    name: 'slug',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    maxLength: 80,
    validate: (value: unknown) =>
      (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) ||
      'Use lower-case letters, digits and single hyphens, for example real-estate.',
    admin: { position: 'sidebar', description },
  };
}
