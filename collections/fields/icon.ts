import type { SelectField } from 'payload';

import { picturePicker } from './picture-picker';

/** The lucide icons that an editor can choose from; src/ui/icon.tsx draws them. */
const icons = [
  'bell',
  'boxes',
  'brain-circuit',
  'calendar-range',
  'chart-line',
  'credit-card',
  'database-zap',
  'door-open',
  'dumbbell',
  'factory',
  'file-check',
  'file-text',
  'graduation-cap',
  'hand-heart',
  'handshake',
  'heart-pulse',
  'house',
  'landmark',
  'layers',
  'leaf',
  'plane',
  'plug',
  'rocket',
  'scale',
  'server',
  'shield-check',
  'shopping-bag',
  'smartphone',
  'table-properties',
  'trending-up',
  'truck',
  'umbrella',
  'users',
  'workflow',
] as const;

export function iconField(): SelectField {
  return {
    name: 'icon',
    type: 'select',
    required: true,
    options: icons.map((icon) => ({ label: icon.replaceAll('-', ' '), value: icon })),
    enumName: 'enum_icon',
    interfaceName: 'IconName',
    admin: {
      description: 'A small line drawing that stands beside the title.',
      components: picturePicker('icon'),
    },
  };
}
