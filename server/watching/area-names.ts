import { writtenForms } from '@/forms';

const doors = writtenForms.map(({ name }) => `/api/${name}`);

/** Few, whatever strangers ask for: who counts by them keeps each for as long as the process lives. */
export function areaNameOf(path: string): string {
  if (doors.includes(path) || path.startsWith('/api/forms/')) return 'door';
  const [, first = ''] = path.split('/');
  return ['admin', 'api', 'cms', '_next'].includes(first) ? first : 'site';
}
