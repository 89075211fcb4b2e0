const week = () => {
  const day = (before: number) =>
    new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);
  return `from=${day(20)}&to=${day(14)}`;
};

/** What staff look at, by its name. */
export const inboxViews = (ids: { one: string; often: string }): Record<string, string> => ({
  'first view': '/admin',
  'first view, quotes': '/admin?tab=quote',
  'queue, open': '/admin?view=open',
  'queue, mine': '/admin?view=mine',
  'queue, unassigned': '/admin?view=unassigned',
  'queue, overdue': '/admin?view=overdue',
  'queue, snoozed': '/admin?view=snoozed',
  'queue, set aside': '/admin?view=set-aside',
  'queue, done': '/admin?view=done',
  unread: '/admin?show=unread',
  answered: '/admin?show=answered',
  trash: '/admin?tab=quote&show=trash',
  filtered: '/admin?tab=quote&status=in-progress&projectType=portal&budget=50k%2B',
  'filtered by days': '/admin?tab=quote&from=2026-06-01&to=2026-07-31&status=replied',
  'filtered by source': '/admin?source=newsletter',
  'sorted by name': '/admin?tab=quote&sort=name',
  'a page far down':
    '/admin?after=00000000-0000-4000-8000-000000000000_2026-05-01T00%3A00%3A00.000Z',
  'first replies late, a week': `/admin?reply=late&${week()}`,
  'first replies in time, 13 weeks': '/admin?tab=quote&reply=in-time',
  'search, a name': '/admin?view=open&q=Whitlock',
  'search, two words': '/admin?view=done&q=oduya+invoices',
  'search, one of all': '/admin?view=done&q=sender31234',
  'search, a telephone number': '/admin?tab=quote&q=02079460123',
  'search, a reference': '/admin?view=done&q=qseed4321',
  'search, in threads': '/admin?view=done&q=thread77777',
  'search, a word of most threads': '/admin?view=open&q=permits',
  'search, mistyped': '/admin?view=open&q=Whitlokc',
  'search, mistyped, in all': '/admin?tab=quote&q=Brennnan',
  'search, nothing': '/admin?tab=quote&q=zeppelin',
  'search, two letters': '/admin?q=zz',
  'open, with its thread': `/admin?tab=quote&open=${ids.one}`,
  'open, in a queue': `/admin?view=open&open=${ids.one}`,
  'a person': `/admin/people/${ids.one}`,
  'a person who wrote 500 times': `/admin/people/${ids.often}`,
  'that person, the last page': `/admin/people/${ids.often}?page=10`,
  'what is kept of a person': `/admin/data-protection?person=${ids.one}`,
  figures: '/admin/figures',
  scheduled: '/admin/scheduled',
  unmatched: '/admin/unmatched',
  'is anything new?': '/admin/revision',
});
