import { forms } from '@/forms';

const doors = Object.keys(forms).map((form) => `/api/${form}`);

/** Few, whatever strangers ask for: who counts by them keeps each for as long as the process lives. */
export function areaNameOf(path: string): string {
  if (doors.includes(path)) return 'door';
  const [, first = ''] = path.split('/');
  return ['admin', 'api', 'cms', '_next'].includes(first) ? first : 'site';
}
