import type { TextField } from 'payload';

import { freshSlug, onceOnSite } from '../drafts/once-on-site';

const longest = 80;

/** The last part of a document's web address: lower-case words joined by hyphens. */
export function slugField(description: string): TextField {
  return onceOnSite(
    {
      name: 'slug',
      type: 'text',
      required: true,
      maxLength: longest,
      // It takes the place of Payload's own, which would look at the length.
      validate: (value: unknown) =>
        (typeof value === 'string' &&
          value.length <= longest &&
          /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) ||
        `Use at most ${longest} lower-case letters, digits and single hyphens, for example real-estate.`,
      admin: {
        position: 'sidebar',
        description: `${description} When you change it, visitors of the former address are led on.`,
      },
    },
    freshSlug,
  );
}
