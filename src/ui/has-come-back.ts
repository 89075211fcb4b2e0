/** Whether the browser shows this page again, by Back or a reload: it has given back the place, and what stood in the fields. */
export function hasComeBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate';
}
