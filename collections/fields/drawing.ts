import type { GroupField } from 'payload';

import { drawings } from '~/site.config';

import { buildingNames } from './building-names';
import { line } from './lines';
import { picturePicker } from './picture-picker';

/** Of what nothing is drawn, the panel does not ask how. */
const ofGround = { hidden: drawings === 'plain' };

/** The data from which an industry's section through the ground is drawn. */
export function drawingField(): GroupField {
  return {
    name: 'drawing',
    type: 'group',
    label: drawings === 'ground' ? 'Section through the ground' : 'Layers',
    admin: {
      description:
        'The picture at the top of the page. Each layer is a tool or a file that the business pays for; the words on the accent say what takes their place.',
    },
    fields: [
      {
        name: 'preview',
        type: 'ui',
        admin: {
          condition: () => drawings === 'ground',
          components: { Field: '/src/panel/drawing/live-drawing#LiveDrawing' },
        },
      },
      {
        name: 'building',
        type: 'select',
        required: true,
        defaultValue: 'plain',
        enumName: 'enum_building',
        interfaceName: 'BuildingName',
        options: buildingNames.map((name) => ({ label: name.replaceAll('-', ' '), value: name })),
        admin: {
          ...ofGround,
          description: 'What stands on the ground. “plain” suits any trade.',
          components: picturePicker('building'),
        },
      },
      {
        name: 'layers',
        type: 'array',
        required: true,
        minRows: 3,
        maxRows: 9,
        labels: { singular: 'Layer', plural: 'Layers' },
        admin: { description: 'From the top down, three to nine. Two or three words each.' },
        fields: [line('name', 32)],
      },
      {
        type: 'row',
        fields: [
          line('title', 24, {
            label: 'Words on the accent',
            description: 'Short, with its full stop: “One record.”',
          }),
          line('caption', 60, { label: 'Line below them' }),
        ],
      },
      {
        type: 'row',
        fields: [
          line('above', 48, {
            label: 'Above the ground',
            description: 'For example “Above: what patients see”.',
          }),
          line('below', 48, {
            label: 'Below the ground',
            description: 'For example “Below: where staff keep the records”.',
          }),
        ],
      },
      {
        name: 'seed',
        type: 'number',
        required: true,
        defaultValue: 1,
        min: 1,
        max: 9999,
        label: 'Shape of the ground',
        admin: {
          ...ofGround,
          description: 'Any number from 1 to 9999. Change it to bend the ground another way.',
        },
      },
    ],
  };
}
