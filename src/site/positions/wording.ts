import { fillIn } from '@/forms/reply-template';
import type { Position } from '@/payload-types';
import { isCurrency } from '@/platform/place/money';
import type { SmallWords } from '@/words';
import { place } from '~/site.config';

type Words = SmallWords['positions'];

/** `Norwich, partly remote` */
export function placeOf({ workplace, town, country }: Position, words: Words): string {
  if (workplace === 'remote') return fillIn(words.remote, { country });
  return workplace === 'hybrid' ? fillIn(words.hybrid, { town: town ?? '' }) : (town ?? '');
}

const periods = {
  year: 'aYear',
  month: 'aMonth',
  day: 'aDay',
  hour: 'anHour',
} as const satisfies Record<Position['payPer'], keyof Words>;

/** `£45,000–£60,000 a year`; of one amount, that alone. */
export function payOf(position: Position, words: Words): string {
  const { payFrom, payTo, payCurrency, payPer } = position;
  const money = new Intl.NumberFormat(place.locale, {
    // A draft may not name one yet.
    ...(isCurrency(payCurrency) && { style: 'currency', currency: payCurrency }),
    maximumFractionDigits: Number.isInteger(payFrom) && Number.isInteger(payTo) ? 0 : 2,
  });
  const amount = payFrom === payTo ? money.format(payFrom) : money.formatRange(payFrom, payTo);
  return `${amount} ${words[periods[payPer]]}`;
}
