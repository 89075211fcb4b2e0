import { isOn } from '@/features';
import type { FeatureName } from '@/site-choices';
import { addressOfList } from '@/platform/payload/panel/addresses';

/** A kind of what has a date, as the calendar tells it apart and its address names it. */
export type KindName =
  | 'scheduled'
  | 'articles'
  | 'announcements'
  | 'positions'
  | 'forms'
  | 'claims'
  | 'links';

interface Kind {
  readonly name: KindName;
  /** As the filter calls it. */
  readonly label: string;
  readonly feature?: FeatureName;
  /** How one gets a date, for who finds none. */
  readonly how: string;
  /** Where in the panel that is done. */
  readonly href?: string;
}

const allKinds: readonly Kind[] = [
  {
    name: 'scheduled',
    label: 'Publishing at a date',
    how: 'In the form of anything that is written, open the menu beside “Publish changes” and choose “Schedule Publish”.',
  },
  {
    name: 'articles',
    label: 'Articles',
    feature: 'articles',
    how: 'Give an article its day, under “Published On”. Once it is published it has one.',
    href: addressOfList('articles'),
  },
  {
    name: 'announcements',
    label: 'Announcements',
    feature: 'announcements',
    how: 'Say from when until when an announcement stands over the header.',
    href: addressOfList('announcements'),
  },
  {
    name: 'positions',
    label: 'Open positions',
    feature: 'positions',
    how: 'Say until when people can apply, under “Apply by”.',
    href: addressOfList('positions'),
  },
  {
    name: 'forms',
    label: 'Forms',
    how: 'Say when a form opens and closes, under “When it is open”.',
    href: addressOfList('custom-forms'),
  },
  {
    name: 'claims',
    label: 'Claims to review',
    how: 'Each claim says when to look at its source again, under “Next Review”.',
    href: addressOfList('claims'),
  },
  {
    name: 'links',
    label: 'Links for review',
    feature: 'review',
    how: 'Share a draft for review, in its form: the link ends at its hour.',
  },
];

export const kinds = allKinds.filter(({ feature }) => feature === undefined || isOn(feature));
