import { formList, type FormName } from '@/forms';
import { byName } from '@/platform/by-name';

/** The same for every form that the site has, but for those that are named. */
export const everyForm = <Value>(
  value: Value,
  own: Partial<Record<FormName, Value>> = {},
): Record<FormName, Value> => ({ ...byName(formList, () => value), ...own });
