import type { ShownForm } from '../definition';
import { testParameter } from '../made/test-send';

/** Of the fingerprint of what a page asks. */
export const asksParameter = 'asks';

/** Where a form is sent, with a script and without. */
export function doorAddress({
  name,
  test,
  fingerprint,
}: Pick<ShownForm, 'name' | 'test' | 'fingerprint'>): string {
  const [parameter, value] =
    test === undefined ? [asksParameter, fingerprint] : [testParameter, test];
  return `/api/${name}${value === undefined ? '' : `?${parameter}=${value}`}`;
}
