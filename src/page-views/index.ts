/** How often pages are seen, and from where; never by whom (docs/decisions/57-views.md). */
export { forgetViews, keepViews } from './keep-views';
export { objectionCookie } from './objection';
export { otherReferrers, viewOf } from './view';
export { ViewCounts } from './view-counts';
