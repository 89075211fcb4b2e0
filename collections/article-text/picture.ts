import type { Field } from 'payload';
import { z } from 'zod';

import { line } from '../fields/lines';

/** What stands with a picture of a text; what it shows in words is the picture’s own. */
export const pictureFields: Field[] = [
  line('caption', 300, {
    isOptional: true,
    description:
      'Printed below the picture. What the picture shows, for people who cannot see it, is its alternative text.',
  }),
];

/** A document of `media` by its id, or as it was read; null once it is gone. */
export const chosenPicture = z.union([z.uuid(), z.looseObject({ id: z.uuid() })]).nullish();
export type ChosenPicture = z.infer<typeof chosenPicture>;

/** `{ type: 'upload', relationTo: 'media', value: id, fields: { caption } }` */
export const pictureNode = z.looseObject({
  type: z.literal('upload'),
  // None, nor a value, while a file that was dropped is on its way.
  relationTo: z.literal('media').optional(),
  value: chosenPicture,
  fields: z.looseObject({ caption: z.string().max(300).nullish() }).nullish(),
});
