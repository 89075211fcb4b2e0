import type { TextField } from 'payload';

import { onceOnSite } from '../drafts/once-on-site';
import { followTitle, freshSlug, longestSlug, refuseTaken } from '../drafts/slugs';

/** The last part of a document's web address: lower-case words joined by hyphens. */
export function slugField(description: string): TextField {
  return onceOnSite(
    {
      name: 'slug',
      type: 'text',
      required: true,
      maxLength: longestSlug,
      custom: {
        emptyMessage:
          'Write the page’s address: lower-case letters, digits and single hyphens, for example real-estate.',
      },
      hooks: { beforeValidate: [followTitle, refuseTaken] },
      // It takes the place of Payload's own, which would look at the length.
      validate: (value: unknown) =>
        (typeof value === 'string' &&
          value.length <= longestSlug &&
          /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) ||
        `Use at most ${longestSlug} lower-case letters, digits and single hyphens, for example real-estate.`,
      admin: {
        position: 'sidebar',
        description: `${description} When you change it, visitors of the former address are led on.`,
      },
    },
    freshSlug,
  );
}
