import type { Block } from 'payload';

import { line, paragraph, webAddress } from '../../fields/lines';
import { linkTo } from '../../fields/link-to';
import { pictureField } from '../../fields/picture';
import { headingField, labelField, pageBlock, rowWords } from './block';
import { oneParagraph } from './first-text';

const wide = { least: { width: 1200, height: 600 }, best: '16:9' };
const beside = { least: { width: 800, height: 600 }, best: '4:3' };

export const pictureBlock = (): Block =>
  pageBlock({
    slug: 'picture',
    name: 'Picture',
    plural: 'Pictures',
    says: 'caption',
    fields: [
      pictureField({ name: 'picture', description: 'It keeps its shape.', frame: wide }),
      line('caption', 200, {
        isOptional: true,
        description:
          'Printed below the picture. What it shows, for people who cannot see it, is its alternative text.',
      }),
      {
        name: 'width',
        type: 'radio',
        required: true,
        defaultValue: 'column',
        label: 'How wide',
        options: [
          { label: 'As wide as the texts of the page', value: 'column' },
          { label: 'From edge to edge, cut to a low strip on wide screens', value: 'edges' },
        ],
      },
    ],
  });

export const pictureTextBlock = (): Block =>
  pageBlock({
    slug: 'pictureText',
    name: 'Picture and text',
    plural: 'Pictures and texts',
    fields: [
      labelField(),
      headingField('One screen in place of five'),
      {
        name: 'body',
        type: 'richText',
        label: 'Text',
        required: true,
        defaultValue: oneParagraph(
          'Your staff see an order, its stock and its invoice on one screen. Nobody types anything twice.',
        ),
      },
      pictureField({ name: 'picture', description: 'Beside the text.', frame: beside }),
      {
        name: 'side',
        type: 'radio',
        required: true,
        defaultValue: 'right',
        label: 'The picture stands',
        options: [
          { label: 'At the right', value: 'right' },
          { label: 'At the left', value: 'left' },
        ],
        admin: { description: 'On a phone it stands below the text.' },
      },
      linkTo({ name: 'action', label: 'Button' }),
    ],
  });

export const logosBlock = (): Block =>
  pageBlock({
    slug: 'logos',
    name: 'Logo wall',
    plural: 'Logo walls',
    fields: [
      headingField('They work with us'),
      {
        name: 'logos',
        type: 'array',
        required: true,
        minRows: 2,
        maxRows: 12,
        labels: { singular: 'Logo', plural: 'Logos' },
        admin: {
          initCollapsed: true,
          description: 'Two to twelve, of companies that agreed to stand here.',
          components: rowWords('name'),
        },
        fields: [
          line('name', 60, 'Of the company, for people who cannot see its logo.'),
          pictureField({
            name: 'picture',
            description: 'On a light or transparent ground.',
            frame: { least: { width: 200, height: 60 }, best: '3:1' },
          }),
          webAddress('link', { label: 'Address of its site', isOptional: true }),
        ],
      },
    ],
  });

export const mapBlock = (): Block =>
  pageBlock({
    slug: 'map',
    name: 'Map',
    plural: 'Maps',
    fields: [
      headingField('Where to find us'),
      paragraph('place', 200, {
        label: 'Address',
        description:
          'As you would write it on an envelope. Below it stand links to maps, of which a visitor chooses one.',
        defaultValue: 'Street and number\nTown and postcode',
      }),
      paragraph('note', 200, {
        isOptional: true,
        description: 'How to get there: the nearest station, where to park.',
      }),
      pictureField({
        name: 'picture',
        description: 'A picture of the map, or of the house. Nothing is loaded from elsewhere.',
        frame: beside,
      }),
    ],
  });
