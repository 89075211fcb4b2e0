import type { ShownForm } from '../definition';
import { testParameter } from '../made/test-send';

/** Where a form is sent, with a script and without. */
export const doorAddress = ({ name, test }: Pick<ShownForm, 'name' | 'test'>): string =>
  `/api/${name}${test === undefined ? '' : `?${testParameter}=${test}`}`;
