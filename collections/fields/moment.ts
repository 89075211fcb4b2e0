import type { DateField, SelectField } from 'payload';

import { place } from '~/site.config';

/** Payload would store the zone beside each moment, as an enum of the database that names the place. */
const hereAlone = ({ baseField }: { baseField: SelectField }): SelectField =>
  Object.assign({}, baseField, {
    virtual: true,
    required: false,
    hooks: { afterRead: [() => place.timeZone] },
  });

/** A day and an hour, by the clocks of the place. */
export const moment = (name: string, label: string, description: string): DateField => ({
  ...{ name, label, type: 'date', timezone: { override: hereAlone } },
  admin: {
    description,
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy HH:mm', timeIntervals: 15 },
  },
});
