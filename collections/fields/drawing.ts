import type { GroupField } from 'payload';

import { drawings } from '~/site.config';

import { buildingNames } from './building-names';
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
        fields: [{ name: 'name', type: 'text', required: true, maxLength: 32 }],
      },
      {
        type: 'row',
        fields: [
          {
            name: 'title',
            type: 'text',
            required: true,
            maxLength: 24,
            label: 'Words on the accent',
            admin: { description: 'Short, with its full stop: “One record.”' },
          },
          {
            name: 'caption',
            type: 'text',
            required: true,
            maxLength: 60,
            label: 'Line below them',
          },
        ],
      },
      {
        type: 'row',
        fields: [
          {
            name: 'above',
            type: 'text',
            required: true,
            maxLength: 48,
            label: 'Above the ground',
            admin: { description: 'For example “Above: what patients see”.' },
          },
          {
            name: 'below',
            type: 'text',
            required: true,
            maxLength: 48,
            label: 'Below the ground',
            admin: { description: 'For example “Below: what staff log in to”.' },
          },
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
