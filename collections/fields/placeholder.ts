import type { CheckboxField } from 'payload';

/**
 * Marks what the seed invented, in the panel and on the pages (src/site/sections/sample-mark.tsx),
 * so that nobody launches with it by mistake.
 */
export function placeholderField(): CheckboxField {
  return {
    name: 'placeholder',
    type: 'checkbox',
    defaultValue: false,
    label: 'Invented placeholder',
    admin: {
      position: 'sidebar',
      description:
        'Ticked: this was made up for the demonstration, and the pages that show it say so. Replace it before launch.',
    },
  };
}
