/** The parts of the site that the web process treats differently. */
export type Area = 'site' | 'staff' | 'panel' | 'api' | 'next';

const areaByFirstSegment: ReadonlyMap<string, Area> = new Map([
  ['admin', 'staff'],
  ['cms', 'panel'],
  ['api', 'api'],
  ['_next', 'next'],
]);

/** Which part a decoded path belongs to. Only `site` is public: its pages are the same for all. */
export function areaOf(path: string): Area {
  return areaByFirstSegment.get(path.split('/')[1] ?? '') ?? 'site';
}
