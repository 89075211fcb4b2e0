/** How often pages are seen, and from where; never by whom (docs/decisions/57-views.md). */
export { forgetViews, keepViews } from './keep-views';
export { objectionHeader } from './objection';
export {
  countFollowed,
  countViewsOf,
  listFollowed,
  listViews,
  viewsBy,
  type ViewGroup,
} from './read-views';
export { seenPath } from './seen';
export { otherReferrers, viewOf, viewOfSeen, type Visit } from './view';
export { ViewCounts } from './view-counts';
