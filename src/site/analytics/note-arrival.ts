import { forgetArrival, keepArrival } from '@/forms/source/arrival';

import { readAnswer } from '../consent/answer';

/** Whoever says no to being counted, here or in their browser, is not asked where they came from. */
export function noteArrival(): void {
  const saysNo = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  if (saysNo || readAnswer() === 'rejected') forgetArrival();
  else keepArrival({ address: location.href, referrer: document.referrer });
}
