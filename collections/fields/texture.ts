import type { SelectField } from 'payload';

import { picturePicker } from './picture-picker';

/** The textures that a ground can have, in the order in which src/ui/styles/drawing.css draws them. */
const textures = [
  'Slanted lines',
  'Bricks',
  'Dots',
  'Dashes',
  'Crosses',
  'Double lines',
  'Waves',
  'Short strokes',
  'Pebbles',
];

export const textureField = (): SelectField => ({
  name: 'bgClass',
  type: 'select',
  required: true,
  label: 'Texture',
  options: textures.map((label, index) => ({ label, value: `ground-hatch-${index}` })),
  admin: {
    description: 'The ground under its card.',
    components: picturePicker('texture'),
  },
});
