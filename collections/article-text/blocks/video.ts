import type { Block } from 'payload';

import { line } from '../../fields/lines';
import { pictureField } from '../../fields/picture';
import { notKnown, videoAt } from '../video';

/** A video that plays on a click: before it, nobody else learns of the visit. */
export const video: Block = {
  slug: 'video',
  labels: { singular: 'Video', plural: 'Videos' },
  admin: { disableBlockName: true },
  fields: [
    {
      ...line('url', 500, { label: 'Address', description: 'Of the video at YouTube or Vimeo.' }),
      validate: (value: unknown) =>
        (typeof value === 'string' && videoAt(value) !== undefined) || notKnown,
    },
    line('title', 120, 'What it shows, on the button that plays it.'),
    pictureField({
      name: 'poster',
      description:
        'Stands there until somebody plays it; the host’s own would be asked for before.',
      frame: { least: { width: 800, height: 450 }, best: '16:9' },
    }),
    line('captions', 200, {
      isOptional: true,
      description:
        'Printed below it: “With captions in English”. Who cannot hear it needs captions, or its words in your text.',
    }),
  ],
};
