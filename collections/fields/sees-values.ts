import type { Condition, Field } from 'payload';

import { may } from '@/accounts/rights';

import { having } from '../access';
import { fieldsOfFeature } from '../put-away';

const isNarrowable: Condition = (_data, siblings) =>
  may(siblings, 'read') && !may(siblings, 'users');

/** Whether somebody of staff sees what enquiries are worth; `may` reads it (src/accounts/rights/table.ts). */
export const seesValuesFields: Field[] = fieldsOfFeature('pipeline', [
  {
    name: 'seesValues',
    type: 'checkbox',
    label: 'Sees what enquiries are worth',
    defaultValue: true,
    access: { create: having('users'), update: having('users') },
    admin: {
      condition: isNarrowable,
      disableListColumn: true,
      description:
        'Off: they work in the pipeline and see no amount, in no list, sum, figure or file. Whoever this changes for is signed out.',
    },
  },
]);
