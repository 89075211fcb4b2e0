import type { Field } from 'payload';

const sidebar = (name: string, Field: string): Field => ({
  name,
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field },
  },
});

/** Payload has the fields; here they say in words what people want to know of a file. */
const shown = (Cell: string) => ({
  hidden: true,
  readOnly: true,
  disableBulkEdit: true,
  components: { Cell: `/src/panel/media/cells#${Cell}` },
});

export const weightField: Field = {
  ...{ name: 'filesize', type: 'number', label: 'Weight' },
  admin: shown('WeightCell'),
};
export const kindField: Field = {
  ...{ name: 'mimeType', type: 'text', label: 'Kind' },
  admin: shown('KindCell'),
};
export const usedOnField = sidebar('usedOn', '/src/panel/media/used-on#UsedOn');

export const listFields: Field[] = [
  { name: 'width', type: 'number', label: 'Size', admin: shown('SizeCell') },
  weightField,
  kindField,
  usedOnField,
  sidebar('crops', '/src/panel/media/crops#Crops'),
];
