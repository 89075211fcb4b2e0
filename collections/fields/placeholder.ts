import type { CheckboxField } from 'payload';

/** Marks what the seed invented, so that nobody launches with it by mistake. */
export function placeholderField(): CheckboxField {
  return {
    name: 'placeholder',
    type: 'checkbox',
    defaultValue: false,
    label: 'Invented placeholder',
    admin: {
      position: 'sidebar',
      description: 'Ticked: these words were made up for the demonstration. Replace before launch.',
    },
  };
}
