import type { Colleague } from './colleagues';

/** Of whom a submission is assigned to. */
export function assigneeName(colleagues: readonly Colleague[], assignee: string | null): string {
  if (assignee === null) return 'Nobody';
  return colleagues.find(({ id }) => id === assignee)?.name ?? 'A former colleague';
}
