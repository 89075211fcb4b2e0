import type { PageType } from './page-type';

/** The page of a form that an editor made. */
export const customFormPages = {
  collection: 'custom-forms',
  home: '/forms/',
  called: 'the form',
  isUnlisted: true,
  sort: 'createdAt',
  name: ({ title }) => title,
  description: ({ intro }) => intro,
  // All else is for the one who answers, or for staff.
  isRead: (field) => field === 'intro' || /^questions\.\d+\.label$/.test(field),
  index: { about: ({ intro }) => intro ?? '' },
} satisfies PageType<'custom-forms'>;
