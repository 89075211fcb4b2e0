import { longMoment } from '@/platform/place/calendar-day';

import { fillIn } from '../reply-template';
import type { OpeningSettings } from './document';

/** Whether a form takes answers, or why it takes none. */
export type Opening = 'open' | 'early' | 'closed' | 'full';

/** What the words of a form that takes no answers may name. */
export const openingNames = {
  opens: 'when the form opens',
  closes: 'when it closes',
} as const;

/** What stands there while an editor has written nothing else. */
export const openingDefaults = {
  early: { title: 'Not open yet', text: 'This form opens on {opens}.' },
  closed: { title: 'This form is closed', text: 'It closed on {closes}.' },
  full: {
    title: 'This form is full',
    text: 'As many people have answered as there is room for.',
  },
} as const;

/**
 * @param taken how many entries it has that count
 * @param now in milliseconds
 */
export function openingAt(
  { opensAt, closesAt, most }: OpeningSettings,
  now: number,
  taken: number,
): Opening {
  if (opensAt !== undefined && now < opensAt) return 'early';
  if (closesAt !== undefined && now >= closesAt) return 'closed';
  return most !== undefined && taken >= most ? 'full' : 'open';
}

/** The next moment at which the time alone opens or closes it, in milliseconds. */
export const nextMoment = ({ opensAt, closesAt }: OpeningSettings, now: number) =>
  [opensAt, closesAt].find((moment) => moment !== undefined && moment > now);

/** It is not always open to everybody. */
export const mayClose = ({ opensAt, closesAt, most }: OpeningSettings): boolean =>
  [opensAt, closesAt, most].some((each) => each !== undefined);

/** What people read in its place. */
export function openingWords(settings: OpeningSettings, opening: Exclude<Opening, 'open'>) {
  const { opensAt, closesAt } = settings;
  const own = settings[opening];
  const moments = { opens: inWords(opensAt), closes: inWords(closesAt) };
  const { title, text } = openingDefaults[opening];
  return { title: own.title || title, text: fillIn(own.text || text, moments) };
}

const inWords = (moment: number | undefined): string =>
  moment === undefined ? '' : longMoment(new Date(moment));
